import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Vault } from '../platform/crypto/vault';
import { asBuffer } from '../platform/db/columns';
import { type DbOrTx, rowsOf } from '../platform/db/open';
import { answer, answerCheck, answerRevision, poolMark, question, questionWording } from '../platform/db/schema';
import { type AnswerRow, textOf } from './store';

/** An answer of a list, beside its question; the moment as it is told, `2026-11-15T06:49:19.123Z`. */
export interface ListedAnswer extends Omit<AnswerRow, 'createdAt'> {
  category: string;
  depth: number;
  createdAt: string;
  /** When he last said that it is still true. */
  confirmedAt: string | null;
  /** The newer word of the same matter. */
  replacedBy: Place | null;
  /** It was asked about again, took another's place, or, where that was asked for, what an edit overwrote is still kept. */
  hasHistory: boolean;
}

/** As it is told, by the database: turning thousands into objects and back took longer than opening the texts. */
const asMoment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface RawAnswer {
  id: string;
  question_id: string;
  sealed_text: Uint8Array;
  moment: string;
  question_text: string | null;
  category: string;
  depth: number;
  has_own: boolean;
  confirmed: string | null;
  newer_id: string | null;
  newer_moment: string | null;
  has_history: boolean;
}

export interface Listed {
  answers: ListedAnswer[];
  /** Known on the way, unless there is no answer to tell it: most people have no question of their own to look for. */
  hasOwnQuestions: boolean | null;
}

/** What lists tell besides the notebook itself: of the pool, and until when the oldest edit of his is remembered. */
export async function besideNotebook(db: DbOrTx, userId: string, revisedSince: Date): Promise<string> {
  const [row] = await rowsOf<{ pool: string | null; oldest: string | null }>(
    db,
    sql`select (select mark from ${poolMark}) as pool, (select min(created_at)::text from ${answerRevision}
      where user_id = ${userId} and created_at > ${revisedSince.toISOString()}::timestamptz) as oldest`,
  );
  return `${row?.pool} ${row?.oldest}`;
}

/** An answer's place in the list, by which the list goes on. */
export type Place = Pick<ListedAnswer, 'id' | 'createdAt'>;

const asRow = ({ id, createdAt }: Place) => sql`(${createdAt}::timestamptz, ${id}::uuid)`;

/** Some of his answers, newest first, from the one after `after`. */
export function listAnswers(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { after, ...rest }: { after: Place | null; most: number; revisedSince: Date },
): Promise<Listed> {
  const which = after ? sql`(a.created_at, a.id) < ${asRow(after)}` : sql`true`;
  return listWhere(db, vault, userId, { which, ...rest });
}

/** One of them, as the list has it. */
export async function findListed(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  id: string,
): Promise<ListedAnswer | undefined> {
  return (await listWhere(db, vault, userId, { which: sql`a.id = ${id}`, most: 1 })).answers[0];
}

/** One value: to take in fifty takes the embedded database longer than to find what they name. */
const asIds = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** These of his, newest first. What is not there anymore is left out. */
export async function listByIds(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  ids: readonly string[],
): Promise<ListedAnswer[]> {
  if (ids.length === 0) return [];
  return (await listWhere(db, vault, userId, { which: sql`a.id = any(${asIds(ids)})`, most: ids.length })).answers;
}

/** Every answer of his with a mark that changes with it: the moment of its last edit, and of a question of his own what it is sealed as. */
export async function listStamps(db: DbOrTx, userId: string): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; stamp: string }>(
    db,
    sql`select a.id, (extract(epoch from a.updated_at) * 1000)::bigint || coalesce(left(md5(q.sealed_text), 8), '') as stamp
      from ${answer} a left join ${question} q on q.id = a.question_id and q.created_by_user_id = ${userId}
      where a.user_id = ${userId}`,
  );
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

/** The moment of his last 'still true' of each answer that has one. */
export async function listConfirmations(db: DbOrTx, userId: string): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; moment: string }>(
    db,
    sql`select answer_id as id, ${asMoment(sql`max(created_at)`)} as moment from ${answerCheck}
      where user_id = ${userId} and verdict = 'still' group by answer_id`,
  );
  return new Map(rows.map(({ id, moment }) => [id, moment]));
}

