import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { paths, pathWith } from '../contract/paths';
import { screenFiles } from './screens';
import { lateFile } from './shell/late-file';
import { MissingFile, MissingScreen } from './shell/missing-file';
import { useShownScreen } from './shown-screen';
import { noPage, pageOf, playServer, type Stub } from './testing/server';
import { blockStorage } from './testing/storage';
import { navigate } from './ui/navigation';

const reload = vi.fn();
const helpCame = vi.fn();
const helpFailed = vi.fn();
let isGone: boolean;
/** Some browsers never ask again for a module that did not come: it fails at once until the page is loaded anew. */
let isKeptFailed: boolean;
let arrival = Promise.resolve();

function Contact() {
  const [text, setText] = useState('');
  return <textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
}
const Help = () => <h1>How It Works</h1>;

function makeFiles() {
  const help = lateFile(async () => {
    await arrival;
    if (isGone || isKeptFailed) {
      helpFailed();
      throw new Error('Unable to preload CSS for /assets/help-page.css');
    }
    helpCame();
    return Help;
  });
  return { ...screenFiles, contact: lateFile(async () => Contact), help };
}

function Stage({ files }: { files: typeof screenFiles }) {
  const [path] = useLocation();
  const { Page, missed, isMissing, tryAgain } = useShownScreen(path === paths.help ? 'help' : 'contact', files);
  return (
    <>
      {missed && <MissingScreen {...missed} />}
      {isMissing && <MissingFile onRetry={tryAgain} />}
      {Page && <Page />}
    </>
  );
}

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const FIRST = '/assets/index-1.js';
const SECOND = '/assets/index-2.js';
const THIRD = '/assets/index-3.js';
/** After a deploy the server gives another version than the one that is open. */
const deployed = [pageOf(SECOND)];

async function open(server: Stub[] = deployed) {
  cleanup();
  playServer(server);
  history.replaceState(null, '', paths.contact);
  render(<Stage files={makeFiles()} />);
  return await screen.findByLabelText<HTMLTextAreaElement>('Message');
}
const goToHelp = () => act(async () => navigate(paths.help));

beforeEach(() => {
  isGone = true;
  isKeptFailed = false;
  arrival = Promise.resolve();
  reload.mockReset();
  helpCame.mockReset();
  helpFailed.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

describe('a screen whose file is gone', () => {
  it('reloads the page once, at the address that he wanted', async () => {
    await open();
    await goToHelp();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(location.pathname).toBe(paths.help);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so in our words where the reload did not help, and comes when it is asked for again', async () => {
    await open();
    await goToHelp();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await open();
    await goToHelp();
    expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load this part of the app.");
    expect(document.body.textContent).not.toContain('preload');
    expect(reload).toHaveBeenCalledOnce();
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not reload where no server answers: the browser would show a page of its own', async () => {
    await open([noPage]);
    await goToHelp();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched again when he comes to it another time', async () => {
    await open([noPage]);
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
    expect([location.pathname, reload.mock.calls.length]).toEqual([paths.contact, 0]);
    expect(screen.getByRole('link', { name: 'load the other page again' }).getAttribute('href')).toBe(paths.help);
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeTruthy();
    expect([location.pathname, screen.queryByRole('alert')]).toEqual([paths.help, null]);
  });

  it('keeps what he began to type while the server was asked', async () => {
    const { promise, resolve } = gate();
    const field = await open([pageOf(SECOND, promise)]);
    await goToHelp();
    await userEvent.type(field, 'She');
    await act(async () => resolve());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([field.value, reload.mock.calls.length]).toEqual(['She', 0]);
  });

  it('is loaded with the whole page when he tries again, where the browser would never ask for it again', async () => {
    isKeptFailed = true;
    await open([noPage]);
    await goToHelp();
    await screen.findByRole('alert');
    playServer(deployed);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(location.pathname).toBe(paths.help);
  });

  it('is not loaded so over what he has typed, nor while no server answers', async () => {
    isKeptFailed = true;
    const field = await open();
    await userEvent.type(field, 'She');
    await goToHelp();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(helpFailed).toHaveBeenCalledTimes(2));
    await userEvent.clear(field);
    playServer([noPage]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(helpFailed).toHaveBeenCalledTimes(3));
    expect([location.pathname, reload.mock.calls.length]).toEqual([paths.contact, 0]);
    playServer(deployed);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(location.pathname).toBe(paths.help);
  });

  it('is not reloaded for again and again, however often he comes back to it, nor by servers of two versions', async () => {
    for (const offered of [SECOND, FIRST, SECOND, FIRST, SECOND]) {
      await open([pageOf(offered)]);
      const before = reload.mock.calls.length;
      await goToHelp();
      await waitFor(() => expect(reload.mock.calls.length > before || screen.queryByRole('alert')).toBeTruthy());
    }
    expect(reload).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('is reloaded for once more after the next deploy, be it a minute later or an hour', async () => {
    await open();
    await goToHelp();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await open([pageOf(THIRD)]);
    await goToHelp();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it.each(['blocked', 'full'] as const)('is not reloaded for with storage %s: he would be logged out', async (how) => {
    blockStorage(how);
    await open();
    await goToHelp();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does nothing where he has moved on while the server was asked', async () => {
    const { promise, resolve } = gate();
    const read = vi.spyOn(Response.prototype, 'text');
    await open([pageOf(SECOND, promise)]);
    await goToHelp();
    await act(async () => navigate(paths.contact));
    await act(async () => resolve());
    await waitFor(() => expect(read).toHaveResolvedWith(expect.stringContaining(SECOND)));
    await act(async () => {});
    expect([reload.mock.calls.length, location.pathname]).toEqual([0, paths.contact]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads nowhere when it comes after all, if he has moved on from where he tried it again', async () => {
    const field = await open();
    await userEvent.type(field, 'She likes the sea');
    await goToHelp();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await screen.findByRole('alert');
    const { promise, resolve } = gate();
    arrival = promise;
    isGone = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await act(async () => navigate(pathWith(paths.contact, '?from=menu')));
    await act(async () => resolve());
    await waitFor(() => expect(helpCame).toHaveBeenCalledOnce());
    await act(async () => {});
    expect(location.pathname).toBe(paths.contact);
  });
});
