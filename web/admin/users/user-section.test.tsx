import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api';
import { openAdmin, openUsers, press, rows, userRow, userRows } from '../../testing/administrator';
import { noAnswer, on } from '../../testing/server';

const listCalls = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/admin/users');
const lastAsked = (requests: readonly Request[]) =>
  Object.fromEntries(listCalls(requests).at(-1)?.searchParams ?? []) as Record<string, string>;
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const sort = (name: string) => userEvent.click(within(head(name)).getByRole('button'));
const pages = () => within(screen.getByRole('navigation', { name: 'Pages of users' }));

describe('the user table', () => {
  it('ROLE-26 shows who there is: address, both dates of Chicago, plan', async () => {
    const user = userRow(1, { last_login: '2025-07-15T23:05:00.000Z', subscription_status: 'active' });
    openUsers({ users: [user, userRow(2, { is_admin: true })] });
    const [first, second] = await rows();
    expect(first?.slice(0, 4).map((cell) => cell.replaceAll(/\s/g, ' '))).toEqual([
      'user-1@example.com',
      'Jan 1, 2025',
      'Jul 15, 2025, 6:05 PM',
      'Premium',
    ]);
    expect(second?.slice(2, 4)).toEqual(['Never', 'AdministratorBasic']);
  });

  it('ADMIN-10 ADMIN-11 shows 10 a page, with previous and next', async () => {
    const requests = openUsers({ users: userRows(21) });
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText('21 users')).toBeTruthy();
    expect(pages().getByText('Page 1 of 3')).toBeTruthy();
    expect(pages().getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await press('Next', pages());
    await press('Next', pages());
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(lastAsked(requests)).toMatchObject({ page: '3', limit: '10' });
    expect(pages().getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users' }));
    await press('Previous', pages());
    await waitFor(async () => expect(await rows()).toHaveLength(10));
  });

  it('ADMIN-13 is sorted by the join date, the newest first, and a second press turns it', async () => {
    const requests = openUsers();
    await rows();
    expect(head('Joined').getAttribute('aria-sort')).toBe('descending');
    expect(lastAsked(requests)).toMatchObject({ sort: 'created_at', order: 'desc' });
    await sort('Joined');
    await waitFor(() => expect(lastAsked(requests)).toMatchObject({ sort: 'created_at', order: 'asc' }));
    expect(head('Joined').getAttribute('aria-sort')).toBe('ascending');
  });

  it.each([
    ['ADMIN-12', 'Email', 'email', 'asc', 'ascending'],
    ['ADMIN-14', 'Last login', 'last_login', 'desc', 'descending'],
  ])('%s sorts by %s', async (_, name, column, order, said) => {
    const requests = openUsers();
    await rows();
    await sort(name);
    await waitFor(() => expect(lastAsked(requests)).toMatchObject({ sort: column, order, page: '1' }));
    expect(head(name).getAttribute('aria-sort')).toBe(said);
    expect(head('Joined').getAttribute('aria-sort')).toBeNull();
  });

  it('ADMIN-15 is searched by email, asking once somebody pauses', async () => {
    const requests = openUsers({ users: userRows(12) });
    await rows();
    const before = listCalls(requests).length;
    for (const value of [' user', ' user-1', ' user-12@ ']) {
      fireEvent.change(screen.getByLabelText('Search by email'), { target: { value } });
    }
    await waitFor(async () => expect((await rows()).map(([email]) => email)).toEqual(['user-12@example.com']));
    expect(lastAsked(requests)).toMatchObject({ search: 'user-12@', page: '1' });
    expect(listCalls(requests).length - before).toBe(1);
  });

  it('says so where nobody is found', async () => {
    openUsers();
    await rows();
    await userEvent.type(screen.getByLabelText('Search by email'), 'nobody');
    expect(await screen.findByText('No users found for "nobody"')).toBeTruthy();
    expect(screen.getByText('0 users')).toBeTruthy();
  });

  it('keeps the search and the page when another tab was looked at', async () => {
    openAdmin({ users: userRows(21) });
    await rows();
    await press('Next', pages());
    await userEvent.click(screen.getByRole('tab', { name: 'Question Management' }));
    await userEvent.click(screen.getByRole('tab', { name: 'User Management' }));
    expect(pages().getByText('Page 2 of 3')).toBeTruthy();
  });

  it('keeps the page before in sight while the next is on its way', async () => {
    let isFirst = true;
    const body = { users: userRows(10), total: 20 };
    openUsers({
      extra: [
        on(api.admin.users, () => {
          if (!isFirst) return noAnswer();
          isFirst = false;
          return body;
        }),
      ],
    });
    await rows();
    await press('Next', pages());
    expect(await rows()).toHaveLength(10);
    expect(screen.getByRole('table', { name: 'Users' }).getAttribute('aria-busy')).toBe('true');
  });
});
