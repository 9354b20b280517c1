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

/** An answer by its dates and counts. */
export interface Head {
  id: string;
  questionId: string;
  /** Null for a question of his own: it is sealed, and not opened for this. */
  questionText: string | null;
  category: string;
  saidAt: number;
  replacesId: string | null;
  isReplaced: boolean;
  /** It stands in his queue about now, and need not be asked for besides. */
  isAsked: boolean;
  uses: number;
  confirmedAt: number | null;
  verdict: Verdict | null;
  halfLife: number | null;
  checkedAt: number | null;
}

/**
 * The newest answer to each of his questions, and those that were replaced, since the half-life of a new word goes back to
 * them. No text is opened.
 */
export function listHeads(db: DbOrTx, userId: string, askedSince: string): Promise<Head[]> {
  return rowsOf<Head>(
    db,
    sql`with replaced as (select replaces_id as id from ${answer} where user_id = ${userId} and replaces_id is not null),
        newest as (select distinct on (question_id) id, question_id, wording, created_at, replaces_id from ${answer}
          where user_id = ${userId} order by question_id, created_at desc, id desc),
        shown as (select * from newest union select a.id, a.question_id, a.wording, a.created_at, a.replaces_id
          from replaced join ${answer} a on a.id = replaced.id),
        lasts as (select distinct on (answer_id) * from ${answerCheck} where user_id = ${userId}
          order by answer_id, created_at desc),
        stills as (select answer_id, max(created_at) as at from ${answerCheck}
          where user_id = ${userId} and verdict = 'still' group by answer_id),
        pinned as (select answer_id, count(*)::int as n from ${cardEntry} where user_id = ${userId} group by answer_id),
        asked as (select question_id from ${dailyQuestion} where user_id = ${userId} and local_date >= ${askedSince}
          union select question_id from ${extraQuestion} where user_id = ${userId})
      select a.id, a.question_id as "questionId", coalesce(w.text, q.text) as "questionText", q.category,
        ${milliseconds(sql`a.created_at`)} as "saidAt", a.replaces_id as "replacesId",
        replaced.id is not null as "isReplaced", asked.question_id is not null as "isAsked",
        coalesce(pinned.n, 0) as uses, ${milliseconds(sql`stills.at`)} as "confirmedAt",
        lasts.verdict, lasts.half_life_days as "halfLife", ${milliseconds(sql`lasts.created_at`)} as "checkedAt"
      from shown a join ${question} q on q.id = a.question_id
      left join ${questionWording} w on w.question_id = a.question_id and w.wording = a.wording
      left join replaced on replaced.id = a.id left join lasts on lasts.answer_id = a.id
      left join stills on stills.answer_id = a.id left join pinned on pinned.answer_id = a.id
      left join asked on asked.question_id = a.question_id`,
  );
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
