import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { stillTrueMessages } from '../../contract/still-true-messages';
import { sent, serverFor } from '../testing/household';
import { makeToken, renderInApp } from '../testing/render';
import { on, playServer, refuse, unreachable } from '../testing/server';
import { RhythmSettings } from './rhythm-settings';

const words = stillTrueMessages.settings;
beforeEach(() => localStorage.setItem('token', makeToken()));
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: words.label });

it('is weekly at first, and what he chooses is saved at once', async () => {
  const requests = playServer([...serverFor({}), on(api.stillTrue.choose, ({ body }) => body)]);
  renderInApp(<RhythmSettings />);
  expect((await choice()).value).toBe('weekly');
  await userEvent.selectOptions(await choice(), words.off);
  expect(await screen.findByText(words.saved)).toBeTruthy();
  expect(await sent(requests, 'PUT')).toEqual([{ path: '/api/still-true/rhythm', body: { rhythm: 'off' } }]);
  expect((await choice()).value).toBe('off');
});

it('goes back and says so where it could not be saved', async () => {
  playServer([...serverFor({}), on(api.stillTrue.choose, unreachable)]);
  renderInApp(<RhythmSettings />);
  await userEvent.selectOptions(await choice(), words.monthly);
  expect(await screen.findByText(words.saveFailed)).toBeTruthy();
  await waitFor(async () => expect((await choice()).value).toBe('weekly'));
});

it('says when it could not be loaded', async () => {
  playServer([...serverFor({}), on(api.stillTrue.choice, refuse('server_error'))]);
  renderInApp(<RhythmSettings />);
  expect(await screen.findByText(words.loadFailed)).toBeTruthy();
});
