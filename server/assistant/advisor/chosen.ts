import type { Evidence } from '../../../contract/assistant';
import { namesThing } from '../../subjects/find-subjects';
import { isTaggedByHand } from '../../subjects/tags';
import { sideOn } from '../clauses/stand-on';
import { FITS } from '../judgement/features';
import { evidenceOf } from '../judgement/judgement';
import { isAboutHim } from '../judgement/of-whom';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import { isPlan } from '../retrieval/plans';
import { isNoAnswer, isOfAnother, isOfAnotherTime, isOwed, isRefusal, tagOf, withTags } from './asked-for';
import { AN_OPTION, mattersIn, optionsIn } from './matters';
import {
  isHarmful,
  isRiskOf,
  isToBeKept,
  isTouchedBy,
  isWorthAWord,
  maySettle,
  refusedWordIn,
  touches,
} from './relevance';

const MOST = 3;
const MOST_UNSURE = 2;
/** So likely beside the best, and in itself, another answer is worth a word; where nothing is sure, of the two likeliest either may be it. In a small notebook that he knows by heart, nearly all is. */
const BESIDE = {
  strong: { share: 0.5, least: 0.65 },
  weak: { share: 0.15, least: 0.12 },
  none: { share: 1, least: 1 },
  ofFew: { share: 0.12, least: 0.02 },
};

/** Which of her answers are told, and as what. */
export interface Chosen {
  evidence: Evidence;
  /** Of its kind, and not the very thing that he names. */
  isOfAnother: boolean;
  leads: Note[];
  further: Note[];
  cautions: Note[];
}

const NOBODY: Chosen = { evidence: 'none', isOfAnother: false, leads: [], further: [], cautions: [] };

/** Nothing, and what must be kept in mind where he is about to do something. */
export function chosenNothing(reading: Reading, retrieval: Retrieval): Chosen {
  return { ...NOBODY, cautions: acts(reading) ? toBeKept(reading, retrieval) : [] };
}

export function chosen(reading: Reading, retrieval: Retrieval): Chosen {
  const all = refusedFirst(reading, spokenOfFirst(reading, withTags(reading, withCautions(retrieval))));
  const isFew = retrieval.hits.length <= FEW;
  const hits = all.filter((hit) => !isNoAnswer(reading, hit.note) && (isFew || !isOfAnotherTime(reading, hit)));
  const evidence = evidenceIn(reading, retrieval, hits);
  const refusals = refusalsOf(reading, all).slice(0, 1);
  const cautions = toBeKept(reading, retrieval);
  if (reading.kind === 'avoid' && cautions.length > 0 && reading.isOpen && !namesMore(reading))
    return avoiding(reading, hits, cautions);
  const [risk] = isSpokenOf(reading, hits[0]) ? [] : cautions.filter((note) => isRiskOf(reading, note));
  if (risk) return risky(risk, cautions);
  const serving = retrieval.serving?.filter((note) => !isNoAnswer(reading, note)) ?? [];
  const isToldOtherwise = refusals.length > 0 || isAskedJustSo(evidence, hits[0]);
  if (serving.length > 0 && !isToldOtherwise) return served(reading, hits, { serving, evidence, cautions });
  const isAnother = hits[0] !== undefined && isOfAnother(reading, hits[0]);
  // Whether he may is told by what she said of it.
  const settlesNothing =
    reading.kind === 'may-i' &&
    !isFew &&
    !hits.slice(0, 1).some((hit) => settles(reading, hit) || isLikely(reading, hit));
  if (evidence === 'none' || settlesNothing) return untold(refusals, acts(reading) ? cautions : []);
  const picked = told(reading, hits, { evidence, isFew, cautions: [...refusals, ...cautions] });
  // What she will not have is told as that where it comes closest, and nothing else does.
  if (picked.leads.length === 0 && hits[0]) return untold([hits[0].note], picked.cautions);
  return { ...picked, isOfAnother: isAnother };
}

const toBeKept = (reading: Reading, { cautions }: Retrieval): Note[] =>
  cautions.filter((note) => isToBeKept(reading, note));

/** She was asked nearly so herself, and it is sure. */
const isAskedJustSo = (evidence: Evidence, first: Hit | undefined) =>
  evidence === 'strong' && first !== undefined && first.asked >= ASKED_SO;

interface Served extends Pick<Chosen, 'evidence' | 'cautions'> {
  serving: readonly Note[];
}

