import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { sent, serverFor } from '../testing/household';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub, unreachable } from '../testing/server';
import { MailPreferencesForm } from './mail-preferences-form';

beforeEach(() => localStorage.setItem('token', makeToken()));
function open(extra: Stub[] = [], household: Parameters<typeof serverFor>[0] = {}) {
  const requests = playServer([...serverFor(household), ...extra]);
  renderInApp(<MailPreferencesForm />);
  return requests;
}
const others = { dateMail: true, quoteHerWords: false };
const daily = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me the daily question' });

it('shows when the daily mail comes', async () => {
  open();
  expect((await daily()).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Hour').value).toBe('8');
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('America/Chicago');
});

it('saves another hour and zone, or none at all', async () => {
  const chosen = { dailyMail: false, hour: 21, timeZone: 'Pacific/Honolulu' };
  const requests = open([on(api.dailyMail.savePreferences, { ...chosen, ...others })]);
  await userEvent.click(await daily());
  await userEvent.selectOptions(screen.getByLabelText('Hour'), '9:00 PM');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Pacific/Honolulu');
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByText('Email preferences saved')).toBeTruthy();
  expect(await sent(requests, 'PUT')).toEqual([{ path: '/api/user/preferences', body: chosen }]);
  expect((await daily()).checked).toBe(false);
});

it('keeps the choice when saving fails', async () => {
  open([on(api.dailyMail.savePreferences, unreachable)]);
  await userEvent.selectOptions(await screen.findByLabelText('Hour'), '6:00 AM');
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByText('Failed to save email preferences')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Hour').value).toBe('6');
});

it('keeps what he chooses while the rest is being saved', async () => {
  const sentNow = { dailyMail: true, hour: 6 };
  let answer = () => {};
  const requests = open([
    on(
      api.dailyMail.savePreferences,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ ...sentNow, timeZone: 'America/Chicago', ...others });
        }),
    ),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Hour'), '6:00 AM');
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await userEvent.selectOptions(screen.getByLabelText('Hour'), '9:00 PM');
  await userEvent.click(await daily());
  answer();
  expect(await screen.findByText('Email preferences saved')).toBeTruthy();
  expect((await sent(requests, 'PUT')).map(({ body }) => body)).toEqual([sentNow]);
  expect(screen.getByLabelText<HTMLSelectElement>('Hour').value).toBe('21');
  expect((await daily()).checked).toBe(false);
});

it('says when it could not be loaded', async () => {
  open([on(api.dailyMail.preferences, refuse('server_error'))]);
  expect(await screen.findByText('Failed to load email preferences')).toBeTruthy();
});

it('switches reminders off by themselves, and says nothing of what was not touched', async () => {
  const answer = { dailyMail: true, hour: 8, timeZone: 'America/Chicago', dateMail: false, quoteHerWords: false };
  const requests = open([on(api.dailyMail.savePreferences, answer)]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Email me reminders of her days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByText('Email preferences saved')).toBeTruthy();
  expect((await sent(requests, 'PUT')).map(({ body }) => body)).toEqual([
    { dailyMail: true, hour: 8, dateMail: false },
  ]);
});

it('says what quoting her words in emails means, before he switches it on', async () => {
  const answer = { dailyMail: true, hour: 8, timeZone: 'America/Chicago', dateMail: true, quoteHerWords: true };
  const requests = open([on(api.dailyMail.savePreferences, answer)], { isPremium: true });
  const quotes = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Quote her words in reminder emails',
    description: /leave Heartnote for your email provider/,
  });
  expect(quotes.checked).toBe(false);
  await userEvent.click(quotes);
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByText('Email preferences saved')).toBeTruthy();
  expect((await sent(requests, 'PUT')).map(({ body }) => body)).toEqual([
    { dailyMail: true, hour: 8, quoteHerWords: true },
  ]);
});

it('offers quotes as a part of Premium to whoever has not got it', async () => {
  open();
  const quotes = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Quote her words in reminder emails',
    description: /Part of Premium/,
  });
  expect(quotes.disabled).toBe(true);
});

it('lets whoever chose quotes switch them off when Premium is over, so that they do not come back by themselves', async () => {
  const stored = { dailyMail: true, hour: 8, timeZone: 'America/Chicago', dateMail: true, quoteHerWords: true };
  const requests = open([
    on(api.dailyMail.preferences, stored),
    on(api.dailyMail.savePreferences, { ...stored, quoteHerWords: false }),
  ]);
  const quotes = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Quote her words in reminder emails' });
  expect(quotes.checked).toBe(true);
  await userEvent.click(quotes);
  expect(quotes.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByText('Email preferences saved')).toBeTruthy();
  expect((await sent(requests, 'PUT')).map(({ body }) => body)).toEqual([
    { dailyMail: true, hour: 8, quoteHerWords: false },
  ]);
});
