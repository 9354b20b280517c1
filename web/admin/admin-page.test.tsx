import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import type { Endpoint } from '../../contract/endpoint';
import { openAdmin, press, rows, userRows, wellAndBackedUp } from '../testing/administrator';
import { on, refuse } from '../testing/server';

const asked = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => `${pathname}${search}`);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const totals = () => ['Total Users', 'Total Questions', 'Active Subscriptions'].map(fact);

describe('the head of the administration', () => {
  it('ADMIN-01 ADMIN-02 ADMIN-03 ROLE-24 ROLE-30 shows the three totals', async () => {
    openAdmin({ users: userRows(12) });
    await waitFor(() => expect(totals()).toEqual(['12', '1', '7']));
  });

  it('ADMIN-05 has the four tabs of the specification, User Management first, and two to look at', async () => {
    openAdmin();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'User Management',
      'Question Management',
      'Activity',
      'Audit log',
      'Documentation',
      'Style Customizer',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('User Management');
    await userEvent.click(screen.getByRole('tab', { name: 'Question Management' }));
    expect(location.search).toBe('?tab=questions');
    expect(await screen.findByRole('heading', { name: 'System questions' })).toBeTruthy();
  });

  it.each([
    ['Activity', 'activity', 'Time range'],
    ['Audit log', 'log', 'Everything administrators do is recorded here. Nobody can change it.'],
  ])('%s has a tab and an address of its own, and Back leads out of it', async (name, id, shown) => {
    openAdmin();
    await rows();
    expect(screen.queryByText(shown)).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name }));
    expect(location.search).toBe(`?tab=${id}`);
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.queryByText('Users', { selector: 'caption' })).toBeNull();
    history.back();
    expect(await rows()).toHaveLength(1);
  });

  it('ADMIN-40 opening it loads users, questions, totals and the metrics of 24 hours', async () => {
    const requests = openAdmin({ address: '?tab=questions' });
    await screen.findByText('Question 1?');
    expect(asked(requests)).toEqual(
      expect.arrayContaining([
        '/api/admin/users?sort=created_at&order=desc&page=1&search=&limit=10',
        '/api/admin/questions',
        '/api/admin/subscriptions/status',
        '/api/admin/metrics/users?timeRange=24h',
      ]),
    );
  });

  it.each([
    ['users', api.admin.users, { users: userRows(1), total: 1 }],
    ['questions', api.admin.listQuestions, []],
    ['totals', api.admin.summary, { totalUsers: 1, totalQuestions: 2, activeSubscriptions: 3 }],
  ])('ADMIN-39 ADMIN-04 says that the %s failed to load, goes on, and tries again', async (name, endpoint, reply) => {
    let isWell = false;
    openAdmin({
      extra: [on<Endpoint>(endpoint, () => (isWell ? reply : refuse('server_error', 'The server is tired.')))],
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load data: The server is tired.');
    expect(screen.getAllByRole('tab')).toHaveLength(6);
    if (name === 'totals') expect(totals()).toEqual(['0', '0', '0']);
    isWell = true;
    await press('Try Again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the time range', () => {
  const openActivity = (given: Parameters<typeof openAdmin>[0] = {}) =>
    openAdmin({ ...given, address: '?tab=activity' });
  const selector = () => screen.getByLabelText<HTMLSelectElement>('Time range');

  it('ADMIN-06 ADMIN-07 offers 24h, 7d and 30d, and starts at 24h', () => {
    openActivity();
    expect([...selector().options].map((option) => option.textContent)).toEqual(['24h', '7d', '30d']);
    expect(selector().value).toBe('24h');
  });

  it('ADMIN-08 ROLE-26 choosing one asks for the metrics of it', async () => {
    const requests = openActivity();
    await userEvent.selectOptions(selector(), '30d');
    await waitFor(() => expect(asked(requests)).toContain('/api/admin/metrics/users?timeRange=30d'));
  });

  it('ROLE-26 shows the metrics, and draws sign-ups and active users with the same numbers in words', async () => {
    openActivity();
    await waitFor(() => expect(fact('All users')).toBe('1,234'));
    expect(['New users', 'Premium users', 'Active users'].map(fact)).toEqual(['3', '5', '9']);
    expect(screen.getByText('Most: 3 new users, Mar 4, 3 AM.')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Sign-ups over time' });
    expect(within(table).getByRole('row', { name: 'Mar 4, 3 AM 3' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Active users over time' })).toBeTruthy();
  });

  it('tells when the last good backup was made, and speaks up where there should be a newer one', async () => {
    openActivity();
    expect(await screen.findByText('Last good backup: Mar 4, 2025, 2:31 AM.')).toBeTruthy();
    expect(screen.queryByText(/There should be a newer one/)).toBeNull();
    cleanup();
    const late = { ...wellAndBackedUp, status: 'degraded', backups: 'late', last_good_backup: null } as const;
    openActivity({ extra: [on(api.health.check, late)] });
    expect(await screen.findByText('No backup has been made yet.')).toBeTruthy();
    expect(screen.getByText(/There should be a newer one/)).toBeTruthy();
  });

  it('ADMIN-09 a failed call is only logged: no message, and the page goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    openActivity({ extra: [on(api.admin.metrics, refuse('server_error', 'No numbers.'))] });
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).not.toContain('No numbers.');
    expect(selector().value).toBe('24h');
  });
});

it('ADMINQ-05 a question that is added counts in the totals', async () => {
  openAdmin({ address: '?tab=questions' });
  await press('Add New Question');
  await userEvent.click(screen.getByLabelText('Question'));
  await userEvent.paste('Which soup?');
  await press('Add Question');
  await waitFor(() => expect(totals()[1]).toBe('2'));
});
