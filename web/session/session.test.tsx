import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { fill } from '../testing/fill';
import { basicUser, makeToken } from '../testing/render';
import { on, playServer, refuse } from '../testing/server';
import { blockStorage } from '../testing/storage';
import { basicServer, shows, visit } from '../testing/whole-app';

describe('a session in the app', () => {
  it('SESSION-03 SESSION-11 SESSION-13 an expired token means logged out and prompts; declining goes to /', async () => {
    playServer(basicServer);
    visit(paths.dashboard, makeToken({ exp: 1 }));
    await shows('login');
    expect(await screen.findByText('Your session has expired. Would you like to log in again?')).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(location.pathname).toBe('/');
    expect(screen.queryByText(/session has expired/)).toBeNull();
  });

  it('SESSION-04 SESSION-12 SESSION-18 a refused token means logged out and prompts; accepting goes to /login', async () => {
    const refusal = refuse('authentication_required', 'No');
    playServer([...basicServer, on(api.accounts.me, refusal), on(api.billing.status, refusal)]);
    visit(paths.questionOfTheDay, makeToken());
    await screen.findByText('Your session has expired. Would you like to log in again?');
    expect(localStorage.getItem('token')).toBeNull();
    const prompt = screen.getByRole('alertdialog');
    await userEvent.click(
      [...prompt.querySelectorAll('button')].find((b) => b.textContent === 'Log in') as HTMLElement,
    );
    expect(location.pathname).toBe(paths.login);
  });

  it('does not lead away from a public page when the token has run out', async () => {
    playServer(basicServer);
    visit(paths.help, makeToken({ exp: 1 }));
    await shows('help');
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText(/session has expired/)).toBeNull();
  });

  it('SHELL-18 SHELL-19 SHELL-20 SESSION-09 logout removes token and browser history and goes to /login', async () => {
    const requests = playServer(basicServer);
    localStorage.setItem('queryHistory', '[]');
    localStorage.setItem('queryCount', '4');
    visit(paths.dashboard, makeToken());
    await shows('dashboard');
    const bar = screen.getByRole('navigation', { name: 'Your notebook' });
    await userEvent.click([...bar.querySelectorAll('button')].find((b) => b.textContent === 'Logout') as HTMLElement);
    await shows('login');
    expect(location.pathname).toBe(paths.login);
    expect(localStorage.length).toBe(0);
    expect(requests.some((request) => request.url.endsWith('/api/logout'))).toBe(true);
    expect(screen.queryByText(/session has expired/)).toBeNull();
  });

  it('another tab logging out logs this one out, and another person starts afresh', async () => {
    const requests = playServer(basicServer);
    visit(paths.dashboard, makeToken({ sub: 'first' }));
    await shows('dashboard');
    const asked = () => requests.filter((request) => request.url.endsWith('/api/user')).length;
    expect(asked()).toBe(1);

    elsewhere(makeToken({ sub: 'second' }));
    await waitFor(() => expect(asked()).toBe(2));
    elsewhere(null);
    await shows('login');
  });

  it('ending elsewhere takes nothing from a public page but what is known of him; the next person finds it empty', async () => {
    playServer(basicServer);
    visit(paths.contact, makeToken({ sub: 'first' }));
    await shows('contact');
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    await waitFor(() => expect(field('Email').value).toBe(basicUser.email));
    await fill('Message', 'Half a sentence');

    elsewhere(null);
    await waitFor(() => expect(field('Email').value).toBe(''));
    expect(field('Message').value).toBe('Half a sentence');
    expect(document.activeElement).toBe(field('Message'));

    elsewhere(makeToken({ sub: 'second' }));
    await waitFor(() => expect(field('Email').value).toBe(basicUser.email));
    expect(field('Message').value).toBe('');
  });
});

describe('a page that the browser had put aside', () => {
  const cases: [string, () => void][] = [
    ['back from another site', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
    ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ];

  it.each(cases)(
    '%s is of whoever is logged in by then: nothing acts with his token but his own screens',
    async (_, comeBack) => {
      const requests = playServer(basicServer);
      visit(paths.contact, makeToken({ sub: 'first' }));
      await shows('contact');
      await fill('Message', 'What the first one wrote');
      const second = makeToken({ sub: 'second' });
      // Nobody told it: what happens meanwhile is not heard by a page that is put aside.
      localStorage.setItem('token', second);
      act(() => comeBack());
      expect(screen.queryByDisplayValue('What the first one wrote')).toBeNull();
      await waitFor(() => expect(requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${second}`));
      expect(requests.filter(({ url }) => url.endsWith('/api/user'))).toHaveLength(2);
    },
  );

  it('back from another site after a logout leads to the login', async () => {
    playServer(basicServer);
    visit(paths.dashboard, makeToken());
    await shows('dashboard');
    localStorage.removeItem('token');
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await shows('login');
  });
});

/** What another tab does to the session. */
function elsewhere(token: string | null): void {
  if (token) localStorage.setItem('token', token);
  else localStorage.removeItem('token');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}

it.each(['blocked', 'full'] as const)(
  'with storage %s he logs in, looks around and logs out; he is told what a reload does',
  async (how) => {
    blockStorage(how);
    playServer([
      ...basicServer,
      on(api.accounts.login, { token: makeToken(), user: basicUser, is_admin: false, device: 'mark' }),
    ]);
    visit(paths.login);
    await shows('login');
    expect(screen.queryByText(/doesn't let us keep you logged in/)).toBeNull();
    await fill('Email', 'husband@example.com');
    await fill('Password', 'Secret123');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await shows('dashboard');
    expect(screen.getByText(/doesn't let us keep you logged in/).closest('[role=status]')).toBeTruthy();
    const bar = screen.getByRole('navigation', { name: 'Your notebook' });
    await userEvent.click([...bar.querySelectorAll('button')].find((b) => b.textContent === 'Logout') as HTMLElement);
    await shows('login');
  },
);