/** He tells of a need: what she said of such hours serves him, though of no hour like this one; and what comes closest by its words. */
function served(reading: Reading, hits: readonly Hit[], { serving, evidence, cautions }: Served): Chosen {
  const [best, ...others] = serving;
  const closest = evidence === 'none' ? [] : mattersIn(hits.slice(0, 1), hits, reading).map(({ newest }) => newest);
  const shown = [...new Set([...(best ? [best] : []), ...closest, ...others])].slice(0, MOST);
  return {
    ...NOBODY,
    evidence: 'weak',
    leads: shown.slice(0, MOST_UNSURE),
    further: shown.slice(MOST_UNSURE),
    cautions: cautions.filter((note) => !shown.includes(note) && isTouchedBy(reading, note, shown)),
  };
}

interface Kept extends Pick<Chosen, 'evidence' | 'cautions'> {
  /** So small a notebook he knows by heart. */
  isFew: boolean;
}

/** The likeliest, each with the older word that it replaces, and beside it what is nearly as likely. */
function told(reading: Reading, hits: readonly Hit[], { evidence, isFew, cautions }: Kept): Chosen {
  const worthy = worthShowing(hits, isFew ? BESIDE.ofFew : BESIDE[evidence]);
  const fitting = worthy.filter((hit, at) => !isAside(reading, hit, { at, cautions, first: worthy[0] }));
  const matters = mattersIn(fitting, hits, reading);
  const options = evidence === 'strong' && MANY.has(reading.kind) ? optionsIn(matters, reading) : matters.slice(0, 1);
  const leads = options.map(({ newest }) => newest);
  const others = matters.filter((matter) => !options.includes(matter)).map(({ newest }) => newest);
  const most = isFew || evidence === 'strong' ? MOST : MOST_UNSURE;
  const further = [...options.flatMap(({ older }) => older), ...others].slice(0, Math.max(0, most - leads.length));
  const shown = [...leads, ...further];
  const kept = [...new Set(cautions)].filter((note) => !shown.includes(note) && isWorthAWord(reading, note, shown));
  return { ...NOBODY, evidence, leads, further, cautions: kept };
}

/** He is told so; but what she will not have of it is better than nothing. */
function untold(refusals: Note[], cautions: Note[]): Chosen {
  if (refusals.length === 0) return { ...NOBODY, cautions };
  return {
    ...NOBODY,
    evidence: 'weak',
    leads: refusals,
    cautions: cautions.filter((note) => !refusals.includes(note)),
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

/** He is about to do something: then what she must not have is worth a word, though nothing else is told. */
const acts = (reading: Reading): boolean => ACTS.has(reading.kind) || isPlan(reading);
const ACTS: ReadonlySet<Reading['kind']> = new Set(['likes', 'list', 'advice', 'may-i', 'avoid']);

/** Several of her answers are the answer. */
const MANY: ReadonlySet<Reading['kind']> = new Set(['advice', 'list', 'avoid']);

/** What warns of that very thing may lie far behind what sounds alike. */
function withCautions({ hits, cautions }: Retrieval): Hit[] {
  const found = new Set(hits.map(({ note }) => note));
  const others = cautions.filter((note) => !found.has(note));
  return [...hits, ...others.map((note) => ({ note, probability: 0, asked: 0, hasMeaning: true }))];
}

/** Asked whether he may, he wants to know what she said of that very thing, though more was said of its kind. */
function spokenOfFirst(reading: Reading, hits: Hit[]): Hit[] {
  if (reading.kind !== 'may-i') return hits;
  const isOfIt = (hit: Hit) => isSpokenOf(reading, hit);
  const [near, far] = [
    hits.slice(0, 2 * MOST),
    hits.slice(2 * MOST).filter((hit) => !isOfIt(hit) && !namesAll(reading, hit)),
  ];
  const rest = near.filter((hit) => !isOfIt(hit));
  // Of its kind what she likes tells more than what she does not.
  const isRefused = ({ note }: Hit) =>
    isRefusal(note) &&
    isTaggedByHand(note.questionId) &&
    !reading.things.some((thing) => namesThing(note.answer, thing));
  const isNamed = (hit: Hit) => namesAll(reading, hit);
  const named = hits.filter((hit) => isNamed(hit) && !isOfIt(hit));
  const others = rest.filter((hit) => !isNamed(hit));
  const [liked, refused] = [others.filter((hit) => !isRefused(hit)), others.filter(isRefused)];
  return [...hits.filter(isOfIt), ...named, ...liked, ...refused, ...far];
}

/** Whether he may is told by what she was asked nearly so, where it is likely as well. */
const ASKED_SO = 0.5;
/** And by what is likely enough in itself: it comes closest, and nothing is claimed. One of two things that he names is not. */
const isLikely = ({ things }: Reading, { probability }: Hit) => things.length < 2 && probability >= 0.4;

const namesAll = ({ things }: Reading, { note }: Hit) =>
  things.length > 0 && things.every((thing) => namesThing(note.answer, thing));

const settles = (reading: Reading, hit: Hit) =>
  isSpokenOf(reading, hit) ||
  namesAll(reading, hit) ||
  (hit.asked >= ASKED_SO && hit.probability >= ASKED_SO && !isOfAnother(reading, hit)) ||
  isLikedOfItsKind(reading, hit);

/** Whether she likes tulips she did not tell, but which flowers she likes. */
function isLikedOfItsKind({ subjects: [matter] }: Reading, { note, probability }: Hit): boolean {
  const { asks, subjects } = tagOf(note);
  const isLiked = isTaggedByHand(note.questionId) && asks === 'likes';
  return isLiked && matter !== undefined && subjects.includes(matter) && probability >= AN_OPTION;
}

/** Asked what to avoid, he is told what she refuses before anything else that is likely. */
function refusedFirst({ kind }: Reading, hits: Hit[]): Hit[] {
  if (kind !== 'avoid') return hits;
  const isFirst = ({ note, probability }: Hit) => isRefusal(note) && probability >= AN_OPTION;
  return [...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))];
}

