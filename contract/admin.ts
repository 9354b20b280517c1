import * as z from 'zod/mini';
import { User } from './account-shapes';
import { adminMessages } from './admin-messages';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { messages } from './messages';
import { ImportCounts, poolFile } from './pool-file';
import { EditedQuestion, poolCategories, Question, QuestionText } from './questions';
import { siteTheme } from './site-theme';
import { byId, Done, Id, Moment } from './text';
import { isStorable } from './text-rules';

const words = adminMessages;

/** A number as it stands in an address. */
function whole(rule: { from: number; to: number; fallback: number; told: string }) {
  const number = z.coerce
    .number(rule.told)
    .check(z.int(rule.told), z.minimum(rule.from, rule.told), z.maximum(rule.to, rule.told));
  return z._default(number, rule.fallback);
}

const page = (told: string) => whole({ from: 1, to: 1_000_000, fallback: 1, told });

export const UserSort = z.enum(['email', 'created_at', 'last_login'], words.users.sortUnknown);
export type UserSort = z.output<typeof UserSort>;

export const UserPage = z.object({
  page: page(words.users.pageUnknown),
  limit: whole({
    from: 1,
    to: limits.admin.mostUsers,
    fallback: limits.admin.mostUsers,
    told: words.users.pageUnknown,
  }),
  sort: z._default(UserSort, 'created_at'),
  order: z._default(z.enum(['asc', 'desc'], words.users.orderUnknown), 'desc'),
  /** Part of an email address, in any case. */
  search: z._default(
    z
      .string(words.users.searchTooLong)
      .check(
        z.trim(),
        z.maxLength(limits.email, words.users.searchTooLong),
        z.refine(isStorable, messages.common.unreadableText),
      ),
    '',
  ),
});
export type UserPage = z.output<typeof UserPage>;

export const UserDetails = z.extend(User, {
  /** Set once the subscription is cancelled. */
  premiumUntil: z.nullable(Moment),
  /** The specification's field. Empty, and nothing could be put into it: administrators see counts only. */
  recentAnswers: z.array(z.never()),
});
export type UserDetails = z.output<typeof UserDetails>;

export const TimeRange = z.enum(limits.admin.timeRanges, words.metrics.rangeUnknown);
export type TimeRange = z.output<typeof TimeRange>;

/** An hour (of 24h) or a day of Chicago (of 7d and 30d); the first begins with the range itself and may be shorter. */
export const MetricsStep = z.object({ from: Moment, newUsers: z.int(), activeUsers: z.int() });
export type MetricsStep = z.output<typeof MetricsStep>;

export const UserMetrics = z.object({
  totalUsers: z.int(),
  newUsers: z.int(),
  premiumUsers: z.int(),
  activeUsers: z.int(),
  /** Oldest first, without gaps, to be drawn. Who was active in two steps counts in both. */
  series: z.array(MetricsStep),
});
export type UserMetrics = z.output<typeof UserMetrics>;

export const AdminSummary = z.object({ totalUsers: z.int(), totalQuestions: z.int(), activeSubscriptions: z.int() });
export type AdminSummary = z.output<typeof AdminSummary>;

/** Null: it happened, but fewer times than may be told (`limits.admin.leastCount`), so that no number points at one person. */
const ToldCount = z.nullable(z.int());

export const QuestionCounts = z.object({ id: Id, asked: ToldCount, skipped: ToldCount, answered: ToldCount });
export type QuestionCounts = z.output<typeof QuestionCounts>;

export const AuditedAction = z.enum([
  'add-question',
  'edit-question',
  'delete-question',
  'import-questions',
  'publish-theme',
  'unpublish-theme',
  'send-reset',
  'cancel-subscription',
  'delete-user',
  'grant-premium',
  'revoke-premium',
  'print-verify-link',
  'print-reset-link',
]);
export type AuditedAction = z.output<typeof AuditedAction>;

/** Stands for whoever runs the server, where something was done at the command line: there is no account behind it. */
export const OPERATOR_ID = '00000000-0000-0000-0000-000000000000';

/** `begun` and nothing more: the server was stopped before it knew how it ended. */
export const AuditedOutcome = z.enum(['begun', 'done', 'denied', 'failed']);
export type AuditedOutcome = z.output<typeof AuditedOutcome>;

