import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '../../contract/accounts';
import { api } from '../../contract/api';
import { useHerName } from '../session/her-name';
import { fill } from '../testing/fill';
import { sent } from '../testing/household';
import { basicUser, makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse } from '../testing/server';
import { AskHerName } from './ask-her-name';
import { HerNameSettings } from './her-name-settings';

beforeEach(() => localStorage.setItem('token', makeToken()));

/** A server that keeps the name it is given. */
function open(part: 'ask' | 'settings', known: Partial<Me>) {
  let user: Me = { ...basicUser, ...known };
  const requests = playServer([
    on(api.accounts.me, () => user),
    on(api.accounts.saveHerName, ({ body }) => {
      user = { ...user, her_name: body.name, her_name_asked: true };
      return { her_name: user.her_name, her_name_asked: true };
    }),
  ]);
  renderInApp(
    <>
      <Greeting />
      {part === 'ask' ? <AskHerName /> : <HerNameSettings />}
    </>,
  );
  return requests;
}
const Greeting = () => <h1>Hello from {useHerName() ?? 'her'}</h1>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = async (requests: Request[]) => (await sent(requests, 'PUT')).map(({ body }) => body);

describe('asking for her name', () => {
  it('asks whoever has not answered, saves it, says where to change it and uses it at once', async () => {
    const requests = open('ask', { her_name_asked: false });
    const field = await screen.findByLabelText("What's her name?");
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It stays encrypted.',
    );
    await press('Save');
    await fill("What's her name?", 'Anna');
    await press('Save');
    const told = await screen.findByText('Saved. You can change or remove it in Account Settings.');
    expect(document.activeElement).toBe(told);
    expect(await saved(requests)).toEqual([{ name: 'Anna' }]);
    expect(screen.getByRole('heading').textContent).toBe('Hello from Anna');
  });

  it('asks no more once he has answered in another tab, though it is still open here', async () => {
    let user: Me = { ...basicUser, her_name_asked: false };
    playServer([on(api.accounts.me, () => user)]);
    renderInApp(<AskHerName />);
    await screen.findByLabelText("What's her name?");
    user = { ...user, her_name: 'Anna', her_name_asked: true };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByLabelText("What's her name?")).toBeNull());
  });

  it("takes 'Not now' for an answer", async () => {
    const requests = open('ask', { her_name_asked: false });
    await screen.findByLabelText("What's her name?");
    await press('Not now');
    expect(await screen.findByText('You can add it any time in Account Settings.')).toBeTruthy();
    expect(await saved(requests)).toEqual([{ name: null }]);
  });

  it.each([
    ['who has answered', { her_name_asked: true }],
    ['an administrator', { her_name_asked: false, is_admin: true }],
  ])('does not ask %s', async (_, known) => {
    open('ask', { ...known, her_name: 'Anna' });
    await screen.findByText('Hello from Anna');
    expect(screen.queryByLabelText("What's her name?")).toBeNull();
  });

  it('keeps what was typed where it could not be saved', async () => {
    playServer([
      on(api.accounts.me, { ...basicUser, her_name_asked: false }),
      on(api.accounts.saveHerName, refuse('disk_full')),
    ]);
    renderInApp(<AskHerName />);
    const field = await screen.findByLabelText<HTMLInputElement>("What's her name?");
    await fill("What's her name?", 'Anna');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('The server is out of space');
    expect(field.value).toBe('Anna');
  });
});

describe('her name in the account settings', () => {
  it('can be given, changed and removed', async () => {
    const requests = open('settings', {});
    const field = await screen.findByLabelText<HTMLInputElement>('Her name (optional)');
    await fill('Her name (optional)', 'Ann');
    await press('Save');
    expect(await screen.findByText('Hello from Ann')).toBeTruthy();
    await userEvent.type(field, 'a');
    await press('Save');
    expect(await screen.findByText('Hello from Anna')).toBeTruthy();
    await press('Remove her name');
    expect(await screen.findByText('Her name has been removed')).toBeTruthy();
    expect(field.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Remove her name' })).toBeNull();
    expect(document.activeElement).toBe(field);
    await waitFor(async () =>
      expect(await saved(requests)).toEqual([{ name: 'Ann' }, { name: 'Anna' }, { name: null }]),
    );
  });
});
