import type { Offer } from '../../contract/still-true';
import { headsOf } from '../answers/heads';
import { type OpenedAnswer, openAnswers, openHarmless } from '../answers/some-answers';
import { knownWarnings } from '../card/dangers';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { candidatesAt } from './candidates';
import { kindOf } from './holding';
import { periodAt } from './periods';
import { FIRST_RHYTHM } from './rhythm';
import { type SaidHead, saidOf } from './said';
import { listAsked, listMarks } from './store';

type Who = Pick<Caller, 'id' | 'timeZone'>;

/** So many are opened at a time until one is fit to be shown; nearly always it is the first. */
const AT_A_TIME = [1, 8, 40];
/** Somebody whose answers are all of one word is not read from end to end at each visit. */
const MOST_OPENED = 400;
/** A fragment tells nothing by itself, but for a size or a danger, which need no more. */
const FEWEST_WORDS = 3;

/** What he is asked about this week or month; null where he has been asked already, or nothing is due. */
export async function nextOffer(deps: Deps, who: Who): Promise<Offer | null> {
  const marks = await listMarks(deps.db, who.id);
  const rhythm = marks.rhythm ?? FIRST_RHYTHM;
  if (rhythm === 'off') return null;
  const period = periodAt(deps.clock.now(), who.timeZone, rhythm);
  const { before, queued } = await listAsked(deps.db, who.id, period.tenStart, period.firstDay);
  const start = period.start.getTime();
  if (before.some(({ at }) => at >= start)) return null;
  const heads = await headsOf(deps, who.id);
  const all = saidOf(heads, marks, await knownWarnings(deps, who.id));
  const due = candidatesAt(
    all.filter(({ head }) => !queued.has(head.questionId)),
    start,
    before.map(({ category }) => category),
  );
  return firstFit(deps, who.id, due.slice(0, MOST_OPENED));
}

async function firstFit(deps: Deps, userId: string, due: readonly SaidHead[]) {
  const isEnough = ({ text }: OpenedAnswer, { head, isDanger }: SaidHead) =>
    isDanger || kindOf(head) === 'size' || wordsIn(text) >= FEWEST_WORDS;
  for (const batch of batchesOf(due)) {
    const byId = new Map((await openFit(deps, userId, batch)).map((answer) => [answer.id, answer]));
    for (const said of batch) {
      const answer = byId.get(said.id);
      if (answer && isEnough(answer, said)) return present(answer, said);
    }
  }
  return null;
}

function* batchesOf(due: readonly SaidHead[]): Generator<readonly SaidHead[], void> {
  for (let at = 0, turn = 0; at < due.length; turn++) {
    const size = AT_A_TIME[Math.min(turn, AT_A_TIME.length - 1)] ?? 1;
    yield due.slice(at, at + size);
    at += size;
  }
}

/** A danger is asked about even where it may hurt. */
async function openFit(deps: Deps, userId: string, batch: readonly SaidHead[]): Promise<OpenedAnswer[]> {
  const ids = (isDanger: boolean) => batch.filter((said) => said.isDanger === isDanger).map(({ id }) => id);
  return [...(await openAnswers(deps, userId, ids(true))), ...(await openHarmless(deps, userId, ids(false)))];
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const present = (
  { id, questionId, questionText, text, createdAt }: OpenedAnswer,
  { confirmedAt, isDanger: warns }: SaidHead,
): Offer => ({
  answerId: id,
  questionId,
  question: questionText,
  answer: text,
  saidOn: createdAt,
  confirmedOn: confirmedAt === null ? null : new Date(confirmedAt).toISOString(),
  warns,
});