/** Answers that a newer word took the place of, and of which the last that he has said since is that they no longer hold. */
export async function listEnded(db: DbOrTx, userId: string): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from (
        select distinct on (c.answer_id) c.answer_id as id, c.verdict,
          c.created_at >= coalesce(newer.received_at, newer.created_at) as is_since
        from ${answerCheck} c join ${answer} newer on newer.replaces_id = c.answer_id
        where c.user_id = ${userId} order by c.answer_id, c.created_at desc, c.id desc) last
      where verdict = 'changed' and is_since`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface Earlier {
  questionIds: readonly string[];
  before: Date;
  most: number;
}

/** The newest of his answers to these questions, of those from before a moment. */
export async function listEarlier(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { questionIds, before, most }: Earlier,
): Promise<ListedAnswer[]> {
  const which = sql`a.created_at < ${before.toISOString()}::timestamptz and a.question_id = any(${asIds(questionIds)})`;
  return (await listWhere(db, vault, userId, { which, most })).answers;
}

interface Which {
  which: SQL;
  most: number;
  /** From when on edits count as history; unless said they do not. */
  revisedSince?: Date;
}

const revisedAfter = (userId: string, since: Date) =>
  sql`left join (select distinct answer_id from ${answerRevision}
    where user_id = ${userId} and created_at > ${since.toISOString()}::timestamptz) revised on revised.answer_id = a.id`;

/**
 * Every query names the owner: another user's answer does not exist here. The rows are taken as the driver gives them:
 * for thousands of them, turning each value into an object and back took longer than opening the texts.
 */
async function listWhere(
  db: DbOrTx,
  vault: Vault,
  userId: string,
  { which, most, revisedSince }: Which,
): Promise<Listed> {
  const rows = await rowsOf<RawAnswer>(
    db,
    sql`select a.id, a.question_id, a.sealed_text, q.category,
      coalesce(w.text, q.text) as question_text, coalesce(w.depth, q.depth) as depth,
      ${asMoment(sql`a.created_at`)} as moment,
      a.replaces_id is not null or checked.answer_id is not null or ${revisedSince ? sql`revised.answer_id is not null` : sql`false`} as has_history,
      ${asMoment(sql`checked.still_at`)} as confirmed, newer.id as newer_id, ${asMoment(sql`newer.created_at`)} as newer_moment,
      (select exists (select 1 from ${question} own where own.created_by_user_id = ${userId})) as has_own
      from ${answer} a join ${question} q on q.id = a.question_id
      left join ${questionWording} w on w.question_id = a.question_id and w.wording = a.wording
      left join (select answer_id, max(created_at) filter (where verdict = 'still') as still_at from ${answerCheck}
        where user_id = ${userId} group by answer_id) checked on checked.answer_id = a.id
      ${revisedSince ? revisedAfter(userId, revisedSince) : sql``}
      left join lateral (select id, created_at from ${answer} where replaces_id = a.id limit 1) newer on true
      where a.user_id = ${userId} and ${which}
      order by a.created_at desc, a.id desc limit ${most}`,
  );
  const [first] = rows;
  if (!first) return { answers: [], hasOwnQuestions: null };
  const cipher = await vault.cipherOf(db, userId);
  const answers = rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    questionText: row.question_text,
    category: row.category,
    depth: row.depth,
    text: textOf(row.id, asBuffer(row.sealed_text), cipher),
    createdAt: row.moment,
    confirmedAt: row.confirmed,
    hasHistory: row.has_history,
    replacedBy: row.newer_id && row.newer_moment ? { id: row.newer_id, createdAt: row.newer_moment } : null,
  }));
  return { answers, hasOwnQuestions: first.has_own };
}

/** Which of his own questions had an answer when this one was the newest. */
export async function answeredOwn(db: DbOrTx, userId: string, newest: Place): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select own.id from ${question} own where own.created_by_user_id = ${userId} and exists (
      select 1 from ${answer} a where a.question_id = own.id and (a.created_at, a.id) <= ${asRow(newest)})`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Which of his answers it is, counted from the first. */
export async function placeOf(db: DbOrTx, userId: string, place: Place): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${answer} a where a.user_id = ${userId} and (a.created_at, a.id) <= ${asRow(place)}`,
  );
  return row?.n ?? 0;
}

/** When he wrote something down, newest first. */
export async function listMoments(db: DbOrTx, userId: string, { before, most }: { before: Date; most: number }) {
  const rows = await db
    .select({ createdAt: answer.createdAt })
    .from(answer)
    .where(and(eq(answer.userId, userId), lt(answer.createdAt, before)))
    .orderBy(desc(answer.createdAt))
    .limit(most);
  return rows.map(({ createdAt }) => createdAt);
}
