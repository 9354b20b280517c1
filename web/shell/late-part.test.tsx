import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noPage, pageOf, playServer } from '../testing/server';
import { lateExtra, latePart } from './late-part';

const arriving = () => {
  let isGone = true;
  const bring = async () => {
    if (isGone) throw new Error('Unable to preload CSS for /assets/x.css');
    return () => <p>Here</p>;
  };
  return { bring, mend: () => (isGone = false) };
};

it('a part whose file did not come takes only its own place, and is fetched again when it is opened again', async () => {
  playServer([noPage]);
  const { bring, mend } = arriving();
  const Part = latePart(bring);
  render(<Part />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).not.toContain('preload');
  cleanup();
  mend();
  render(<Part />);
  expect(await screen.findByText('Here')).toBeTruthy();
});

it('one that the screen does without is silently missing, and does not reload the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const requests = playServer([pageOf('/assets/index-2.js')]);
  const Extra = lateExtra(arriving().bring);
  const { container } = render(<Extra />);
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
  expect([requests.length, reload.mock.calls.length]).toEqual([0, 0]);
});
