import { createHash, randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pack } from '../../contract/packs';
import type { AskedQuestion } from '../../contract/questions';
import type { Deps } from '../deps';
import type { DbOrTx } from '../platform/db/open';
import { isSouthern } from '../platform/hemisphere';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import type { Candidate } from './candidate-store';
import { kindOfPage } from './page-kind';
import { readable } from './present';
import { choose } from './selection';
import type { Situation } from './situation';
import { type Stock, stocksOf } from './stocks';
import { type DailyRow, findToday, findVisible, keepToday, type Today, whoHasToday } from './store';

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
  const { candidates, past } = await stockOf(deps.db, who, today);
  const situation = situationOf(deps, who, { today, past, tieBreak: () => randomInt(1_000_000) });
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
  const createdAt = deps.clock.now();
  await keepToday(deps.db, [{ userId: who.id, localDate: today, questionId: chosen.id, createdAt }]);
  return (await findToday(deps.db, who.id, today)) ?? { questionId: chosen.id, answered: false };
}

export async function chooseFor(deps: Deps, db: DbOrTx, who: Asking, today: string): Promise<Candidate> {
  const chosen = chosenFrom(deps, who, today, await stockOf(db, who, today));
  if (!chosen) throw new Refusal('no_question');
  return chosen;
}

/** Today's questions of many for whom none is chosen yet, before each is asked for his: in a few queries for all of them. */
export async function chooseTogether(deps: Deps, people: Asking[]): Promise<void> {
  const createdAt = deps.clock.now();
  const all = people.map((who) => ({ who, ...chooserOf(who, localDay(createdAt, who.timeZone)) }));
  const kept = await whoHasToday(deps.db, all);
  const missing = all.filter(({ id }) => !kept.has(id));
  if (missing.length === 0) return;
  const stock = await stocksOf(deps.db, missing);
  const rows: DailyRow[] = [];
  for (const one of missing) {
    const chosen = chosenFrom(deps, one.who, one.today, stock(one));
    if (chosen) rows.push({ userId: one.id, localDate: one.today, questionId: chosen.id, createdAt });
    // Hundreds of questions are weighed for each: whoever calls meanwhile is answered in between.
    await nextTurn();
  }
  if (rows.length > 0) await keepToday(deps.db, rows);
}

const chooserOf = ({ id, isPremium }: Asking, today: string) => ({ id, today, withCustom: isPremium });

async function stockOf(db: DbOrTx, who: Asking, today: string): Promise<Stock> {
  const chooser = chooserOf(who, today);
  return (await stocksOf(db, [chooser]))(chooser);
}

function chosenFrom(deps: Deps, who: Asking, today: string, { candidates, past }: Stock): Candidate | null {
  return choose(candidates, situationOf(deps, who, { today, past, tieBreak: orderOf(who.id, today) }));
}

function situationOf(
  { clock }: Deps,
  { timeZone }: Asking,
  { past, ...rest }: Pick<Stock, 'past'> & Pick<Situation, 'today' | 'tieBreak'>,
): Situation {
  return { now: clock.now(), isSouthern: isSouthern(timeZone), isExtra: false, ...past, ...rest };
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
