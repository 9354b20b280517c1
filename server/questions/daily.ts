import { createHash, randomInt } from 'node:crypto';
import type { Pack } from '../../contract/packs';
import type { AskedQuestion } from '../../contract/questions';
import type { Deps } from '../deps';
import type { DbOrTx } from '../platform/db/open';
import { isSouthern } from '../platform/hemisphere';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { askedBefore, type Candidate, listCandidates } from './candidate-store';
import { kindOfPage } from './page-kind';
import { readable } from './present';
import { choose } from './selection';
import type { Situation } from './situation';
import { answersByCategory, findToday, findVisible, keepToday, type Today } from './store';

export type Asking = Pick<Caller, 'id' | 'timeZone' | 'isPremium'>;

export interface Asked extends AskedQuestion {
  /** Of which pack it is; some may not be mailed. */
  pack: Pack | null;
}

/** Today's question: chosen once for his calendar day and kept, so that page, mail and second device agree. */
export async function todaysQuestion(deps: Deps, who: Asking): Promise<Asked> {
  const today = localDay(deps.clock.now(), who.timeZone);
  const kept = await keptOrChosen(deps, who, today);
  return asked(deps, who.id, kept.questionId, kept.answered);
}

/** Until today's is answered, it is the one to ask. After that another each time, drawn from all that suit him now. */
export async function anotherQuestion(deps: Deps, who: Asking): Promise<AskedQuestion> {
  const today = localDay(deps.clock.now(), who.timeZone);
  const kept = await keptOrChosen(deps, who, today);
  if (!kept.answered) return asked(deps, who.id, kept.questionId, false);
  const candidates = await listCandidates(deps.db, who.id, today, who.isPremium);
  const situation = await situationOf(deps, deps.db, who, today, () => randomInt(1_000_000));
  // Put first, the few of the season would come up again and again.
  const chosen = choose(
    candidates.filter(({ id }) => id !== kept.questionId),
    { ...situation, isExtra: true, answersByCategory: new Map() },
  );
  return asked(deps, who.id, chosen?.id ?? kept.questionId, chosen === null);
}

async function keptOrChosen(deps: Deps, who: Asking, today: string): Promise<Today> {
  const kept = await findToday(deps.db, who.id, today);
  if (kept) return kept;
  const chosen = await chooseFor(deps, deps.db, who, today);
  await keepToday(deps.db, { userId: who.id, localDate: today, questionId: chosen.id, createdAt: deps.clock.now() });
  return (await findToday(deps.db, who.id, today)) ?? { questionId: chosen.id, answered: false };
}

export async function chooseFor(deps: Deps, db: DbOrTx, who: Asking, today: string): Promise<Candidate> {
  const candidates = await listCandidates(db, who.id, today, who.isPremium);
  const chosen = choose(candidates, await situationOf(deps, db, who, today, orderOf(who.id, today)));
  if (!chosen) throw new Refusal('no_question');
  return chosen;
}

async function situationOf(
  deps: Deps,
  db: DbOrTx,
  who: Asking,
  today: string,
  tieBreak: Situation['tieBreak'],
): Promise<Situation> {
  const byCategory = await answersByCategory(db, who.id);
  const before = await askedBefore(db, who.id, today);
  return {
    now: deps.clock.now(),
    today,
    isSouthern: isSouthern(who.timeZone),
    daysAsked: before.days,
    recent: before.recent,
    lastDepth: before.lastDepth,
    isExtra: false,
    answers: [...byCategory.values()].reduce((sum, n) => sum + n, 0),
    answersByCategory: byCategory,
    tieBreak,
  };
}

/** An order of one's own for each user and day, that any instance works out alike. */
function orderOf(userId: string, today: string): (questionId: string) => number {
  return (questionId) => createHash('sha256').update(`${userId}|${today}|${questionId}`).digest().readUInt32BE(0);
}

/** A question of his as it is put to her. */
export async function asked(deps: Deps, userId: string, questionId: string, answered: boolean): Promise<Asked> {
  const found = await findVisible(deps.db, deps.vault, userId, questionId);
  if (!found) throw new Refusal('no_question');
  const { id, category, pack, createdByUserId } = found;
  const text = readable(found);
  const kind = kindOfPage({ questionId: id, text, category });
  return { id, category, pack, kind, text, is_custom_question: createdByUserId !== null, answered };
}
