import type { Evidence } from '../../../contract/assistant';
import { namesThing } from '../../subjects/find-subjects';
import { isTaggedByHand } from '../../subjects/tags';
import { mayTellOfHurt } from '../../subjects/tells-of-hurt';
import { sideOn } from '../clauses/stand-on';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import {
  isNear,
  isNoAnswer,
  isOfAnother,
  isOfAnotherTime,
  isOwed,
  isRefusal,
  isTheMatter,
  withTags,
} from './asked-for';
import { AN_OPTION, mattersIn, optionsIn } from './matters';
import { isHarmful, isRiskOf, isToBeKept, isWorthAWord, maySettle, refusedWordIn, touches } from './relevance';

const MOST = 3;
/** What is far less likely than the best only distracts from it; where the best is sure, all the more. */
const FAR_BEHIND = { strong: 0.4, weak: 0.06, none: 1 };
/** So small a notebook he knows by heart: what little there is may be told. */
const FEW = 20;
/** Below it the nearest of all has nothing to do with it. */
const NOT_FAR_OFF = 0.13;
const MOST_NEAREST = 2;
/** What is this likely because she was asked for just that is as good as certain. */
const CERTAIN = 0.75;

/** Which of her answers are told, and as what. */
export interface Chosen {
  evidence: Evidence;
  /** She spoke of nothing of the kind: what is told is only the nearest. */
  isUntold: boolean;
  leads: Note[];
  further: Note[];
  cautions: Note[];
}

const NOBODY: Chosen = { evidence: 'none', isUntold: false, leads: [], further: [], cautions: [] };

export function chosen(reading: Reading, retrieval: Retrieval): Chosen {
  const all = spokenOfFirst(reading, withTags(reading, retrieval.hits));
  const isKnownByHeart = all.length <= FEW;
  const hits = all.filter(
    ({ note }) => !isNoAnswer(reading, note) && (isKnownByHeart || !isOfAnotherTime(reading, note)),
  );
  const evidence = evidenceOf(reading, retrieval, hits);
  const refusals = refusalsOf(reading, all).slice(0, 1);
  const cautions = retrieval.cautions.filter((note) => isToBeKept(reading, note));
  if (reading.kind === 'avoid' && cautions.length > 0 && !namesMore(reading)) return avoiding(reading, hits, cautions);
  const [risk] = isSpokenOf(reading, hits[0]) ? [] : cautions.filter((note) => isRiskOf(reading, note));
  if (risk) return risky(risk, cautions);
  const isTold = evidence === 'strong' || isKnownByHeart || hits.slice(0, MOST).some((hit) => isNear(reading, hit));
  if (evidence === 'none' || !isTold) return untold(evidence === 'none' ? [] : hits, { refusals, cautions });
  return told(reading, hits, { evidence, cautions: [...refusals, ...cautions] });
}

type Kept = Pick<Chosen, 'evidence' | 'cautions'>;

/** The likeliest, each with the older word that it replaces, and what lies beside them. */
function told(reading: Reading, hits: readonly Hit[], { evidence, cautions }: Kept): Chosen {
  const isEnough = (hit: Hit) =>
    evidence === 'strong' || hits.length <= FEW || hit.probability >= NOT_FAR_OFF || isNear(reading, hit);
  const worthy = worthShowing(hits, FAR_BEHIND[evidence]).filter(isEnough);
  const fitting = worthy.filter((hit, at) => !isAside(reading, hit, { at, cautions, first: worthy[0] }));
  const matters = mattersIn(fitting, hits, reading);
  const options = MANY.has(reading.kind) ? optionsIn(matters, reading) : matters.slice(0, 1);
  const leads = options.map(({ newest }) => newest);
  const others = matters.filter((matter) => !options.includes(matter)).map(({ newest }) => newest);
  const further = [...options.flatMap(({ older }) => older), ...others].slice(0, Math.max(0, MOST - leads.length));
  const shown = [...leads, ...further];
  const kept = [...new Set(cautions)].filter((note) => !shown.includes(note) && isWorthAWord(reading, note, shown));
  return { ...NOBODY, evidence, leads, further, cautions: kept };
}

/** He is told so, and the nearest that she said, where it is not far off; what she will not have of it is better than nothing. */
function untold(hits: readonly Hit[], { refusals, cautions }: { refusals: Note[]; cautions: Note[] }): Chosen {
  if (refusals.length > 0) {
    const others = cautions.filter((note) => !refusals.includes(note));
    return { ...NOBODY, evidence: 'weak', leads: refusals, cautions: others };
  }
  const isWorthTelling = ({ note, probability }: Hit) =>
    probability >= NOT_FAR_OFF && !isRefusal(note) && !mayTellOfHurt(note.answer);
  const further = hits.filter(isWorthTelling).slice(0, MOST_NEAREST);
  return {
    ...NOBODY,
    evidence: further.length > 0 ? 'weak' : 'none',
    isUntold: true,
    further: further.map(({ note }) => note),
    cautions,
  };
}

/** He would take her to where she is afraid: that is the answer. */
const risky = (risk: Note, cautions: readonly Note[]): Chosen => ({
  ...NOBODY,
  evidence: 'weak',
  leads: [risk],
  cautions: cautions.filter((note) => note !== risk),
});

