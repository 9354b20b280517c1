import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { User } from '../../contract/accounts';
import type { AuditLogEntry, MetricsStep } from '../../contract/admin';
import { api } from '../../contract/api';
import type { Reply } from '../../contract/endpoint';
import { paths } from '../../contract/paths';
import { type Question, usualCategory } from '../../contract/questions';
import AdminPage from '../admin/admin-page';
import { useUserList } from '../admin/users/use-user-list';
import { UserSection } from '../admin/users/user-section';
import { serverFor } from './household';
import { idOf, poolQuestion } from './notebook';
import { basicUser, makeToken, renderInApp } from './render';
import { on, playServer, refuse, type Stub } from './server';

/** For the tests of the administrator's screen: somebody in front of it, and a server that keeps what he does. */

/** In the list he is without what only he himself is told. */
export function userRow(n: number, fields: Partial<User> = {}): User {
  const { proved_email: _, her_name: __, her_name_asked: ___, ...user } = basicUser;
  return {
    ...user,
    id: userId(n),
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
    counts: null,
    ...fields,
  };
}

export const series: MetricsStep[] = Array.from({ length: 24 }, (_, hour) => ({
  from: new Date(Date.UTC(2025, 2, 4, hour)).toISOString(),
  newUsers: hour === 9 ? 3 : 0,
  activeUsers: hour % 5,
}));

export const wellAndBackedUp: Reply<typeof api.health.check> = {
  status: 'ok',
  database: 'ok',
  queue: 'ok',
  assistant: 'built-in',
  embeddings: 'asleep',
  backups: 'ok',
  last_good_backup: '2025-03-04T08:31:00.000Z',
  installation: '0123456789abcdef',
  version: '0.1.0',
};

export const userId = (n: number) => idOf(2_000 + n);
export const userPath = (n: number) => `/api/admin/users/${userId(n)}`;
export const questionPath = (n: number) => `/api/admin/questions/${idOf(n)}`;

interface Administration {
  users?: User[];
  pool?: Question[];
  entries?: AuditLogEntry[];
  extra?: Stub[];
  /** `?tab=questions` */
  address?: string;
  /** The part of the screen that is looked at; the whole one unless said. */
  part?: ReactNode;
}

/** Logs an administrator in and puts the screen in front of him. */
export function openAdmin(administration: Administration = {}): Request[] {
  const { users = userRows(1), pool = [poolQuestion(1)], entries = [], extra = [] } = administration;
  const requests = playServer([...serverFor({ isAdmin: true }), ...adminServer({ users, pool, entries }), ...extra]);
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

/** What the server answers an administrator; it keeps what he does in these lists. */
export function adminServer({ users, pool, entries }: Kept): Stub[] {
  const done = { message: '' };
  return [
    on(api.admin.users, ({ query }) => {
      const found = users.filter(({ email }) => email.includes(query.search));
      const from = (query.page - 1) * query.limit;
      return { users: found.slice(from, from + query.limit), total: found.length };
    }),
    on(api.admin.user, ({ params }) => {
      const user = users.find(({ id }) => id === params.id);
      return user ? { ...user, premiumUntil: null, recentAnswers: [] } : refuse('user_not_found');
    }),
    on(api.health.check, { ...wellAndBackedUp }),
    on(api.admin.listQuestions, () => pool),
    on(api.admin.readTheme, { publishedAt: null, style: null }),
    on(api.admin.questionCounts, { countedAt: null, counts: [] }),
    on(api.admin.summary, () => ({ totalUsers: users.length, totalQuestions: pool.length, activeSubscriptions: 7 })),
    on(api.admin.metrics, { totalUsers: 1_234, newUsers: 3, premiumUsers: 5, activeUsers: 9, series }),
    on(api.admin.auditLog, () => ({ entries, total: entries.length })),
    on(api.admin.sendReset, done, { id: userId(1) }),
    on(
      api.admin.cancelSubscription,
      () => {
        users.splice(0, 1, { ...userRow(1), ...users[0], subscription_status: 'canceling' });
        return { message: '', premiumUntil: null };
      },
      { id: userId(1) },
    ),
    on(
      api.admin.removeUser,
      () => {
        users.splice(0, 1);
        return done;
      },
      { id: userId(1) },
    ),
    on(api.admin.addQuestion, ({ body }) => {
      const added = poolQuestion(500, {
        created_at: '2025-06-01T00:00:00.000Z',
        text: body.text,
        category: body.category ?? usualCategory,
      });
      pool.push(added);
      return added;
    }),
    on(
      api.admin.editQuestion,
      ({ body }) => {
        const { basedOn: _, ...changed } = body;
        const edited = poolQuestion(1, changed);
        pool.splice(0, 1, edited);
        return edited;
      },
      { id: idOf(1) },
    ),
    on(
      api.admin.removeQuestion,
      () => {
        pool.splice(0, 1);
        return done;
      },
      { id: idOf(1) },
    ),
  ];
}

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
