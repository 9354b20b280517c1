import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TAKE_OVER } from '../../contract/worker';
import { pageOf, playServer } from '../testing/server';
import { NewerVersion } from './newer-version';

const MINE = '/assets/index-1.js';
const NEWER = '/assets/index-2.js';

/** The browser's own part of it: a registration that a test lets find a newer worker. */
function playWorkers() {
  const waiting = { postMessage: vi.fn() };
  const installing = Object.assign(new EventTarget(), { state: 'installed' });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as typeof waiting | null,
    installing: null as typeof installing | null,
    update: vi.fn(async () => {}),
  });
  const workers = Object.assign(new EventTarget(), { register: async () => registration });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }));
  const takeOver = () => act(async () => void workers.dispatchEvent(new Event('controllerchange')));
  const findNewer = () =>
    act(async () => {
      registration.installing = installing;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = waiting;
      installing.dispatchEvent(new Event('statechange'));
    });
  return { findNewer, takeOver, waiting };
}

async function open(offered: string) {
  playServer([pageOf(offered)]);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const workers = playWorkers();
  const { container } = render(
    <>
      <script type="module" src={MINE} />
      <NewerVersion />
      <textarea aria-label="Hers" />
    </>,
  );
  await act(async () => {});
  return { ...workers, reload, container };
}

const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('a newer version is offered, not forced on somebody who is looking; one press loads it, once its worker has taken over', async () => {
  const { findNewer, takeOver, waiting, reload } = await open(NEWER);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  await findNewer();
  expect(await screen.findByText(/newer version of Heartnote is ready/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(waiting.postMessage).toHaveBeenCalledWith(TAKE_OVER);
  expect(reload).not.toHaveBeenCalled();
  await takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

it('where the newer worker does not answer it is loaded all the same', async () => {
  const { findNewer, reload } = await open(NEWER);
  await findNewer();
  const button = await screen.findByRole('button', { name: 'Reload' });
  vi.useFakeTimers();
  button.click();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('it comes by itself when he has turned away, but never over words that he is typing', async () => {
  const { findNewer, takeOver, reload } = await open(NEWER);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Hers');
  field.value = 'She loves';
  await findNewer();
  await screen.findByText(/newer version/);
  await turn('hidden');
  expect(reload).not.toHaveBeenCalled();
  await turn('visible');
  field.value = '';
  await turn('hidden');
  await takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that is new already says nothing; only its worker changes', async () => {
  const { findNewer, waiting, reload } = await open(MINE);
  await findNewer();
  await vi.waitFor(() => expect(waiting.postMessage).toHaveBeenCalledWith(TAKE_OVER));
  expect(screen.queryByText(/newer version/)).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
