import { and, desc, eq, sql } from 'drizzle-orm';
import type { Rhythm, Verdict } from '../../contract/still-true';
import { inOne, milliseconds } from '../platform/db/in-one';
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

/** Of his day, instead of what he said before. */
export async function changeCheck(tx: Tx, { id, verdict, halfLifeDays, createdAt }: CheckRow): Promise<void> {
  await tx.update(answerCheck).set({ verdict, halfLifeDays, createdAt }).where(eq(answerCheck.id, id));
}

/** Whether a newer word took the place of an answer. */
export async function isReplaced(tx: Tx, answerId: string): Promise<boolean> {
  return (await tx.select({ id: answer.id }).from(answer).where(eq(answer.replacesId, answerId)).limit(1)).length > 0;
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

/** What he said of an answer. */
export interface Checked {
  confirmedAt: number | null;
  verdict: Verdict | null;
  halfLife: number | null;
  checkedAt: number | null;
}

/** What he did with his answers, by their ids. */
export interface Marks {
  rhythm: Rhythm | null;
  checked: ReadonlyMap<string, Checked>;
  /** Each as often as it stands on her card by his hand. */
  pinned: readonly string[];
}

export async function listMarks(db: DbOrTx, userId: string): Promise<Marks> {
  const [row] = await rowsOf<{
    rhythm: Rhythm | null;
    checks: [string, Verdict, number | null, number, number | null][];
    pins: [string][];
  }>(
    db,
    sql`select (select rhythm from ${stillTrueChoice} where user_id = ${userId}) as rhythm,
      (select ${inOne(sql`answer_id, verdict, half_life_days, ${milliseconds(sql`created_at`)}, ${milliseconds(sql`still`)}`)}
        from (select distinct on (answer_id) answer_id, verdict, half_life_days, created_at,
            max(created_at) filter (where verdict = 'still') over (partition by answer_id) as still
          from ${answerCheck} where user_id = ${userId} order by answer_id, created_at desc) lasts) as checks,
      (select ${inOne(sql`answer_id`)} from ${cardEntry} where user_id = ${userId} and answer_id is not null) as pins`,
  );
  const checked = (row?.checks ?? []).map(([id, verdict, halfLife, checkedAt, confirmedAt]): [string, Checked] => [
    id,
    { verdict, halfLife, checkedAt, confirmedAt },
  ]);
  return {
    rhythm: row?.rhythm ?? null,
    checked: new Map(checked),
    pinned: (row?.pins ?? []).map(([id]) => id),
  };
}

/** What he is asked besides, or was lately. */
export interface Asked {
  /** When he was asked about an answer, and of which category: by a verdict, or by her new word. */
  before: readonly { at: number; category: string }[];
  /** The questions that stand in his queue about now, and need not be asked for besides. */
  queued: ReadonlySet<string>;
}

/** The answers since a moment, the queue since a day of his. */
export async function listAsked(db: DbOrTx, userId: string, since: Date, firstDay: string): Promise<Asked> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ before: [number, string][]; queued: [string][] }>(
    db,
    sql`select (select ${inOne(sql`${milliseconds(sql`asked.at`)}, q.category`)} from (
          select c.answer_id, c.created_at as at from ${answerCheck} c where c.user_id = ${userId} and c.created_at >= ${from}
          union all
          select n.replaces_id, n.created_at from ${answer} n
            where n.user_id = ${userId} and n.replaces_id is not null and n.created_at >= ${from}) asked
        join ${answer} a on a.id = asked.answer_id join ${question} q on q.id = a.question_id) as before,
      (select ${inOne(sql`question_id`)}
        from (select question_id from ${dailyQuestion} where user_id = ${userId} and local_date >= ${firstDay}
          union select question_id from ${extraQuestion} where user_id = ${userId}) waiting) as queued`,
  );
  return {
    before: (row?.before ?? []).map(([at, category]) => ({ at, category })),
    queued: new Set((row?.queued ?? []).map(([id]) => id)),
  };
}

/** An answer with what tells how long it holds. */
export interface ChainHead extends Pick<Checked, 'verdict' | 'halfLife'> {
  id: string;
  questionId: string;
  /** Null for a question of his own. */
  questionText: string | null;
  replacesId: string | null;
}

/** One of his, with the checks that tell how long it holds, and those it took the place of. */
export function listChainHeads(db: DbOrTx, userId: string, id: string): Promise<ChainHead[]> {
  return rowsOf(
    db,
    sql`with recursive chain as (
        select id, replaces_id from ${answer} where id = ${id} and user_id = ${userId}
        union all select a.id, a.replaces_id from ${answer} a join chain on a.id = chain.replaces_id)
      select a.id, a.question_id as "questionId", coalesce(w.text, q.text) as "questionText", a.replaces_id as "replacesId",
        c.verdict, c.half_life_days as "halfLife"
      from chain join ${answer} a on a.id = chain.id join ${question} q on q.id = a.question_id
      left join ${questionWording} w on w.question_id = a.question_id and w.wording = a.wording
      left join lateral (select * from ${answerCheck} where answer_id = a.id order by created_at desc limit 1) c on true`,
  );
}