/** What she will not have of the matter, where he is about to do something; of that very thing in any case. */
function refusalsOf(reading: Reading, hits: readonly Hit[]): Note[] {
  const refusals = hits.map(({ note }) => note).filter((note) => isRefusal(note) && !isOwed(note));
  const ofThing = ONLY_ASKS.has(reading.kind)
    ? []
    : refusals.filter((note) => reading.things.some((thing) => sideOn(thing, note) === 'against'));
  const near = hits.slice(0, 4 * MOST).map(({ note }) => note);
  const ofMatter = refusals.filter((note) => near.includes(note) && touches(reading, note));
  return [...ofThing, ...(DOES.has(reading.kind) ? ofMatter : [])];
}

/** He is told of it already, or does nothing. */
const ONLY_ASKS: ReadonlySet<Reading['kind']> = new Set(['when', 'who', 'avoid', 'may-i']);

const DOES: ReadonlySet<Reading['kind']> = new Set(['likes', 'list', 'advice']);

/** Several of her answers are the answer. */
const MANY: ReadonlySet<Reading['kind']> = new Set(['advice', 'list', 'avoid']);

/** Asked whether he may, he wants to know what she said of that very thing, though more was said of its kind. */
function spokenOfFirst(reading: Reading, hits: Hit[]): Hit[] {
  if (reading.kind !== 'may-i') return hits;
  const [near, far] = [hits.slice(0, 2 * MOST), hits.slice(2 * MOST)];
  const isOfIt = (hit: Hit) => isSpokenOf(reading, hit);
  const rest = near.filter((hit) => !isOfIt(hit));
  // Of its kind what she likes tells more than what she does not.
  const isRefused = ({ note }: Hit) =>
    isRefusal(note) &&
    isTaggedByHand(note.questionId) &&
    !reading.things.some((thing) => namesThing(note.answer, thing));
  const [liked, refused] = [rest.filter((hit) => !isRefused(hit)), rest.filter(isRefused)];
  return [...near.filter(isOfIt), ...liked, ...refused, ...far];
}

const isSpokenOf = (reading: Reading, hit: Hit | undefined) =>
  hit !== undefined && maySettle(reading, hit.note) && spokenOf(reading, hit);

const spokenOf = (reading: Reading, { note }: Hit) =>
  (reading.things.every((thing) => reading.things.length === 1 || namesThing(note.answer, thing)) &&
    reading.things.some((thing) => sideOn(thing, note) !== null)) ||
  refusedWordIn(reading, note) !== null;

/** As it was found, where that is still among them; but she was asked for just that, or spoke of that very thing. */
function evidenceOf(reading: Reading, { evidence, hits }: Retrieval, answers: readonly Hit[]): Evidence {
  const [first] = answers;
  if (!first) return evidence === 'none' ? 'none' : 'weak';
  const likeliest = hits.reduce((best, hit) => (hit.probability > best.probability ? hit : best), hits[0] ?? first);
  const isSure = evidence === 'strong' && answers.some(({ note }) => note === likeliest.note);
  if (isSure) return isOfAnother(reading, first.note) ? 'weak' : evidence;
  const before = hits.find(({ note }) => note === first.note)?.probability ?? 0;
  const isAskedFor = first.probability > before && first.probability >= CERTAIN && isTheMatter(reading, first.note);
  if (isAskedFor || (reading.kind === 'may-i' && isSpokenOf(reading, first))) return 'strong';
  return first.probability > before || evidence === 'strong' ? 'weak' : evidence;
}

/** "What shouldn't I say before her talk" names no subject, and yet it is no question for all that she must not get. */
const namesMore = ({ isOpen, occasion, stems }: Reading) => isOpen && occasion === null && stems.length > 2;

/** Asked what to avoid, what she must not get is the answer and not a remark beside it. */
function avoiding(reading: Reading, hits: readonly Hit[], cautions: Note[]): Chosen {
  const refused = hits.filter(
    ({ note, probability }) => probability >= AN_OPTION && isRefusal(note) && touches(reading, note),
  );
  const found = refused.map(({ note }) => note);
  // What does her harm goes before what she is tired of.
  const told = [...new Set([...found.filter(isHarmful), ...found, ...cautions])];
  const leads = told.slice(0, Math.max(1, Math.min(refused.length, MOST)));
  const rest = told.slice(leads.length);
  const isOfIt = reading.isOpen || leads.some((note) => touches(reading, note));
  return {
    ...NOBODY,
    evidence: isOfIt ? 'strong' : 'weak',
    leads,
    further: rest.slice(0, MOST - leads.length),
    cautions: rest.slice(MOST - leads.length),
  };
}

interface Place {
  at: number;
  cautions: readonly Note[];
  first: Hit | undefined;
}

/** Beside what she wants, what she will not have must not look like a wish. */
function isAside({ kind }: Reading, { note }: Hit, { at, cautions, first }: Place): boolean {
  if (kind === 'may-i' || !first) return false;
  if (kind === 'avoid') return isRefusal(first.note) && !isRefusal(note) && !cautions.includes(note);
  if (!DOES.has(kind)) return isRefusal(note) && !isRefusal(first.note);
  return isRefusal(note) || (at > 0 && cautions.includes(note));
}

function worthShowing(hits: readonly Hit[], farBehind: number): Hit[] {
  const best = hits[0]?.probability ?? 0;
  return hits.slice(0, 2 * MOST).filter(({ probability }) => probability >= farBehind * best);
}
