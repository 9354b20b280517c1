import { and, desc, eq, sql } from 'drizzle-orm';
import type { Rhythm, Verdict } from '../../contract/still-true';
import { type DbOrTx, rowsOf, type Tx } from '../platform/db/open';
import {
  answer,
  answerCheck,
  cardEntry,
  dailyQuestion,
  extraQuestion,
  question,
  questionWording,
  stillTrueChoice,
} from '../platform/db/schema';

export const findRhythm = async (db: DbOrTx, userId: string): Promise<Rhythm | undefined> => {
  const [row] = await db.select().from(stillTrueChoice).where(eq(stillTrueChoice.userId, userId));
  return row?.rhythm;
};

export async function saveRhythm(db: DbOrTx, userId: string, rhythm: Rhythm): Promise<void> {
  await db
    .insert(stillTrueChoice)
    .values({ userId, rhythm })
    .onConflictDoUpdate({ target: stillTrueChoice.userId, set: { rhythm } });
}

export type CheckRow = typeof answerCheck.$inferSelect;

export async function findCheckOfDay(tx: Tx, answerId: string, localDate: string): Promise<CheckRow | undefined> {
  const itsDay = and(eq(answerCheck.answerId, answerId), eq(answerCheck.localDate, localDate));
  return (await tx.select().from(answerCheck).where(itsDay))[0];
}

export async function insertCheck(tx: Tx, row: CheckRow): Promise<void> {
  await tx.insert(answerCheck).values(row);
}

/** Newest first. */
export const listChecks = (db: DbOrTx, userId: string, answerId: string): Promise<CheckRow[]> =>
  db
    .select()
    .from(answerCheck)
    .where(and(eq(answerCheck.userId, userId), eq(answerCheck.answerId, answerId)))
    .orderBy(desc(answerCheck.createdAt), desc(answerCheck.id));

/** All of his, newest first. */
export const listEveryCheck = (db: DbOrTx, userId: string): Promise<CheckRow[]> =>
  db
    .select()
    .from(answerCheck)
    .where(eq(answerCheck.userId, userId))
    .orderBy(desc(answerCheck.createdAt), desc(answerCheck.id));

const milliseconds = (column: ReturnType<typeof sql>) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** When he was asked about one since then, and of which category: by a verdict, or by her new word. */
export async function listAskedSince(
  db: DbOrTx,
  userId: string,
  since: Date,
): Promise<{ at: number; category: string }[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  return rowsOf(
    db,
    sql`select ${milliseconds(sql`asked.at`)} as at, q.category from (
        select c.answer_id, c.created_at as at from ${answerCheck} c where c.user_id = ${userId} and c.created_at >= ${from}
        union all
        select n.replaces_id, n.created_at from ${answer} n
          where n.user_id = ${userId} and n.replaces_id is not null and n.created_at >= ${from}) asked
      join ${answer} a on a.id = asked.answer_id join ${question} q on q.id = a.question_id`,
  );
}

/** An answer by its dates alone: none of it changes but with the version of his answers. */
export interface Said {
  id: string;
  questionId: string;
  /** Null for a question of his own: it is sealed, and not opened for this. */
  questionText: string | null;
  category: string;
  saidAt: number;
  replacesId: string | null;
  isReplaced: boolean;
}

/** What he said of an answer. */
interface Checked {
  confirmedAt: number | null;
  verdict: Verdict | null;
  halfLife: number | null;
  checkedAt: number | null;
}

/** An answer by its dates and counts. */
export interface Head extends Said, Checked {
  /** It stands in his queue about now, and need not be asked for besides. */
  isAsked: boolean;
  uses: number;
}

/** Rows in one value: to hand over hundreds of them one by one takes the embedded database three times as long as to find them. */
const inOne = (columns: ReturnType<typeof sql>) => sql`coalesce(json_agg(json_build_array(${columns})), '[]'::json)`;

type SaidRow = [string, string, string | null, string, number, string | null, boolean];

/**
 * The newest answer to each of his questions, and those that were replaced, since the half-life of a new word goes back to
 * them. No text is opened.
 */
