import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { api } from '../contract/api';
import type { Screen } from './routes';
import { adminServer } from './testing/administrator';
import { basicUser, makeToken } from './testing/render';
import { on, playServer, refuse } from './testing/server';
import { basicServer, shows, visit } from './testing/whole-app';

const administration = [
  ...basicServer,
  ...adminServer({ users: [], pool: [], entries: [] }),
  on(api.accounts.me, { ...basicUser, is_admin: true }),
];

describe('routing', () => {
  it('ROUTE-09 SESSION-01 without a token every private path gives the login screen at /login', async () => {
    playServer(basicServer);
    visit('/dashboard');
    await shows('login');
    expect(location.pathname).toBe('/login');
  });

  it("ROUTE-10 ROUTE-11 fetches the user record first and shows 'Loading...' until it is there", async () => {
    let answer = () => {};
    const me = new Promise<typeof basicUser>((resolve) => {
      answer = () => resolve(basicUser);
    });
    const requests = playServer([...basicServer, on(api.accounts.me, () => me)]);
    visit('/dashboard', makeToken());
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await waitFor(() => expect(requests.findIndex(({ url }) => url.endsWith('/api/user'))).toBe(0));
    act(answer);
    await shows('dashboard');
  });

  it('ROUTE-12 goes on as for somebody who is not admin when the user record cannot be fetched', async () => {
    playServer([...basicServer, on(api.accounts.me, refuse('server_error'))]);
    visit('/nowhere', makeToken());
    await shows('dashboard');
  });

  it.each<[string, string, Screen]>([
    // Each row names the id it proves: ROUTE-02 ROUTE-03 ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-08
    ['ROUTE-02', '/signup', 'signup'],
    ['ROUTE-03', '/upgrade', 'upgrade'],
    ['ROUTE-04', '/reset-password', 'reset-password'],
    ['ROUTE-05', '/verify-email', 'verify-email'],
    ['ROUTE-06', '/unsubscribe', 'unsubscribe'],
    ['ROUTE-07', '/help', 'help'],
    ['ROUTE-08', '/contact', 'contact'],
  ])('%s %s is open with and without a token', async (_, path, name) => {
    playServer(basicServer);
    visit(path);
    await shows(name);
    cleanup();
    visit(path, makeToken());
    await shows(name);
    expect(location.pathname).toBe(path);
  });

  it.each<[string, string, Screen]>([
    // ROUTE-14 ROUTE-15 ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-21 ROUTE-22 ROUTE-23
    ['ROUTE-14', '/question-of-the-day', 'question-of-the-day'],
    ['ROUTE-15', '/ai-assistant', 'ai-assistant'],
    ['ROUTE-16', '/query', 'ai-assistant'],
    ['ROUTE-17', '/view-answers', 'view-answers'],
    ['ROUTE-18', '/questions', 'view-answers'],
    ['ROUTE-19', '/search-answers', 'search-answers'],
    ['ROUTE-20', '/add-question', 'add-question'],
    ['ROUTE-21', '/account-settings', 'account-settings'],
    ['ROUTE-22', '/manage-subscription', 'manage-subscription'],
    ['ROUTE-23', '/dashboard', 'dashboard'],
    ['ROUTE-25', '/nowhere', 'dashboard'],
  ])('%s %s with a token gives its screen', async (_, path, name) => {
    playServer(basicServer);
    visit(path, makeToken());
    await shows(name);
    expect(location.pathname).toBe(path);
  });

  it.each<[string, string]>([
    ['ROUTE-13', '/admin'],
    ['ROUTE-24', '/nowhere'],
  ])("%s %s with an admin's token gives the admin screen", async (_, path) => {
    playServer(administration);
    visit(path, makeToken());
    await shows('admin');
    expect(location.pathname).toBe(path);
  });

  it('ROUTE-26 the root leads an admin to /admin', async () => {
    playServer(administration);
    visit('/', makeToken());
    await shows('admin');
    expect(location.pathname).toBe('/admin');
  });

  it('ROUTE-27 the root leads others to /question-of-the-day', async () => {
    playServer(basicServer);
    visit('/', makeToken());
    await shows('question-of-the-day');
    expect(location.pathname).toBe('/question-of-the-day');
  });

  it('ROUTE-28 a private screen that finds no token sends to /login', async () => {
    playServer(basicServer);
    visit('/dashboard', makeToken());
    await shows('dashboard');
    localStorage.removeItem('token');
    act(() => navigate('/account-settings'));
    await shows('login');
    expect(location.pathname).toBe('/login');
  });

  it('goes at once to an allowed next with a token', async () => {
    playServer(basicServer);
    visit('/login?next=/question-of-the-day', makeToken());
    await shows('question-of-the-day');
    expect(location.pathname + location.search).toBe('/question-of-the-day');
  });
});
