import { setImmediate as otherWork } from 'node:timers/promises';
import { type DangerKind, dangerKinds } from '../../contract/card';
import { answerStamps, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { dangerEdition } from '../subjects/danger-edition';
import { type Danger, dangersInAnswer, type Gravity } from '../subjects/dangers';
import { tagOfQuestion } from '../subjects/tags';
import { type FoundIn, keepDangers, readDangers, readLooked } from './danger-store';
import { opening, type Span } from './quotes';

/** So many are opened at a time, where she said much since the last look. */
const BATCH = 200;

type Found = FoundIn<Pick<Danger, 'gravity' | 'domain' | 'start'>>;

/** An answer that warns, and what it warns of. */
export interface Warning<Kind extends Gravity = DangerKind> {
  answer: OpenedAnswer;
  kind: Kind;
  domains: Danger['domain'][];
  span: Span;
}

/** What must not be forgotten of all that she ever said: allergies, what harms her, what she is afraid of. */
export async function warningsOf(deps: Deps, userId: string): Promise<Warning[]> {
  const { ids, among } = await warningsToOpen(deps, userId);
  return among(await openAnswers(deps, userId, ids));
}

/** The same, for who opens other answers besides: which are to be opened, and what they warn of once they are. */
export async function warningsToOpen(deps: Deps, userId: string) {
  const found = (await lookedThrough(deps, userId)).filter(isGravelyMeant);
  return { ids: found.map(({ id }) => id), among: (opened: readonly OpenedAnswer[]) => gravest(found, opened) };
}

/** What she must not have, and what she will not have. */
export async function warningsAndNevers(deps: Deps, userId: string): Promise<(Warning | Warning<'never'>)[]> {
  const found = await lookedThrough(deps, userId);
  const opened = await openAnswers(
    deps,
    userId,
    found.map(({ id }) => id),
  );
  const nevers = found.filter((one) => !isGravelyMeant(one));
  const refused = readIn(nevers, opened).filter(({ answer }) => !answer.isReplaced);
  return [...gravest(found.filter(isGravelyMeant), opened), ...refused.flatMap((one) => warningIn(one, ['never']))];
}

/** The ids of those that were found at the last look, without looking anew: nothing is opened. */
export async function knownWarnings({ db, vault }: Deps, userId: string): Promise<readonly string[]> {
  const { known } = await readDangers<Found['dangers'][number]>(db, vault, userId);
  return known?.found.filter(isGravelyMeant).map(({ id }) => id) ?? [];
}

/** An answer with all it warns of: to find that takes longest of all, and is done once. */
interface Read extends Pick<Found, 'dangers'> {
  answer: OpenedAnswer;
}

/** All but those in which she only says what she does not want. */
const isGravelyMeant = ({ dangers }: Found): boolean =>
  dangers.length === 0 || dangers.some(({ gravity }) => gravity !== 'never');

function readIn(found: readonly Found[], opened: readonly OpenedAnswer[]): Read[] {
  const byId = new Map(found.map((one) => [one.id, one.dangers]));
  return opened.flatMap((answer) => {
    const dangers = byId.get(answer.id);
    return dangers ? [{ answer, dangers }] : [];
  });
}

function gravest(found: readonly Found[], opened: readonly OpenedAnswer[]): Warning[] {
  const read = readIn(found, opened);
  const isTakenBack = takenBack(read);
  return read
    .filter((one) => !one.answer.isReplaced && !isTakenBack(one))
    .flatMap((one) => warningIn(one, dangerKinds))
    .sort((a, b) => dangerKinds.indexOf(a.kind) - dangerKinds.indexOf(b.kind));
}

const dangersOf = ({ questionId: id, questionText, text }: OpenedAnswer): Found['dangers'] =>
  dangersInAnswer({ id, text: questionText }, text).map(({ gravity, domain, start }) => ({ gravity, domain, start }));

function warningIn<Kind extends Gravity>({ answer, dangers }: Read, kinds: readonly Kind[]): Warning<Kind>[] {
  const meant = dangers.filter(({ gravity }) => kinds.some((kind) => kind === gravity));
  const kind = kinds.find((one) => meant.some(({ gravity }) => gravity === one));
  const first = meant.find(({ gravity }) => gravity === kind);
  if (!kind || !first) return [];
  const domains = [...new Set(meant.map(({ domain }) => domain))];
  return [{ answer, kind, domains, span: sentenceAround(answer, first.start) }];
}

/** The sentence that warns; a short answer whole. */
function sentenceAround(answer: OpenedAnswer, start: number): Span {
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
async function lookedThrough(deps: Deps, userId: string): Promise<readonly Found[]> {
  const { db, vault } = deps;
  // Before the answers are read: what changes meanwhile is looked at the next time.
  const { version, known: kept } = await readDangers<Found['dangers'][number]>(db, vault, userId);
  const edition = dangerEdition();
  const known = kept?.edition === edition ? kept : null;
  if (known?.version === version || version === 0) return known?.found ?? [];
  const stamps = await answerStamps(deps, userId);
  const before = known ? await readLooked(db, vault, userId) : new Map<string, string>();
  const isKnown = (id: string) => stamps.has(id) && before.get(id) === stamps.get(id);
  const looked = new Map([...stamps].filter(([id]) => isKnown(id)));
  const found = known?.found.filter(({ id }) => isKnown(id)) ?? [];
  for await (const answer of opened(
    deps,
    userId,
    [...stamps.keys()].filter((id) => !isKnown(id)),
  )) {
    looked.set(answer.id, stamps.get(answer.id) ?? '');
    const [isAsked, dangers] = [asksForDanger(answer), dangersOf(answer)];
    const meant = isAsked ? dangers.filter(({ gravity }) => gravity !== 'never') : dangers;
    if (isAsked || meant.length > 0) found.push({ id: answer.id, dangers: meant });
  }
  await keepDangers(db, vault, userId, { version, edition, found, looked });
  return found;
}

/** One after the other. Those that cannot be opened are left out, and so are looked at again the next time. */
async function* opened(deps: Deps, userId: string, ids: readonly string[]): AsyncGenerator<OpenedAnswer, void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    yield* await openAnswers(deps, userId, ids.slice(at, at + BATCH));
    await otherWork();
  }
}
