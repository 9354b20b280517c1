import type { Offer } from '../../contract/still-true';
import { type OpenedAnswer, openAnswers, openHarmless } from '../answers/some-answers';
import { knownWarnings } from '../card/dangers';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { candidatesAt, type Said } from './candidates';
import { headsOf } from './heads';
import { kindOf } from './holding';
import { periodAt } from './periods';
import { rhythmOf } from './rhythm';
import { saidOf } from './said';
import { type Head, listAskedSince } from './store';

type Who = Pick<Caller, 'id' | 'timeZone'>;

/** So many are opened at a time until one is fit to be shown; nearly always it is the first. */
const AT_A_TIME = [1, 8, 40];
/** Somebody whose answers are all of one word is not read from end to end at each visit. */
const MOST_OPENED = 400;
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
  const heads = await headsOf(deps, who.id, period.firstDay);
  const all = saidOf(heads, await knownWarnings(deps, who.id)).filter(({ isAsked }) => !isAsked);
  const due = candidatesAt(
    all,
    start,
    asked.map(({ category }) => category),
  );
  return firstFit(deps, who.id, heads, due.slice(0, MOST_OPENED));
}

async function firstFit(deps: Deps, userId: string, heads: readonly Head[], due: readonly Said[]) {
  const sizes = new Set(heads.filter((head) => kindOf(head) === 'size').map(({ id }) => id));
  const isEnough = ({ id, text }: OpenedAnswer, { isDanger }: Said) =>
    isDanger || sizes.has(id) || wordsIn(text) >= FEWEST_WORDS;
  for (const batch of batchesOf(due)) {
    const byId = new Map((await openFit(deps, userId, batch)).map((answer) => [answer.id, answer]));
    for (const said of batch) {
      const answer = byId.get(said.id);
      if (answer && isEnough(answer, said)) return present(answer, said);
    }
  }
  return null;
}

function* batchesOf(due: readonly Said[]): Generator<readonly Said[], void> {
  for (let at = 0, turn = 0; at < due.length; turn++) {
    const size = AT_A_TIME[Math.min(turn, AT_A_TIME.length - 1)] ?? 1;
    yield due.slice(at, at + size);
    at += size;
  }
}

/** A danger is asked about even where it may hurt. */
async function openFit(deps: Deps, userId: string, batch: readonly Said[]): Promise<OpenedAnswer[]> {
  const ids = (isDanger: boolean) => batch.filter((said) => said.isDanger === isDanger).map(({ id }) => id);
  return [...(await openAnswers(deps, userId, ids(true))), ...(await openHarmless(deps, userId, ids(false)))];
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
