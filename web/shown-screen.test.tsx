import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { api } from '../contract/api';
import { paths } from '../contract/paths';
import { screenFiles } from './screens';
import { lateFile } from './shell/late-file';
import { MissingFile, MissingScreen } from './shell/missing-file';
import { useShownScreen } from './shown-screen';
import { healthy, on, playServer, type Stub, unreachable } from './testing/server';
import { navigate } from './ui/navigation';

const reload = vi.fn();
let isGone: boolean;

function Contact() {
  const [text, setText] = useState('');
  return <textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
}
const Help = () => <h1>How It Works</h1>;

function makeFiles() {
  const help = lateFile(async () => {
    if (isGone) throw new Error('Unable to preload CSS for /assets/help-page.css');
    return Help;
  });
  return { ...screenFiles, contact: lateFile(async () => Contact), help };
}

function Stage({ files }: { files: typeof screenFiles }) {
  const [path] = useLocation();
  const { Page, missed, isMissing, tryAgain } = useShownScreen(path === '/help' ? 'help' : 'contact', files);
  return (
    <>
      {missed && <MissingScreen {...missed} />}
      {isMissing && <MissingFile onRetry={tryAgain} />}
      {Page && <Page />}
    </>
  );
}

const well = [on(api.health.check, healthy)];

async function open(server: Stub[] = well) {
  playServer(server);
  history.replaceState(null, '', '/contact');
  render(<Stage files={makeFiles()} />);
  return await screen.findByLabelText<HTMLTextAreaElement>('Message');
}
const goToHelp = () => act(async () => navigate(paths.help));

beforeEach(() => {
  isGone = true;
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

describe('a screen whose file is gone', () => {
  it('reloads the page once, at the address that he wanted', async () => {
    await open();
    await goToHelp();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(location.pathname).toBe('/help');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so in our words where the reload did not help, and comes when it is asked for again', async () => {
    await open();
    history.pushState({ reloadedAt: Date.now() }, '', '/help');
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect((await screen.findByRole('alert')).textContent).toContain('This part of the app could not be fetched.');
    expect(document.body.textContent).not.toContain('preload');
    expect(reload).not.toHaveBeenCalled();
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not reload where no server answers: the browser would show a page of its own', async () => {
    await open([on(api.health.check, unreachable)]);
    await goToHelp();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched again when he comes to it another time', async () => {
    await open([on(api.health.check, unreachable)]);
    await goToHelp();
    await screen.findByRole('alert');
    await act(async () => navigate(paths.contact));
    isGone = false;
    await goToHelp();
    expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeTruthy();
  });

  it('keeps him with what he typed, and says what happened', async () => {
    const field = await open();
    await userEvent.type(field, 'She likes the sea');
    await goToHelp();
    expect((await screen.findByRole('alert')).textContent).toContain('what you typed is still here');
    expect(screen.getByLabelText('Message')).toBe(field);
    expect(field.value).toBe('She likes the sea');
    expect([location.pathname, reload.mock.calls.length]).toEqual(['/contact', 0]);
    expect(screen.getByRole('link', { name: 'open the other page anew' }).getAttribute('href')).toBe('/help');
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeTruthy();
    expect([location.pathname, screen.queryByRole('alert')]).toEqual(['/help', null]);
  });

  it('keeps what he began to type while the server was asked', async () => {
    let answer = () => {};
    const field = await open([
      on(
        api.health.check,
        () =>
          new Promise((resolve) => {
            answer = () => resolve(healthy);
          }),
      ),
    ]);
    await goToHelp();
    await userEvent.type(field, 'She');
    await act(async () => answer());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([field.value, reload.mock.calls.length]).toEqual(['She', 0]);
  });
});
