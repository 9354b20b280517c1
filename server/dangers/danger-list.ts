import { setImmediate as otherWork } from 'node:timers/promises';
import { answerStamps, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { dangerEdition } from '../subjects/danger-edition';
import { type Danger, dangersInAnswer, type Heard } from '../subjects/dangers';
import { isTaggedByHand, tagOfQuestion } from '../subjects/tags';
import { type FoundIn, keepDangers, readDangers, readLooked } from './danger-list-store';
import { canHear, hear, hearSoon } from './hear';

/** So many are opened at a time, where she said much since the last look. */
const BATCH = 200;
/** So many are heard in one turn in the background; then it is another's. */
const HELPING = 100;
/** Before the stamp of an answer that the model has not read yet. */
const UNHEARD = '?';

/** What an answer warns of, or may. */
export type FoundDanger = Pick<Danger, 'gravity' | 'domain' | 'start' | 'isDoubtful' | 'isPerhaps'>;
/** An answer that warns, or that was asked for dangers and tells of none: that takes earlier ones back. */
export type Found = FoundIn<FoundDanger>;

/** Of a list of which the model has not read everything. Another number than any release has: an older one looks through such a list anew. */
const unheardEdition = (): number => ~dangerEdition();
const isOfToday = (edition: number): boolean => edition === dangerEdition() || edition === unheardEdition();

/** So often somebody else may write the list meanwhile; then what was found is told, and not kept. */
const TRIES = 5;

/** Her answers that warn of something, of all that she ever said. Only what was said or changed since the last look is opened. */
export async function dangersFound(deps: Deps, userId: string): Promise<readonly Found[]> {
  for (let tries = 1; ; tries++) {
    const { found, isKept } = await look(deps, userId);
    if (isKept || tries === TRIES) return found;
  }
}

async function look(deps: Deps, userId: string): Promise<{ found: readonly Found[]; isKept: boolean }> {
  const { db, vault } = deps;
  // Before the answers are read: what changes meanwhile is looked at the next time.
  const { version, writing, known: kept } = await readDangers<FoundDanger>(db, vault, userId);
  if (version === 0) return { found: [], isKept: true };
  const known = kept && isOfToday(kept.edition) ? kept : null;
  if (known?.version === version) {
    if (known.edition === unheardEdition()) hearLater(deps, userId);
    return { found: known.found, isKept: true };
  }
  const stamps = await answerStamps(deps, userId);
  const before = known ? await readLooked(db, vault, userId, writing) : new Map<string, string>();
  if (!before) return { found: known?.found ?? [], isKept: false };
  const isKnown = (id: string) => stamps.has(id) && isStampOf(before.get(id), stamps.get(id));
  const looked = new Map([...before].filter(([id]) => isKnown(id)));
  const found = known?.found.filter(({ id }) => isKnown(id)) ?? [];
  const unknown = [...stamps.keys()].filter((id) => !isKnown(id));
  for await (const answers of opened(deps, userId, unknown)) {
    const heard = await hearSoon(deps, answers);
    for (const [at, answer] of answers.entries()) {
      looked.set(answer.id, `${heard ? '' : UNHEARD}${stamps.get(answer.id) ?? ''}`);
      found.push(...foundIn(answer, heard?.[at]));
    }
  }
  const isKept = await keep(deps, userId, { version, found, looked, was: writing });
  if (isKept && hasUnheard(looked)) hearLater(deps, userId);
  return { found, isKept };
}

/** As they were found at the last look, without looking anew: nothing is opened. */
export async function dangersKnown({ db, vault }: Deps, userId: string): Promise<readonly Found[]> {
  return (await readDangers<FoundDanger>(db, vault, userId)).known?.found ?? [];
}

const isStampOf = (kept: string | undefined, stamp: string | undefined): boolean =>
  kept === stamp || kept === `${UNHEARD}${stamp}`;

const hasUnheard = (looked: ReadonlyMap<string, string>): boolean =>
  [...looked.values()].some((stamp) => stamp.startsWith(UNHEARD));

interface LookedThrough {
  version: number;
  found: readonly Found[];
  looked: ReadonlyMap<string, string>;
  was: string | null;
}

function keep({ db, vault }: Deps, userId: string, all: LookedThrough): Promise<boolean> {
  const edition = hasUnheard(all.looked) ? unheardEdition() : dangerEdition();
  return keepDangers(db, vault, userId, { ...all, edition });
}

/** Batch by batch. Those that cannot be opened are left out, and so are looked at again the next time. */
async function* opened(deps: Deps, userId: string, ids: readonly string[]): AsyncGenerator<OpenedAnswer[], void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    yield await openAnswers(deps, userId, ids.slice(at, at + BATCH));
    await otherWork();
  }
}

