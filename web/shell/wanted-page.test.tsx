import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { adminAt, loginThen, type Path, paths, searchFor } from '../../contract/paths';
import { App } from '../app';
import { adminServer } from '../testing/administrator';
import { basicUser, makeToken } from '../testing/render';
import { on, playServer } from '../testing/server';
import { elsewhere } from '../testing/storage';
import { basicServer, shows, visit } from '../testing/whole-app';

const server = (is_admin = false) => [
  ...basicServer,
  ...adminServer({ users: [], pool: [], entries: [] }),
  on(api.accounts.me, { ...basicUser, is_admin }),
  on(api.accounts.login, { token: makeToken(), user: { ...basicUser, is_admin }, is_admin, device: 'mark' }),
];

async function logIn(): Promise<void> {
  await shows('login');
  await userEvent.type(screen.getByLabelText('Email'), 'him@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Secret123');
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
}

async function sessionEndsOn(page: Path): Promise<void> {
  visit(page, makeToken());
  await waitFor(() => expect(document.querySelector('h1')).toBeTruthy());
  elsewhere('token', makeToken({ exp: 1 }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log in' }));
}

const logsIn = (sub: string) =>
  on(api.accounts.login, { token: makeToken({ sub }), user: basicUser, is_admin: false, device: 'mark' });

const offer = () => screen.queryByText('Before you logged in, you opened:');
const address = () => location.pathname + location.search + location.hash;

describe('a private page that was opened without a login', () => {
  it('LOGIN-15 is not where the login leads; there a link that is announced leads to it', async () => {
    playServer(server());
    visit('/View-Answers?x=1#answer-7');
    await logIn();
    await shows('dashboard');
    expect(address()).toBe(paths.dashboard);
    expect(offer()?.closest('[role=status]')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Question History' }));
    await shows('view-answers');
    expect(address()).toBe('/view-answers?x=1#answer-7');
    expect(offer()).toBeNull();
  });

  it('is offered no more once he has said so, and the focus is on the page', async () => {
    playServer(server());
    visit(searchFor('q=roses'));
    await logIn();
    await shows('dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(offer()).toBeNull();
    expect(address()).toBe(paths.dashboard);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it.each([
    ['where the login leads there anyway', paths.dashboard],
    ['where it is no page of the app', '/nowhere'],
    ['where it is not for him', adminAt('style')],
    ['where he began at the front door', '/'],
    ['where a link named another page', loginThen(paths.dashboard)],
  ])('is not offered %s', async (_, opened) => {
    playServer(server());
    visit(opened);
    await logIn();
    await waitFor(() => expect(location.pathname).toBe(paths.dashboard));
    await shows('dashboard');
    expect(offer()).toBeNull();
  });

  it('LOGIN-14 an administrator lands on /admin and is offered what he had opened', async () => {
    playServer(server(true));
    visit(paths.accountSettings);
    await logIn();
    await shows('admin');
    expect(address()).toBe(paths.admin);
    expect(screen.getByRole('link', { name: 'Account Settings' }).getAttribute('href')).toBe(paths.accountSettings);
  });

  it('is offered after a session that ended on it', async () => {
    playServer(server());
    await sessionEndsOn(paths.accountSettings);
    await logIn();
    await shows('dashboard');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Account Settings' })).toBeTruthy();
  });

  it('is not offered to another person who logs in on the same tab', async () => {
    playServer([...server(), logsIn('another')]);
    await sessionEndsOn(searchFor('q=roses'));
    await logIn();
    await shows('dashboard');
    expect(offer()).toBeNull();
    expect(JSON.stringify(history.state)).not.toContain('roses');
  });

  it('is not offered to the next person where the first took leave, nor when he goes back', async () => {
    playServer([...server(), logsIn('another')]);
    visit(searchFor('q=roses'), makeToken());
    await shows('search-answers');
    await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
    await shows('login');
    history.replaceState(null, '', searchFor('q=roses'));
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(address()).toBe(paths.login));
    await logIn();
    await shows('dashboard');
    expect(offer()).toBeNull();
  });

  it('that was offered to one person is not offered to the next who comes by that page', async () => {
    playServer(server());
    visit(searchFor('q=roses'));
    await logIn();
    await shows('dashboard');
    expect(offer()).toBeTruthy();
    const offered: unknown = history.state;
    cleanup();
    history.replaceState(offered, '', paths.dashboard);
    localStorage.setItem('token', makeToken({ sub: 'another' }));
    render(<App />);
    await shows('dashboard');
    expect(offer()).toBeNull();
  });
});