export async function listSaid(db: DbOrTx, userId: string): Promise<Said[]> {
  const columns = sql`a.id, a.question_id, coalesce(w.text, q.text), q.category, ${milliseconds(sql`a.created_at`)},
    a.replaces_id, a.id in (select id from replaced)`;
  const [row] = await rowsOf<{ all: SaidRow[] }>(
    db,
    sql`with replaced as materialized
        (select replaces_id as id from ${answer} where user_id = ${userId} and replaces_id is not null),
      newest as (select distinct on (question_id) id, question_id, wording, created_at, replaces_id from ${answer}
        where user_id = ${userId} order by question_id, created_at desc, id desc),
      shown as (select * from newest union select a.id, a.question_id, a.wording, a.created_at, a.replaces_id
        from replaced join ${answer} a on a.id = replaced.id)
      select ${inOne(columns)} as "all" from shown a join ${question} q on q.id = a.question_id
      left join ${questionWording} w on w.question_id = a.question_id and w.wording = a.wording`,
  );
  return (row?.all ?? []).map(([id, questionId, questionText, category, saidAt, replacesId, isReplaced]) => ({
    ...{ id, questionId, questionText, category, saidAt, replacesId, isReplaced },
  }));
}

/** What he did with his answers, by their ids. */
export interface Marks {
  checked: ReadonlyMap<string, Checked>;
  /** Each as often as it stands on her card by his hand. */
  pinned: readonly string[];
  /** The questions that stand in his queue since a day of his. */
  asked: ReadonlySet<string>;
}

export async function listMarks(db: DbOrTx, userId: string, askedSince: string): Promise<Marks> {
  const [row] = await rowsOf<{
    checks: [string, Verdict, number | null, number, number | null][];
    pins: [string][];
    asked: [string][];
  }>(
    db,
    sql`select
      (select ${inOne(sql`answer_id, verdict, half_life_days, ${milliseconds(sql`created_at`)}, ${milliseconds(sql`still`)}`)}
        from (select distinct on (answer_id) answer_id, verdict, half_life_days, created_at,
            max(created_at) filter (where verdict = 'still') over (partition by answer_id) as still
          from ${answerCheck} where user_id = ${userId} order by answer_id, created_at desc) lasts) as checks,
      (select ${inOne(sql`answer_id`)} from ${cardEntry} where user_id = ${userId} and answer_id is not null) as pins,
      (select ${inOne(sql`question_id`)}
        from (select question_id from ${dailyQuestion} where user_id = ${userId} and local_date >= ${askedSince}
          union select question_id from ${extraQuestion} where user_id = ${userId}) waiting) as asked`,
  );
  const checked = (row?.checks ?? []).map(([id, verdict, halfLife, checkedAt, confirmedAt]): [string, Checked] => [
    id,
    { verdict, halfLife, checkedAt, confirmedAt },
  ]);
  return {
    checked: new Map(checked),
    pinned: (row?.pins ?? []).map(([id]) => id),
    asked: new Set((row?.asked ?? []).map(([id]) => id)),
  };
}

/** One of his, with the checks that tell how long it holds, and those it took the place of. */
export function listChainHeads(db: DbOrTx, userId: string, id: string): Promise<Omit<Head, 'isAsked' | 'uses'>[]> {
  return rowsOf(
    db,
    sql`with recursive chain as (
        select id, replaces_id from ${answer} where id = ${id} and user_id = ${userId}
        union all select a.id, a.replaces_id from ${answer} a join chain on a.id = chain.replaces_id)
      select a.id, a.question_id as "questionId", coalesce(w.text, q.text) as "questionText", q.category,
        ${milliseconds(sql`a.created_at`)} as "saidAt", a.replaces_id as "replacesId", a.id <> ${id} as "isReplaced",
        null as "confirmedAt", c.verdict, c.half_life_days as "halfLife", ${milliseconds(sql`c.created_at`)} as "checkedAt"
      from chain join ${answer} a on a.id = chain.id join ${question} q on q.id = a.question_id
      left join ${questionWording} w on w.question_id = a.question_id and w.wording = a.wording
      left join lateral (select * from ${answerCheck} where answer_id = a.id order by created_at desc limit 1) c on true`,
  );
}
