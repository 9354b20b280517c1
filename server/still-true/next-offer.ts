import type { Offer } from '../../contract/still-true';
import { type OpenedAnswer, openAnswers, openHarmless } from '../answers/some-answers';
import { knownWarnings } from '../card/dangers';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { candidatesAt, type Said } from './candidates';
import { kindOf } from './holding';
import { periodAt } from './periods';
import { rhythmOf } from './rhythm';
import { saidOf } from './said';
import { type Head, listAskedSince, listHeads } from './store';

type Who = Pick<Caller, 'id' | 'timeZone'>;

/** So many are opened at most until one is fit to be shown; nearly always it is the first. */
const LOOKED_AT = 8;
/** A fragment tells nothing by itself, but for a size or a danger, which need no more. */
const FEWEST_WORDS = 3;

/** What he is asked about this week or month; null where he has been asked already, or nothing is due. */
export async function nextOffer(deps: Deps, who: Who): Promise<Offer | null> {
  const rhythm = await rhythmOf(deps, who.id);
  if (rhythm === 'off') return null;
  const period = periodAt(deps.clock.now(), who.timeZone, rhythm);
  const asked = await listAskedSince(deps.db, who.id, period.tenStart);
  const start = period.start.getTime();
  if (asked.some(({ at }) => at >= start)) return null;
  const heads = await listHeads(deps.db, who.id, period.firstDay);
  const all = saidOf(heads, await knownWarnings(deps, who.id)).filter(({ isAsked }) => !isAsked);
  const due = candidatesAt(
    all,
    start,
    asked.map(({ category }) => category),
  );
  return firstFit(deps, who.id, heads, due.slice(0, LOOKED_AT));
}

async function firstFit(deps: Deps, userId: string, heads: readonly Head[], due: readonly Said[]) {
  for (const said of due) {
    const head = heads.find(({ id }) => id === said.id);
    const needsWords = head === undefined || kindOf(head) !== 'size';
    const opened = said.isDanger
      ? (await openAnswers(deps, userId, [said.id]))[0]
      : await openHarmless(deps, userId, said.id);
    if (opened && (said.isDanger || !needsWords || wordsIn(opened.text) >= FEWEST_WORDS)) return present(opened, said);
  }
  return null;
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const present = ({ id, questionId, questionText, text, createdAt }: OpenedAnswer, { confirmedAt }: Said): Offer => ({
  answerId: id,
  questionId,
  question: questionText,
  answer: text,
  saidOn: createdAt,
  confirmedOn: confirmedAt === null ? null : new Date(confirmedAt).toISOString(),
});