/** Who, what, whom, when, and whether it was done. Names are those of today; null where the account is gone. */
export const AuditLogEntry = z.object({
  id: Id,
  at: Moment,
  action: AuditedAction,
  outcome: AuditedOutcome,
  /** Why it was not done, in words; null where it was. */
  reason: z.nullable(z.string()),
  adminId: Id,
  adminEmail: z.nullable(z.string()),
  /** Null where a question was to be added and none came of it. */
  targetId: z.nullable(Id),
  /** The email address of a user, or the text of a question of the pool. */
  targetName: z.nullable(z.string()),
  /** What an import did. */
  counts: z.nullable(ImportCounts),
});
export type AuditLogEntry = z.output<typeof AuditLogEntry>;

export const admin = {
  ...poolFile,
  ...siteTheme,
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'administer',
    summary: 'All accounts with their counts, in pages. Without a limit, the first 1,000.',
    query: UserPage,
    reply: z.object({ users: z.array(User), total: z.int() }),
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    access: 'administer',
    summary: 'One account with its counts, never with a text.',
    params: byId,
    reply: UserDetails,
  }),
  sendReset: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/reset-password',
    access: 'administer',
    summary: 'Mail the user a link to choose a new password, which nobody else ever sees, and log him out everywhere.',
    params: byId,
    reply: Done,
  }),
  cancelSubscription: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/cancel-subscription',
    access: 'administer',
    summary: "Cancel the user's subscription at the end of the paid period.",
    payments: 'look-after',
    params: byId,
    reply: z.object({ message: z.string(), premiumUntil: z.nullable(Moment) }),
  }),
  removeUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'administer',
    summary: 'Delete an account, its key and everything in it. Not his own, and not the last administrator.',
    params: byId,
    reply: Done,
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/admin/metrics/users',
    access: 'administer',
    summary:
      'How many users there are, and how many came and were active in the time range, also hour by hour or day by day.',
    query: z.object({ timeRange: z._default(TimeRange, limits.admin.defaultTimeRange) }),
    reply: UserMetrics,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/admin/subscriptions/status',
    access: 'administer',
    summary: 'The three totals: users, questions of the pool, subscriptions.',
    reply: AdminSummary,
  }),
  auditLog: endpoint({
    method: 'GET',
    path: '/api/admin/log',
    access: 'administer',
    summary: 'What administrators did, newest first.',
    query: z.object({
      page: page(words.auditLog.pageUnknown),
      limit: whole({ from: 1, to: 100, fallback: limits.pageSize.auditLog, told: words.auditLog.pageUnknown }),
    }),
    reply: z.object({ entries: z.array(AuditLogEntry), total: z.int() }),
  }),
  /** The same four paths serve two: administrators manage the pool with them, premium users their own custom questions. */
  listQuestions: endpoint({
    method: 'GET',
    path: '/api/admin/questions',
    access: 'manage-questions',
    summary: "For administrators the pool, never a user's question; for premium users their own.",
    reply: z.array(Question),
  }),
  questionCounts: endpoint({
    method: 'GET',
    path: '/api/admin/questions/counts',
    access: 'administer',
    summary:
      'How often each question of the pool was asked, skipped and answered, as counted last night. Null stands for fewer than five, custom questions are not in it.',
    reply: z.object({ countedAt: z.nullable(Moment), counts: z.array(QuestionCounts) }),
  }),
  addQuestion: endpoint({
    method: 'POST',
    path: '/api/admin/questions',
    access: 'manage-questions',
    summary:
      'Administrators add to the pool what is not in it yet; premium users add a question of their own. A retry with the same `Idempotency-Key` adds no second one.',
    body: z.object({
      text: QuestionText,
      /** Of the pool; the usual one unless said. A question of his own has none to choose. */
      category: z.optional(z.enum(poolCategories, words.questions.categoryUnknown)),
    }),
    reply: Question,
    status: 201,
  }),
  editQuestion: endpoint({
    method: 'PUT',
    path: '/api/admin/questions/:id',
    access: 'manage-questions',
    summary:
      'Change a question of the pool (administrators) or of his own (premium). 409 where it is no longer `basedOn`, with the text as it is now.',
    params: byId,
    body: EditedQuestion,
    reply: Question,
  }),
  removeQuestion: endpoint({
    method: 'DELETE',
    path: '/api/admin/questions/:id',
    access: 'manage-questions',
    summary: 'Administrators retire a question of the pool, whose answers stay; premium users delete one of their own.',
    params: byId,
    reply: Done,
  }),
};
