import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { sent, serverFor } from '../testing/household';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, type Stub, unreachable } from '../testing/server';
import { MailPreferencesForm } from './mail-preferences-form';

beforeEach(() => localStorage.setItem('token', makeToken()));
function open(extra: Stub[] = []) {
  const requests = playServer([...serverFor({}), ...extra]);
  renderInApp(<MailPreferencesForm />);
  return requests;
}
const daily = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me the daily question' });

it('shows when the daily mail comes', async () => {
  open();
  expect((await daily()).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Hour').value).toBe('8');
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('America/Chicago');
});

it('saves another hour and zone, or none at all', async () => {
  const chosen = { dailyMail: false, hour: 21, timeZone: 'Pacific/Honolulu' };
  const requests = open([on(api.dailyMail.savePreferences, chosen)]);
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
          answer = () => resolve({ ...sentNow, timeZone: 'America/Chicago' });
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