const isSpokenOf = (reading: Reading, hit: Hit | undefined) =>
  hit !== undefined && maySettle(reading, hit.note) && spokenOf(reading, hit);

const spokenOf = (reading: Reading, { note }: Hit) =>
  (reading.things.every((thing) => reading.things.length === 1 || namesThing(note.answer, thing)) &&
    reading.things.some((thing) => sideOn(thing, note) !== null)) ||
  refusedWordIn(reading, note) !== null ||
  // What does her harm is settled, whatever else he names with it.
  (isHarmful(note) && reading.things.some((thing) => sideOn(thing, note) === 'against'));

/** However likely, it is sure only where she was asked something like it or about the matter itself, or names the thing; there less is enough to be told as what comes closest. */
const UNSURE = { asked: 0.45, likely: 0.93, least: 0.2 };
const FEW = 20;
const LEAST_OF_FEW = 0.02;

/** She was asked about the matter itself, by the pool's own tag, and for what he wants of it. */
function isOfMatter({ kind, subjects: [matter] }: Reading, note: Note): boolean {
  const { asks, subjects } = tagOf(note);
  return isTaggedByHand(note.questionId) && subjects[0] === matter && FITS[kind]?.includes(asks) === true;
}

/** By the likeliest that is told. Who names one of many is not answered for sure by another. */
function evidenceIn(reading: Reading, { hits: found }: Retrieval, [first]: readonly Hit[]): Evidence {
  if (!first) return 'none';
  if (reading.kind === 'may-i' && isSpokenOf(reading, first)) return 'strong';
  const { note, asked, hasMeaning } = first;
  const likely = found.find((hit) => hit.note === note)?.probability ?? 0;
  const isNamed = reading.things.some((thing) => namesThing(note.answer, thing));
  const isBacked =
    !hasMeaning || isNamed || isOfMatter(reading, note) || asked >= UNSURE.asked || likely >= UNSURE.likely;
  const isUnsure = isOfAnother(reading, first) || isAboutHim(note) || !isBacked;
  const evidence = evidenceOf(Math.max(likely, first.probability), hasMeaning);
  if (evidence === 'strong') return isUnsure ? 'weak' : evidence;
  // So small a notebook he knows by heart: what little there is may be told.
  if (found.length <= FEW) return first.probability >= LEAST_OF_FEW ? 'weak' : 'none';
  return evidence === 'none' && isBacked && hasMeaning && likely >= UNSURE.least ? 'weak' : evidence;
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

function worthShowing(hits: readonly Hit[], { share, least }: { share: number; least: number }): Hit[] {
  const best = hits[0]?.probability ?? 0;
  return hits
    .slice(0, 2 * MOST)
    .filter((hit, at) => at === 0 || (hit.probability >= share * best && hit.probability >= least));
}
