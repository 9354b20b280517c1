import { setImmediate as otherWork } from 'node:timers/promises';
import { type DangerKind, dangerKinds } from '../../contract/card';
import { answerStamps, type Matters, mattersOf, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { dangerEdition } from '../subjects/danger-edition';
import { type Danger, dangersInAnswer, type Gravity } from '../subjects/dangers';
import { asksOnlyForMore } from '../subjects/denies-outright';
import { tagOfQuestion } from '../subjects/tags';
import { type Warner, warnsNoMore } from '../subjects/warns-no-more';
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
  /** Her newest word of the matter, which took its place and does not say whether the danger still holds. */
  since: OpenedAnswer | null;
}

/** What must not be forgotten of all that she ever said: allergies, what harms her, what she is afraid of. */
export async function warningsOf(deps: Deps, userId: string): Promise<Warning[]> {
  const { ids, among } = await warningsToOpen(deps, userId);
  return among(await openAnswers(deps, userId, ids));
}

/** The same, for who opens other answers besides: which are to be opened, and what they warn of once they are. */
export async function warningsToOpen(deps: Deps, userId: string) {
  const found = (await lookedThrough(deps, userId)).filter(isGravelyMeant);
  const matters = await mattersOf(deps, userId);
  return {
    ids: withNewest(found, matters),
    among: (opened: readonly OpenedAnswer[]) => gravest(found, opened, matters),
  };
}

/** What she must not have, and what she will not have. */
export async function warningsAndNevers(deps: Deps, userId: string): Promise<(Warning | Warning<'never'>)[]> {
  const found = await lookedThrough(deps, userId);
  const matters = await mattersOf(deps, userId);
  const opened = await openAnswers(deps, userId, withNewest(found, matters));
  const nevers = found.filter((one) => !isGravelyMeant(one));
  const refused = readIn(nevers, opened).filter(({ answer }) => !answer.isReplaced);
  const grave = gravest(found.filter(isGravelyMeant), opened, matters);
  return [...grave, ...refused.flatMap((one) => warningIn(one, ['never']))];
}

/** An old danger is shown beside her newest word of the matter. */
const withNewest = (found: readonly Found[], { newestOf }: Matters): string[] => [
  ...new Set(found.flatMap(({ id }) => [id, newestOf(id)])),
];

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

function gravest(found: readonly Found[], opened: readonly OpenedAnswer[], matters: Matters): Warning[] {
  const byId = new Map(opened.map((answer) => [answer.id, answer]));
  const read = readIn(found, opened);
  const asking = new Set(read.filter(({ answer }) => asksForAll(answer)).map(({ answer }) => answer.id));
  const isOver = warnsNoMore(read.map(warnerOf), { ...matters, asksForDanger: ({ id }) => asking.has(id) });
  const since = ({ id, isReplaced }: OpenedAnswer) => (isReplaced ? (byId.get(matters.newestOf(id)) ?? null) : null);
  return read
    .filter((one) => !isOver(warnerOf(one)))
    .flatMap((one) => warningIn(one, dangerKinds).map((warning) => ({ ...warning, since: since(one.answer) })))
    .sort((a, b) => dangerKinds.indexOf(a.kind) - dangerKinds.indexOf(b.kind));
}

const warnerOf = ({ answer: { id, questionId, text, createdAt }, dangers }: Read): Warner => ({
  ...{ id, questionId, text, createdAt },
  kinds: [...new Set(dangers.flatMap(({ gravity }) => (gravity === 'never' ? [] : gravity)))],
});

function dangersOf({ questionId: id, questionText, text }: OpenedAnswer): Found['dangers'] {
  const question = { id, text: questionText };
  const told = dangersInAnswer(question, text).map(({ gravity, domain, start }) => ({ gravity, domain, start }));
  return told.length === 0 && asksForRefused(question) ? [{ gravity: 'never', domain: 'other', start: 0 }] : told;
}

/** Asked for things she does not want, she refuses whatever she names, in any words. What he should not say is no thing. */
function asksForRefused(question: { id: string; text: string }): boolean {
  const { asks, subjects } = tagOfQuestion(question);
  return asks === 'dislikes' && !subjects.includes('never-say');
}

function warningIn<Kind extends Gravity>({ answer, dangers }: Read, kinds: readonly Kind[]): Warning<Kind>[] {
  const meant = dangers.filter(({ gravity }) => kinds.some((kind) => kind === gravity));
  const kind = kinds.find((one) => meant.some(({ gravity }) => gravity === one));
  const first = meant.find(({ gravity }) => gravity === kind);
  if (!kind || !first) return [];
  const domains = [...new Set(meant.map(({ domain }) => domain))];
  return [{ answer, kind, domains, span: sentenceAround(answer, first.start), since: null }];
}

/** The sentence that warns; a short answer whole. */
function sentenceAround(answer: OpenedAnswer, start: number): Span {
  const whole = opening(answer);
  if (whole.end === answer.text.length) return whole;
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => answer.text.lastIndexOf(mark, start) + mark.length));
  return from > start || answer.text.lastIndexOf(' ', start) < 0 ? opening(answer) : opening(answer, from);
}

/** Kept are her answers to such questions also where they warn of nothing: that takes earlier ones back. */
const asksForDanger = ({ questionId: id, questionText: text }: OpenedAnswer): boolean =>
  tagOfQuestion({ id, text }).asks === 'danger';

const asksForAll = (answer: OpenedAnswer): boolean => asksForDanger(answer) && !asksOnlyForMore(answer.questionText);

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
