import { type DangerKind, dangerKinds } from '../../contract/card';
import { type Matters, mattersOf, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import { asksForDanger, dangersFound, dangersKnown, type Found, type FoundDanger } from '../dangers/danger-list';
import type { Deps } from '../deps';
import type { Danger, Gravity } from '../subjects/dangers';
import { asksOnlyForMore } from '../subjects/denies-outright';
import { type Warner, warnsNoMore } from '../subjects/warns-no-more';
import { opening, type Span } from './quotes';

/** An answer that warns, and what it warns of. */
export interface Warning<Kind extends Gravity = DangerKind> {
  answer: OpenedAnswer;
  kind: Kind;
  domains: Danger['domain'][];
  span: Span;
  /** It is likely one, but not sure: told beside what he plans of the kind, and not on her card. */
  isDoubtful?: boolean;
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
  const found = (await dangersFound(deps, userId)).filter(isGravelyMeant);
  const matters = await mattersOf(deps, userId);
  return {
    ids: withNewest(found, matters),
    among: (opened: readonly OpenedAnswer[]) => gravest(found, opened, matters),
  };
}

/** What she must not have, and what she will not have. */
export async function warningsAndNevers(deps: Deps, userId: string): Promise<(Warning | Warning<'never'>)[]> {
  const found = await dangersFound(deps, userId);
  const matters = await mattersOf(deps, userId);
  const opened = await openAnswers(deps, userId, withNewest(found, matters));
  const others = readIn(
    found.filter((one) => !isGravelyMeant(one)),
    opened,
  ).filter(({ answer }) => !answer.isReplaced);
  const doubtful = others.flatMap((one) => warningIn(one, dangerKinds)).map((one) => ({ ...one, isDoubtful: true }));
  const grave = gravest(found.filter(isGravelyMeant), opened, matters);
  return [...grave, ...doubtful, ...others.flatMap((one) => warningIn(one, ['never']))];
}

/** An old danger is shown beside her newest word of the matter. */
const withNewest = (found: readonly Found[], { newestOf }: Matters): string[] => [
  ...new Set(found.flatMap(({ id }) => [id, newestOf(id)])),
];

/** The ids of those that were found at the last look, without looking anew: nothing is opened. */
export async function knownWarnings(deps: Deps, userId: string): Promise<readonly string[]> {
  return (await dangersKnown(deps, userId)).filter(isGravelyMeant).map(({ id }) => id);
}

/** An answer with all it warns of: to find that takes longest of all, and is done once. */
interface Read extends Pick<Found, 'dangers'> {
  answer: OpenedAnswer;
}

/** All but those in which she only says what she does not want, or nothing for sure. */
const isGravelyMeant = ({ dangers }: Found): boolean => dangers.length === 0 || dangers.some(isGrave);
const isGrave = ({ gravity, isDoubtful }: FoundDanger): boolean => gravity !== 'never' && !isDoubtful;

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
  kinds: [...new Set(dangers.filter(isGrave).map(({ gravity }) => gravity))],
});

function warningIn<Kind extends Gravity>({ answer, dangers }: Read, kinds: readonly Kind[]): Warning<Kind>[] {
  const sure = dangers.filter(({ isDoubtful }) => !isDoubtful);
  const isOfKinds = ({ gravity }: FoundDanger) => kinds.some((kind) => kind === gravity);
  const meant = sure.some(isOfKinds) ? sure.filter(isOfKinds) : dangers.filter(isOfKinds);
  const kind = kinds.find((one) => meant.some(({ gravity }) => gravity === one));
  const first = meant.find(({ gravity }) => gravity === kind);
  if (!kind || !first) return [];
  const domains = [...new Set(meant.map(({ domain }) => domain))];
  return [{ answer, kind, domains, span: sentenceAround(answer, first.start), since: null }];
}

/** Beyond it her words would be quoted up to where she begins to warn, and no further. */
const FAR = 100;

/** The sentence that warns; a short answer whole, and one that is dictated without an end from there on. */
function sentenceAround(answer: OpenedAnswer, start: number): Span {
  const whole = opening(answer);
  if (whole.end === answer.text.length) return whole;
  const ends = ['. ', '! ', '? ', '\n'].map((mark) => [answer.text.lastIndexOf(mark, start), mark.length] as const);
  const sentence = Math.max(...ends.map(([at, length]) => (at < 0 ? 0 : at + length)));
  if (sentence > start) return opening(answer);
  return opening(answer, start - sentence > FAR ? start : sentence);
}

const asksForAll = (answer: OpenedAnswer): boolean => asksForDanger(answer) && !asksOnlyForMore(answer.questionText);
