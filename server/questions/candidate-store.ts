import { and, count, desc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Pack } from '../../contract/packs';
import type { QuestionCategory } from '../../contract/questions';
import { type DbOrTx, isOneOf } from '../platform/db/open';
import { answer, dailyQuestion, question, questionPack, skip } from '../platform/db/schema';
import type { Season } from '../platform/season';

/** A question that may be asked, with what this user did with it. */
export interface Candidate {
  id: string;
  category: QuestionCategory;
  depth: number;
  season: Season | null;
  pack: Pack | null;
  /** Its place among the first that everybody is asked. */
  opening: number | null;
  essential: boolean;
  /** Questions of one kin ask for nearly the same; null where nothing does. */
  kin: string | null;
  /** Asked before the others of its kin. */
  isFirstOfKin: boolean;
  repeatAfterDays: number;
  lastAnsweredAt: Date | null;
  lastSkippedAt: Date | null;
  skips: number;
  skippedToday: boolean;
  /** When it was last the question of an earlier day. */
  lastAskedAt: Date | null;
}

/** A question of one of the last days. */
export interface Recent extends Pick<Candidate, 'season' | 'pack' | 'essential'> {
  daysAgo: number;
}

/** Somebody for whom a question is chosen, on a calendar day of his. */
export interface Whose {
  id: string;
  today: string;
}

/** One of a list per person; who has nothing in it has an empty one. */
export type PerPerson<T> = (userId: string) => readonly T[];

export type QuestionFacts = typeof question.$inferSelect;

/** All of the pool that is not retired, and of these people their own. */
export function askable(db: DbOrTx, withCustom: string[]): Promise<QuestionFacts[]> {
  const ofEverybody = isNull(question.createdByUserId);
  const which = withCustom.length === 0 ? ofEverybody : or(ofEverybody, isOneOf(question.createdByUserId, withCustom));
  return db
    .select()
    .from(question)
    .where(and(isNull(question.retiredAt), which));
}

export async function packsOf(db: DbOrTx, ids: string[]): Promise<PerPerson<{ pack: string }>> {
  const { userId, pack } = questionPack;
  return perPerson(await db.select({ userId, pack }).from(questionPack).where(isOneOf(userId, ids)));
}

/** People with the day of each, as a table inside a statement. */
const peopleOf = (whose: Whose[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(whose)}::jsonb) as person(id uuid, today date)`;

export type Answered = { questionId: string; category: string; last: Date; times: number };

export async function answeredBy(db: DbOrTx, ids: string[]): Promise<PerPerson<Answered>> {
  const { userId, questionId, createdAt } = answer;
  const rows = await db
    .select({
      userId,
      questionId,
      category: question.category,
      last: sql<Date>`max(${createdAt})`.mapWith(createdAt),
      times: count(),
    })
    .from(answer)
    .innerJoin(question, eq(question.id, questionId))
    .where(isOneOf(userId, ids))
    .groupBy(userId, questionId, question.category);
  return perPerson(rows);
}

/** Without a question where that is gone: a skip still counts for its day. */
export type Skipped = { questionId: string | null; last: Date; times: number; today: boolean };

export async function skippedBy(db: DbOrTx, whose: Whose[]): Promise<PerPerson<Skipped>> {
  const { userId, questionId, createdAt, localDate } = skip;
  const rows = await db
    .select({
      userId,
      questionId,
      last: sql<Date>`max(${createdAt})`.mapWith(createdAt),
      times: count(),
      today: sql<boolean>`bool_or(${localDate} = person.today)`,
    })
    .from(skip)
    .innerJoin(peopleOf(whose), sql`person.id = ${userId}`)
    .groupBy(userId, questionId);
  return perPerson(rows);
}

export type AskedOnce = { questionId: string; last: Date | null; days: number };

/** What was the question of a day: when it last was one of another day than today, and how often of an earlier one. */
export async function askedOf(db: DbOrTx, whose: Whose[]): Promise<PerPerson<AskedOnce>> {
  const { userId, questionId, createdAt, localDate } = dailyQuestion;
  const rows = await db
    .select({
      userId,
      questionId,
      last: sql<Date | null>`max(${createdAt}) filter (where ${localDate} <> person.today)`.mapWith(createdAt),
      days: sql<number>`(count(*) filter (where ${localDate} < person.today))::int`,
    })
    .from(dailyQuestion)
    .innerJoin(peopleOf(whose), sql`person.id = ${userId}`)
    .groupBy(userId, questionId);
  return perPerson(rows);
}

export type AskedLately = Pick<Candidate, 'season' | 'pack' | 'essential'> & { day: string };

/** What each was asked in the week before his day. */
export async function askedInWeek(db: DbOrTx, whose: Whose[]): Promise<PerPerson<AskedLately>> {
  const { userId, localDate } = dailyQuestion;
  const { season, pack, essential } = question;
  const rows = await db
    .select({ userId, day: localDate, season, pack: sql<Pack | null>`${pack}`, essential })
    .from(dailyQuestion)
    .innerJoin(question, eq(question.id, dailyQuestion.questionId))
    .innerJoin(peopleOf(whose), sql`person.id = ${userId}`)
    .where(and(lt(localDate, sql`person.today`), gte(localDate, sql`person.today - 7`)));
  return perPerson(rows);
}

/** How deep the newest question of each went, which may be one of today. */
export async function newestDepth(db: DbOrTx, whose: Whose[]): Promise<PerPerson<{ depth: number }>> {
  const { userId, localDate } = dailyQuestion;
  const rows = await db
    .selectDistinctOn([userId], { userId, depth: question.depth })
    .from(dailyQuestion)
    .innerJoin(question, eq(question.id, dailyQuestion.questionId))
    .innerJoin(peopleOf(whose), sql`person.id = ${userId}`)
    .where(lte(localDate, sql`person.today`))
    .orderBy(userId, desc(localDate));
  return perPerson(rows);
}

function perPerson<T extends { userId: string }>(rows: T[]): PerPerson<Omit<T, 'userId'>> {
  const all = new Map<string, T[]>();
  for (const row of rows) {
    const his = all.get(row.userId);
    if (his) his.push(row);
    else all.set(row.userId, [row]);
  }
  return (userId) => all.get(userId) ?? [];
}
