import { setImmediate as otherWork } from 'node:timers/promises';
import { type DangerKind, dangerKinds } from '../../contract/card';
import { answerStamps, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { dangerEdition } from '../subjects/danger-edition';
import { type Danger, dangersInAnswer } from '../subjects/dangers';
import { tagOfQuestion } from '../subjects/tags';
import { keepDangers, readDangers, readLooked, versionOf } from './danger-store';
import { opening, type Span } from './quotes';

/** So many are opened at a time, where she said much since the last look. */
const BATCH = 200;

/** An answer that warns, and what it warns of. */
export interface Warning {
  answer: OpenedAnswer;
  kind: DangerKind;
  domains: Danger['domain'][];
  span: Span;
}

/** An answer with all it warns of: to find that takes longest of all, and is done once. */
interface Read {
  answer: OpenedAnswer;
  dangers: Danger[];
}

/** What must not be forgotten of all that she ever said: allergies, what harms her, what she is afraid of. */
export async function warningsOf(deps: Deps, userId: string): Promise<Warning[]> {
  const answers = await openAnswers(deps, userId, await idsOfWarnings(deps, userId));
  const read = answers.map((answer): Read => ({ answer, dangers: dangersOf(answer) }));
  const isTakenBack = takenBack(read);
  return read
    .filter((one) => !one.answer.isReplaced && !isTakenBack(one))
    .flatMap(warningIn)
    .sort((a, b) => dangerKinds.indexOf(a.kind) - dangerKinds.indexOf(b.kind));
}

/** The ids of those that were found at the last look, without looking anew: nothing is opened. */
export async function knownWarnings({ db, vault }: Deps, userId: string): Promise<readonly string[]> {
  return (await readDangers(db, vault, userId))?.ids ?? [];
}

const isGrave = ({ gravity }: Danger): boolean => gravity !== 'never';
const dangersOf = ({ questionId: id, questionText, text }: OpenedAnswer): Danger[] =>
  dangersInAnswer({ id, text: questionText }, text).filter(isGrave);

function warningIn({ answer, dangers: found }: Read): Warning[] {
  const kind = dangerKinds.find((one) => found.some(({ gravity }) => gravity === one));
  const [gravest] = found.filter(({ gravity }) => gravity === kind);
  if (!kind || !gravest) return [];
  const domains = [...new Set(found.map(({ domain }) => domain))];
  return [{ answer, kind, domains, span: sentenceAround(answer, gravest) }];
}

/** The sentence that warns; a short answer whole. */
function sentenceAround(answer: OpenedAnswer, { start }: Span): Span {
  const whole = opening(answer);
  if (whole.end === answer.text.length) return whole;
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => answer.text.lastIndexOf(mark, start) + mark.length));
  return from > start || answer.text.lastIndexOf(' ', start) < 0 ? opening(answer) : opening(answer, from);
}

/**
 * Asked for her allergies again, she said there are none: what she said to that question before warns no more. Kept for
 * that are her answers to such questions, also those that warn of nothing.
 */
function takenBack(read: readonly Read[]): (one: Read) => boolean {
  const newest = new Map<string, Read>();
  for (const one of read) {
    const { questionId } = one.answer;
    if (!newest.has(questionId) && asksForDanger(one.answer)) newest.set(questionId, one);
  }
  return ({ answer }) => newest.get(answer.questionId)?.dangers.length === 0;
}

const asksForDanger = ({ questionId: id, questionText: text }: OpenedAnswer): boolean =>
  tagOfQuestion({ id, text }).asks === 'danger';

/** Only what was said or changed since the last look is opened to find them. */
async function idsOfWarnings(deps: Deps, userId: string): Promise<readonly string[]> {
  const { db, vault } = deps;
  // Before the answers are read: what changes meanwhile is looked at the next time.
  const version = await versionOf(db, userId);
  const edition = dangerEdition();
  const kept = await readDangers(db, vault, userId);
  const known = kept?.edition === edition ? kept : null;
  if (known?.version === version || version === 0) return known?.ids ?? [];
  const stamps = await answerStamps(deps, userId);
  const before = known ? await readLooked(db, vault, userId) : new Map<string, string>();
  const isKnown = (id: string) => stamps.has(id) && before.get(id) === stamps.get(id);
  const looked = new Map([...stamps].filter(([id]) => isKnown(id)));
  const ids = known?.ids.filter(isKnown) ?? [];
  for await (const answer of opened(
    deps,
    userId,
    [...stamps.keys()].filter((id) => !isKnown(id)),
  )) {
    looked.set(answer.id, stamps.get(answer.id) ?? '');
    if (asksForDanger(answer) || dangersOf(answer).length > 0) ids.push(answer.id);
  }
  await keepDangers(db, vault, userId, { version, edition, ids, looked });
  return ids;
}

/** One after the other. Those that cannot be opened are left out, and so are looked at again the next time. */
async function* opened(deps: Deps, userId: string, ids: readonly string[]): AsyncGenerator<OpenedAnswer, void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    yield* await openAnswers(deps, userId, ids.slice(at, at + BATCH));
    await otherWork();
  }
}
