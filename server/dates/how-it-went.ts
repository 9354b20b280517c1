import { occurrenceBefore } from '../../contract/date-days';
import type { WentQuestion } from '../../contract/dates';
import { addDays } from '../../contract/days';
import type { Deps } from '../deps';
import { type DateIdea, ideasForDate } from '../ideas/for-date';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { locked, type Whose } from './dates';
import type { OpenDate } from './present';
import { updateDate } from './store';

/** A week after the day he is asked how it went, and for two more. */
const ASKED_FROM = 7;
const ASKED_UNTIL = 21;
/** What he gave so long before a day was for it. */
const GIVEN_BEFORE = 60;

const newestFirst = (a: { occurrence: string }, b: { occurrence: string }) => b.occurrence.localeCompare(a.occurrence);

/**
 * The newest one that is a week over, was kept before it, and of which he has not spoken. Where he gave something for it, how
 * she took that is asked with his ideas, and nothing here.
 */
export async function askAbout(deps: Deps, { id, timeZone }: Whose, rows: OpenDate[]): Promise<WentQuestion | null> {
  const today = localDay(deps.clock.now(), timeZone);
  for (const question of overSinceAWeek(rows, today, timeZone)) {
    const ideas = await ideasForDate(deps, id, question.id);
    if (ideas.some((idea) => isGivenFor(idea, question.occurrence))) continue;
    const planned = ideas
      .filter(({ state }) => state === 'planned')
      .map(({ id: ideaId, title }) => ({ id: ideaId, title }));
    return { ...question, planned };
  }
  return null;
}

function overSinceAWeek(rows: OpenDate[], today: string, timeZone: string): Omit<WentQuestion, 'planned'>[] {
  const [from, until] = [addDays(today, -ASKED_UNTIL), addDays(today, -ASKED_FROM)];
  const over = rows.flatMap((row) => {
    const { label, occasion, rule, went } = row.content;
    const occurrence = occurrenceBefore(rule, addDays(until, 1));
    if (rule.kind === 'month' || occurrence === null || occurrence < from) return [];
    if (went.some((one) => one.occurrence === occurrence)) return [];
    if (localDay(row.createdAt, timeZone) > occurrence) return [];
    return [{ id: row.id, label, occasion, occurrence }];
  });
  return over.sort(newestFirst);
}

function isGivenFor({ state, givenOn }: DateIdea, occurrence: string): boolean {
  const [from, until] = [addDays(occurrence, -GIVEN_BEFORE), addDays(occurrence, ASKED_FROM)];
  return state === 'given' && givenOn !== null && givenOn >= from && givenOn < until;
}

/** Kept with the date. Null: he would rather not say, and is not asked again. */
export async function sayHowItWent(
  deps: Deps,
  who: Whose,
  { id, occurrence }: { id: string; occurrence: string },
  text: string | null,
): Promise<void> {
  const now = deps.clock.now();
  if (occurrence >= localDay(now, who.timeZone)) throw new Refusal('date_not_over');
  await deps.transact(async (tx) => {
    const { content, sequence } = await locked(tx, deps, who.id, id);
    if (occurrenceBefore(content.rule, addDays(occurrence, 1)) !== occurrence) throw new Refusal('date_not_found');
    const others = content.went.filter((one) => one.occurrence !== occurrence);
    const went = [{ occurrence, text }, ...others].sort(newestFirst);
    await updateDate(tx, deps.vault, { id, userId: who.id, content: { ...content, went }, sequence, updatedAt: now });
  });
}
