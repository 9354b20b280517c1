import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { serverFor } from '../testing/household';
import { makeToken } from '../testing/render';
import { on, playServer } from '../testing/server';
import { shows, visit } from '../testing/whole-app';

it.each([
  ['somebody else has logged in', makeToken({ sub: 'second' })],
  ['he has logged out', null],
])('a new password that is saved only when %s takes nobody into his account', async (_, meanwhile) => {
  let answer = () => {};
  const reply = { message: 'Done.', device: 'this one', token: makeToken({ sub: 'first' }) };
  const late = () => new Promise<typeof reply>((resolve) => (answer = () => resolve(reply)));
  const requests = playServer([...serverFor({}), on(api.accounts.changePassword, late)]);
  visit(paths.accountSettings, makeToken({ sub: 'first', exp: 4_000_000_000 }));
  await shows('account-settings');
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Password1' } });
  }
  fireEvent.submit(screen.getByLabelText('New password'));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/password'))).toBe(true));
  if (meanwhile) localStorage.setItem('token', meanwhile);
  else localStorage.removeItem('token');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await act(async () => answer());
  await act(async () => {});
  expect(localStorage.getItem('token')).toBe(meanwhile);
});
