import { and, count, desc, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Pack } from '../../contract/packs';
import type { QuestionCategory } from '../../contract/questions';
import { DAY } from '../../contract/time';
import type { DbOrTx } from '../platform/db/open';
import { answer, dailyQuestion, question, skip } from '../platform/db/schema';
import type { Season } from '../platform/season';
import { packsOn } from './pack-store';

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

/** Everything that may be asked, with this user's history of each; custom questions only where he may be asked them. */
export async function listCandidates(
  db: DbOrTx,
  userId: string,
  today: string,
  withCustom: boolean,
): Promise<Candidate[]> {
  const { answered, skipped, asked } = historyOf(db, userId, today);
  const rows = await db
    .select({
      question,
      lastAnsweredAt: answered.last,
      lastSkippedAt: skipped.last,
      skips: skipped.times,
      skippedToday: skipped.today,
      lastAskedAt: asked.last,
    })
    .from(question)
    .leftJoin(answered, eq(answered.questionId, question.id))
    .leftJoin(skipped, eq(skipped.questionId, question.id))
    .leftJoin(asked, eq(asked.questionId, question.id))
    .where(
      and(
        isNull(question.retiredAt),
        or(isNull(question.pack), inArray(question.pack, packsOn(db, userId))),
        withCustom
          ? or(isNull(question.createdByUserId), eq(question.createdByUserId, userId))
          : isNull(question.createdByUserId),
      ),
    );
  const withKin = new Set(rows.map((row) => row.question.sameAs));
  const kinOf = ({ sameAs, poolId }: typeof question.$inferSelect) =>
    sameAs ?? (poolId !== null && withKin.has(poolId) ? poolId : null);
  return rows.map((row) => ({
    id: row.question.id,
    category: row.question.category as QuestionCategory,
    depth: row.question.depth,
    season: row.question.season,
    pack: row.question.pack as Pack | null,
    opening: row.question.opening,
    essential: row.question.essential,
    kin: kinOf(row.question),
    isFirstOfKin: row.question.sameAs === null,
    repeatAfterDays: row.question.repeatAfterDays,
    lastAnsweredAt: row.lastAnsweredAt,
    lastSkippedAt: row.lastSkippedAt,
    skips: row.skips ?? 0,
    skippedToday: row.skippedToday ?? false,
    lastAskedAt: row.lastAskedAt,
  }));
}

function historyOf(db: DbOrTx, userId: string, today: string) {
  const answered = db
    .select({
      questionId: answer.questionId,
      last: sql<Date>`max(${answer.createdAt})`.mapWith(answer.createdAt).as('last_answered'),
    })
    .from(answer)
    .where(eq(answer.userId, userId))
    .groupBy(answer.questionId)
    .as('answered');
  const skipped = db
    .select({
      questionId: skip.questionId,
      last: sql<Date>`max(${skip.createdAt})`.mapWith(skip.createdAt).as('last_skipped'),
      times: count().as('times'),
      today: sql<boolean>`bool_or(${skip.localDate} = ${today}::date)`.as('skipped_today'),
    })
    .from(skip)
    .where(eq(skip.userId, userId))
    .groupBy(skip.questionId)
    .as('skipped');
  const asked = db
    .select({
      questionId: dailyQuestion.questionId,
      last: sql<Date>`max(${dailyQuestion.createdAt})`.mapWith(dailyQuestion.createdAt).as('last_asked'),
    })
    .from(dailyQuestion)
    .where(and(eq(dailyQuestion.userId, userId), ne(dailyQuestion.localDate, today)))
    .groupBy(dailyQuestion.questionId)
    .as('asked');
  return { answered, skipped, asked };
}

export interface AskedBefore {
  /** On how many days before today he was asked. */
  days: number;
  /** How deep the newest question went, which may be one of today. */
  lastDepth: number | null;
  /** What he was asked in the week before today. */
  recent: readonly Recent[];
}

/** A question of one of the last days. */
export interface Recent extends Pick<Candidate, 'season' | 'pack' | 'essential'> {
  daysAgo: number;
}

export async function askedBefore(db: DbOrTx, userId: string, today: string): Promise<AskedBefore> {
  const his = eq(dailyQuestion.userId, userId);
  const [total] = await db
    .select({ days: count() })
    .from(dailyQuestion)
    .where(and(his, lt(dailyQuestion.localDate, today)));
  const weekBefore = new Date(Date.parse(today) - 7 * DAY).toISOString().slice(0, 10);
  const { season, pack, essential } = question;
  const week = await db
    .select({ day: dailyQuestion.localDate, season, pack: sql<Pack | null>`${pack}`, essential })
    .from(dailyQuestion)
    .innerJoin(question, eq(question.id, dailyQuestion.questionId))
    .where(and(his, lt(dailyQuestion.localDate, today), gte(dailyQuestion.localDate, weekBefore)));
  const [last] = await db
    .select({ depth: question.depth })
    .from(dailyQuestion)
    .innerJoin(question, eq(question.id, dailyQuestion.questionId))
    .where(and(his, lte(dailyQuestion.localDate, today)))
    .orderBy(desc(dailyQuestion.localDate))
    .limit(1);
  const recent = week.map(({ day, ...asked }) => ({
    ...asked,
    daysAgo: Math.round((Date.parse(today) - Date.parse(day)) / DAY),
  }));
  return { days: total?.days ?? 0, lastDepth: last?.depth ?? null, recent };
}
