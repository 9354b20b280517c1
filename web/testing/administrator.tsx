import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { User } from '../../contract/accounts';
import type { AuditLogEntry, MetricsStep } from '../../contract/admin';
import { paths } from '../../contract/paths';
import type { Question } from '../../contract/questions';
import AdminPage from '../admin/admin-page';
import { useUserList } from '../admin/users/use-user-list';
import { UserSection } from '../admin/users/user-section';
import { serverFor } from './household';
import { idOf, poolQuestion } from './notebook';
import { basicUser, makeToken, playServer, renderInApp } from './render';

/** For the tests of the administrator's screen: somebody in front of it, and a server that keeps what he does. */

export function userRow(n: number, fields: Partial<User> = {}): User {
  return {
    ...basicUser,
    id: idOf(2_000 + n),
    email: `user-${n}@example.com`,
    created_at: new Date(Date.UTC(2025, 0, n, 18)).toISOString(),
    subscription_status: 'none',
    answersCount: 40 + n,
    customQuestionsCount: n,
    ...fields,
  };
}

export const userRows = (count: number) => Array.from({ length: count }, (_, n) => userRow(n + 1));

export function entry(n: number, fields: Partial<AuditLogEntry> = {}): AuditLogEntry {
  return {
    id: idOf(3_000 + n),
    at: new Date(Date.UTC(2025, 2, n, 18)).toISOString(),
    action: 'send-reset',
    outcome: 'done',
    reason: null,
    adminId: basicUser.id,
    adminEmail: 'boss@example.com',
    targetId: idOf(2_000 + n),
    targetName: `user-${n}@example.com`,
    ...fields,
  };
}

export const series: MetricsStep[] = Array.from({ length: 24 }, (_, hour) => ({
  from: new Date(Date.UTC(2025, 2, 4, hour)).toISOString(),
  newUsers: hour === 9 ? 3 : 0,
  activeUsers: hour % 5,
}));

export const userPath = (n: number) => `/api/admin/users/${idOf(2_000 + n)}`;
export const questionPath = (n: number) => `/api/admin/questions/${idOf(n)}`;

interface Administration {
  users?: User[];
  pool?: Question[];
  entries?: AuditLogEntry[];
  extra?: Parameters<typeof playServer>[0];
  /** `?tab=questions` */
  address?: string;
  /** The part of the screen that is looked at; the whole one unless said. */
  part?: ReactNode;
}

/** Logs an administrator in and puts the screen in front of him. */
export function openAdmin(administration: Administration = {}): Request[] {
  const { users = userRows(1), pool = [poolQuestion(1)], entries = [], extra = {} } = administration;
  const requests = playServer({ ...serverFor({ isAdmin: true }), ...answersFor({ users, pool, entries }), ...extra });
  localStorage.setItem('token', makeToken());
  history.replaceState(null, '', `${paths.admin}${administration.address ?? ''}`);
  renderInApp(administration.part ?? <AdminPage />);
  return requests;
}

/** The users alone: without what stands around them, a test is quicker. */
export function openUsers(administration: Administration = {}): Request[] {
  return openAdmin({ ...administration, part: <Users /> });
}

function Users() {
  return <UserSection list={useUserList()} />;
}

type Kept = Required<Pick<Administration, 'users' | 'pool' | 'entries'>>;

function answersFor({ users, pool, entries }: Kept): Parameters<typeof playServer>[0] {
  const done = { body: { message: '' } };
  const details = users.map((user) => [
    `GET /api/admin/users/${user.id}`,
    () => ({ body: { ...user, ...users.find(({ id }) => id === user.id), premiumUntil: null, recentAnswers: [] } }),
  ]);
  return {
    'GET /api/admin/users': (request) => {
      const query = new URL(request.url).searchParams;
      const found = users.filter(({ email }) => email.includes(query.get('search') ?? ''));
      const from = (Number(query.get('page')) - 1) * Number(query.get('limit'));
      return { body: { users: found.slice(from, from + Number(query.get('limit'))), total: found.length } };
    },
    ...Object.fromEntries(details),
    'GET /api/admin/questions': () => ({ body: pool }),
    'GET /api/admin/subscriptions/status': () => ({
      body: { totalUsers: users.length, totalQuestions: pool.length, activeSubscriptions: 7 },
    }),
    'GET /api/admin/metrics/users': {
      body: { totalUsers: 1_234, newUsers: 3, premiumUsers: 5, activeUsers: 9, series },
    },
    'GET /api/admin/log': () => ({ body: { entries, total: entries.length } }),
    [`POST ${userPath(1)}/reset-password`]: done,
    [`DELETE ${userPath(1)}/cancel-subscription`]: () => {
      users.splice(0, 1, { ...userRow(1), ...users[0], subscription_status: 'canceling' });
      return { body: { message: '', premiumUntil: null } };
    },
    [`DELETE ${userPath(1)}`]: () => {
      users.splice(0, 1);
      return done;
    },
    'POST /api/admin/questions': async (request) => {
      const body = poolQuestion(500, { created_at: '2025-06-01T00:00:00.000Z', ...(await request.json()) });
      pool.push(body);
      return { status: 201, body };
    },
    [`PUT ${questionPath(1)}`]: async (request) => {
      const body = { ...poolQuestion(1), ...(await request.json()) };
      pool.splice(0, 1, body);
      return { body };
    },
    [`DELETE ${questionPath(1)}`]: () => {
      pool.splice(0, 1);
      return done;
    },
  };
}

export const refusedWith = (error: string, status = 500) => ({ status, body: { error, code: 'server_error' } });

export const press = async (name: string, where = within(document.body)) =>
  userEvent.click(await where.findByRole('button', { name }));

/** The rows of the user table, each as the texts of its cells. By roles it would take most of the time of a test. */
export async function rows(): Promise<string[][]> {
  const caption = await screen.findByText('Users', { selector: 'caption' });
  const body = caption.closest('table')?.querySelectorAll('tbody tr') ?? [];
  return [...body].map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** Opens the modal of the first user in the table. */
export async function openDetails() {
  await rows();
  const [button] = screen.getAllByRole('button', { name: 'Details' });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'User details' }));
}

/** Answers the question that an action is asked about first. */
export async function answer(name: string): Promise<void> {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
}
