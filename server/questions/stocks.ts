import type { Pack } from '../../contract/packs';
import type { QuestionCategory } from '../../contract/questions';
import { DAY } from '../../contract/time';
import type { DbOrTx } from '../platform/db/open';
import {
  answeredBy,
  askable,
  askedInWeek,
  askedOf,
  type Candidate,
  newestDepth,
  packsOf,
  type QuestionFacts,
  skippedBy,
  type Whose,
} from './candidate-store';
import type { Situation } from './situation';

export interface Chooser extends Whose {
  /** Whether he may be asked questions of his own. */
  withCustom: boolean;
}

/** What a question is chosen from for somebody, and what of his past the choice depends on. */
export interface Stock {
  candidates: Candidate[];
  past: Pick<Situation, 'daysAsked' | 'recent' | 'lastDepth' | 'answers' | 'answersByCategory'>;
}

/** Of any number of people in the same few queries: each costs little more than one. Made when asked for, as it is large. */
export async function stocksOf(db: DbOrTx, whose: Chooser[]): Promise<(who: Chooser) => Stock> {
  const ids = whose.map(({ id }) => id);
  const questions = await askable(
    db,
    whose.filter(({ withCustom }) => withCustom).map(({ id }) => id),
  );
  const lists = {
    packs: await packsOf(db, ids),
    answered: await answeredBy(db, ids),
    skipped: await skippedBy(db, whose),
    asked: await askedOf(db, whose),
    week: await askedInWeek(db, whose),
    newest: await newestDepth(db, whose),
  };
  return (who) => ({ candidates: candidatesOf(questions, who, lists), past: pastOf(who, lists) });
}

type Lists = {
  packs: Awaited<ReturnType<typeof packsOf>>;
  answered: Awaited<ReturnType<typeof answeredBy>>;
  skipped: Awaited<ReturnType<typeof skippedBy>>;
  asked: Awaited<ReturnType<typeof askedOf>>;
  week: Awaited<ReturnType<typeof askedInWeek>>;
  newest: Awaited<ReturnType<typeof newestDepth>>;
};

/** Everything that he may be asked, with his history of each; custom questions only where he may be asked them. */
function candidatesOf(questions: QuestionFacts[], { id, withCustom }: Chooser, lists: Lists): Candidate[] {
  const packs = new Set(lists.packs(id).map(({ pack }) => pack));
  const mayBeAsked = ({ createdByUserId: creator, pack }: QuestionFacts) =>
    (creator === null || (withCustom && creator === id)) && (pack === null || packs.has(pack));
  const his = questions.filter(mayBeAsked);
  const withKin = new Set(his.map(({ sameAs }) => sameAs));
  const answered = byQuestion(lists.answered(id));
  const skipped = byQuestion(lists.skipped(id));
  const asked = byQuestion(lists.asked(id));
  return his.map((row) => ({
    id: row.id,
    category: row.category as QuestionCategory,
    depth: row.depth,
    season: row.season,
    pack: row.pack as Pack | null,
    opening: row.opening,
    essential: row.essential,
    kin: row.sameAs ?? (row.poolId !== null && withKin.has(row.poolId) ? row.poolId : null),
    isFirstOfKin: row.sameAs === null,
    repeatAfterDays: row.repeatAfterDays,
    lastAnsweredAt: answered.get(row.id)?.last ?? null,
    lastSkippedAt: skipped.get(row.id)?.last ?? null,
    skips: skipped.get(row.id)?.times ?? 0,
    skippedToday: skipped.get(row.id)?.today ?? false,
    lastAskedAt: asked.get(row.id)?.last ?? null,
  }));
}

const byQuestion = <T extends { questionId: string | null }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.questionId, row]));

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function pastOf({ id, today }: Chooser, lists: Lists): Stock['past'] {
  const answersByCategory = new Map<QuestionCategory, number>();
  for (const { category, times } of lists.answered(id)) {
    const name = category as QuestionCategory;
    answersByCategory.set(name, (answersByCategory.get(name) ?? 0) + times);
  }
  const recent = lists.week(id).map(({ day, season, pack, essential }) => ({
    season,
    pack,
    essential,
    daysAgo: Math.round((Date.parse(today) - Date.parse(day)) / DAY),
  }));
  return {
    daysAsked: sum(lists.asked(id).map(({ days }) => days)),
    lastDepth: lists.newest(id)[0]?.depth ?? null,
    recent,
    answersByCategory,
    answers: sum([...answersByCategory.values()]),
  };
}