/** In the background, a helping for each in turn. */
function hearLater(deps: Deps, userId: string): void {
  if (canHear(deps)) deps.hearing.add(userId, () => hearSome(deps, userId));
}

/** Lets the model read some of what it has not yet, and asks for another turn. */
async function hearSome(deps: Deps, userId: string): Promise<void> {
  const { db, vault } = deps;
  const { known, writing } = await readDangers<FoundDanger>(db, vault, userId);
  if (known?.edition !== unheardEdition()) return;
  const looked = await readLooked(db, vault, userId, writing);
  const ids = [...(looked ?? [])].flatMap(([id, stamp]) => (stamp.startsWith(UNHEARD) ? id : [])).slice(0, HELPING);
  const answers = looked ? await openAnswers(deps, userId, ids) : [];
  const heard = await hear(deps, answers);
  if (!heard) return;
  if (looked) {
    const stampOf = new Map(looked);
    // One that cannot be opened now keeps what was found in it, and is looked at again when anything changes.
    for (const id of ids) looked.delete(id);
    const found = known.found.filter(({ id }) => !answers.some((answer) => answer.id === id));
    for (const [at, answer] of answers.entries()) {
      // As it was when it was looked at: what was changed since has another.
      looked.set(answer.id, stampOf.get(answer.id)?.slice(UNHEARD.length) ?? '');
      found.push(...foundIn(answer, heard[at]));
    }
    await keep(deps, userId, { version: known.version, found, looked, was: writing });
  }
  hearLater(deps, userId);
}

function foundIn(answer: OpenedAnswer, heard: Heard | undefined): Found[] {
  const [isAsked, dangers] = [asksForDanger(answer), dangersOf(answer, heard)];
  // 'Is there anything you can't eat?', a question of his own, is also answered with what she only does not want.
  const isOnlyOfDangers = isAsked && isTaggedByHand(answer.questionId);
  const meant = isOnlyOfDangers ? dangers.filter(({ gravity }) => gravity !== 'never') : dangers;
  return isAsked || meant.length > 0 ? [{ id: answer.id, dangers: meant }] : [];
}

function dangersOf({ questionId: id, questionText, text }: OpenedAnswer, heard: Heard | undefined): FoundDanger[] {
  const question = { id, text: questionText };
  const told = dangersInAnswer(question, text, heard).map(
    ({ gravity, domain, start, isDoubtful, isPerhaps }): FoundDanger => ({
      ...{ gravity, domain, start },
      ...(isDoubtful && { isDoubtful }),
      ...(isPerhaps && { isPerhaps }),
    }),
  );
  if (told.length > 0 || !asksForRefused(question)) return told;
  return [{ gravity: 'never', domain: 'other', start: 0, isPerhaps: true }];
}

/** Asked for things she does not want, she refuses whatever she names, in any words. What he should not say is no thing. */
function asksForRefused(question: { id: string; text: string }): boolean {
  const { asks, subjects } = tagOfQuestion(question);
  return asks === 'dislikes' && !subjects.includes('never-say');
}

/** Kept are her answers to such questions also where they warn of nothing. */
export const asksForDanger = ({ questionId: id, questionText: text }: OpenedAnswer): boolean =>
  tagOfQuestion({ id, text }).asks === 'danger';
