import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { sent, serverFor } from '../testing/household';
import { answerItems, idOf } from '../testing/notebook';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub, unreachable } from '../testing/server';
import DashboardPage from './dashboard-page';
import { DataPrivacyCard } from './data-privacy-card';

beforeEach(() => {
  localStorage.setItem('token', makeToken());
  history.replaceState(null, '', paths.dashboard);
});
function open(extra: Stub[] = []) {
  const requests = playServer([...serverFor({ items: answerItems(2) }), ...extra]);
  renderInApp(<DataPrivacyCard />);
  return requests;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The files that the browser would save, by name. */
function watchDownloads() {
  const files = new Map<string, Blob>();
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.split(':')[1])];
    if (blob) files.set(this.download, blob);
  });
  return files;
}

describe('downloading', () => {
  it('DASH-25 DASH-26 DASH-27 ROLE-09 saves GET /api/answers as heartnote-data.json and says so', async () => {
    const files = watchDownloads();
    const requests = open();
    await press('Download My Data');
    expect(await screen.findByText('Data downloaded successfully!')).toBeTruthy();
    expect((await sent(requests, 'GET')).map(({ path }) => path)).toContain('/api/answers');
    expect([...files.keys()]).toEqual(['heartnote-data.json']);
    expect(JSON.parse((await files.get('heartnote-data.json')?.text()) ?? '')).toEqual(answerItems(2));
  });

  it('saves the rest as a second file: her card, his ideas and days and what else there is', async () => {
    const files = watchDownloads();
    const check = {
      type: 'check',
      answerId: idOf(1),
      verdict: 'still',
      on: '2026-06-10T12:00:00.000Z',
    } as const;
    const requests = open([on(api.download.rest, [check])]);
    await press('Download Everything Else');
    expect(await screen.findByText('Data downloaded successfully!')).toBeTruthy();
    expect((await sent(requests, 'GET')).map(({ path }) => path)).toContain('/api/download');
    expect([...files.keys()]).toEqual(['heartnote-everything-else.json']);
    expect(JSON.parse((await files.get('heartnote-everything-else.json')?.text()) ?? '')).toEqual([check]);
    expect(screen.getByText(/^My Data is her answers and your questions/)).toBeTruthy();
  });

  it.each([
    ['is saved also when he has gone to another tab meanwhile', false, 1],
    ['is not saved once he has logged out', true, 0],
  ])('DASH-25 %s', async (_, isLoggedOut, saved) => {
    const files = watchDownloads();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    playServer([...serverFor({}), on(api.answers.list, () => arrived.then(() => answerItems(2)))]);
    const { unmount } = renderInApp(<DataPrivacyCard />);
    await press('Download My Data');
    unmount();
    if (isLoggedOut) localStorage.removeItem('token');
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    await waitFor(() => expect(files.size).toBe(saved));
  });

  it('DASH-28 one that fails while he is on another tab is told there, and where he began it', async () => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    let calls = 0;
    const items = () => (calls++ === 0 ? [] : failed.then(() => refuse('server_error')));
    playServer([...serverFor({}), on(api.answers.list, items)]);
    renderInApp(<DashboardPage />);
    await screen.findByText('No answers yet');
    await press('Download My Data');
    await userEvent.click(screen.getByRole('tab', { name: 'Account Settings' }));
    await act(async () => fail());
    expect(await screen.findByText('Failed to download data')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getAllByText('Failed to download data')).toHaveLength(1);
  });

  it("DASH-28 a failure shows 'Failed to download data' and saves nothing", async () => {
    const files = watchDownloads();
    open([on(api.answers.list, unreachable)]);
    await press('Download My Data');
    expect(await screen.findByText('Failed to download data')).toBeTruthy();
    expect(files.size).toBe(0);
  });
});

describe('deleting the account', () => {
  const confirmed = async () => {
    await press('Delete Account');
    const [, inDialog] = screen.getAllByRole('button', { name: 'Delete Account' });
    await userEvent.click(inDialog as HTMLElement);
  };

  it('DASH-29 asks first', async () => {
    const requests = open();
    await press('Delete Account');
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Are you sure you want to delete your account? This cannot be undone.',
    );
    expect(await sent(requests, 'DELETE')).toEqual([]);
  });

  it('tells a premium husband that his subscription ends with it, and a basic one nothing of the kind', async () => {
    open(serverFor({ isPremium: true }));
    await screen.findByRole('button', { name: 'Delete Account' });
    await waitFor(async () => {
      await press('Delete Account');
      const asked = screen.getByRole('alertdialog').textContent;
      await press('Cancel');
      expect(asked).toContain('Your Premium subscription ends right away');
    });
    cleanup();
    open();
    await press('Delete Account');
    expect(screen.getByRole('alertdialog').textContent).not.toContain('subscription');
  });

  it('DASH-30 sends nothing and changes nothing when declined', async () => {
    const requests = open();
    await press('Delete Account');
    await press('Cancel');
    expect(await sent(requests, 'DELETE')).toEqual([]);
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(location.pathname).toBe(paths.dashboard);
  });

  it('DASH-31 DASH-32 DASH-33 ROLE-10 sends DELETE /api/user, clears the token and goes to /login', async () => {
    const requests = open([on(api.accounts.deleteAccount, { message: '' })]);
    await confirmed();
    await waitFor(() => expect(location.pathname).toBe(paths.login));
    expect(await sent(requests, 'DELETE')).toEqual([{ path: '/api/user', body: null }]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  it("DASH-34 a failure shows 'Failed to delete account' and he stays", async () => {
    open([on(api.accounts.deleteAccount, refuse('server_error'))]);
    await confirmed();
    expect(await screen.findByText('Failed to delete account')).toBeTruthy();
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(location.pathname).toBe(paths.dashboard);
  });
});
