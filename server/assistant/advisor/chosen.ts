import type { Evidence } from '../../../contract/assistant';
import { namesThing } from '../../subjects/find-subjects';
import { sideOn } from '../clauses/stand-on';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import { isPlan } from '../retrieval/plans';
import { isNoAnswer, isOfAnother, isOfAnotherTime, isOwed, isRefusal, saysNothing, withTags } from './asked-for';
import { evidenceIn, FEW, isAskedFor } from './evidence';
import { AN_OPTION, mattersIn, optionsIn } from './matters';
import { namedFirst, namesTheSame } from './named-first';
import { isHarmful, isRiskOf, isToBeKept, isTouchedBy, isWorthAWord, touches } from './relevance';
import { ASKED_SO, isLiked, isLikely, isSpokenOf, settles, spokenOfFirst } from './whether-he-may';

/** From here on it more often is what he asks for than not, where the judgement is not sure. */
const CLOSE = 0.5;
/** The same where she was asked nearly so or names the thing: below it, of 62 questions 33 were of what she never told, and 17 were answered. */
const CLOSE_IF_ASKED = 0.35;
/** Below it what she likes of a kind has nothing to do with what he asks. */
const NOT_UNLIKELY = 0.1;
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
  /** Not sure, but more likely of it than not. */
  isClose?: boolean;
  /** Of its kind, and not the very thing that he names. */
  isOfAnother: boolean;
  leads: Note[];
  further: Note[];
  cautions: Note[];
  /** Those of the further ones that are otherwise now. */
  earlier?: ReadonlySet<Note> | undefined;
}

const NOBODY: Chosen = { evidence: 'none', isOfAnother: false, leads: [], further: [], cautions: [] };

/** Nothing, and what must be kept in mind where he is about to do something. */
export function chosenNothing(reading: Reading, retrieval: Retrieval): Chosen {
  return { ...NOBODY, cautions: acts(reading) ? toBeKept(reading, retrieval) : [] };
}

export function chosen(reading: Reading, retrieval: Retrieval): Chosen {
  const found = namedFirst(reading, withTags(reading, withCautions(retrieval)));
  const all = refusedFirst(reading, spokenOfFirst(reading, found));
  const isFew = retrieval.hits.length <= FEW;
  const hits = all.filter((hit) => !isNoAnswer(reading, hit.note) && (isFew || !isOfAnotherTime(reading, hit)));
  const evidence = evidenceIn(reading, retrieval, hits);
  const refusals = refusalsOf(reading, all).slice(0, 1);
  const cautions = toBeKept(reading, retrieval);
  if (reading.kind === 'avoid' && cautions.length > 0 && reading.isOpen && !namesMore(reading))
    return avoiding(reading, hits, { cautions, asides: retrieval.asides });
  const [risk] = isSpokenOf(reading, hits[0]) ? [] : cautions.filter((note) => isRiskOf(reading, note));
  if (risk) return risky(risk, cautions);
  const serving = servingFirst(reading, retrieval.serving?.filter((note) => !isNoAnswer(reading, note)) ?? []);
  // What he should not say to her then is kept in mind, and does not tell what helps.
  const isRefused = refusals.length > 0 && reading.occasion !== 'comfort';
  const isToldOtherwise =
    isRefused || isAskedJustSo(evidence, hits[0]) || (hits[0] && namesTheSame(reading, hits[0].note));
  if (serving.length > 0 && !isToldOtherwise)
    return served(reading, hits, {
      ...{ serving, evidence, cautions: [...new Set([...refusals, ...cautions])] },
      asides: retrieval.asides,
    });
  const isAnother = hits[0] !== undefined && isOfAnother(reading, hits[0]);
  // Whether he may is told by what she said of it.
  const settlesNothing =
    reading.kind === 'may-i' &&
    !isFew &&
    !hits.slice(0, 1).some((hit) => settles(reading, hit) || isLikely(reading, hit));
  const liked = hits.filter((hit) => hit.probability >= NOT_UNLIKELY && isLiked(reading, hit)).slice(0, 1);
  if (evidence === 'none' || settlesNothing) return untold(refusals, liked, acts(reading) ? cautions : []);
  const picked = told(reading, hits, {
    ...{ evidence, isFew, cautions: [...refusals, ...cautions] },
    asides: retrieval.asides,
  });
  // What she will not have is told as that where it comes closest, and nothing else does.
  if (picked.leads.length === 0 && hits[0]) return untold([hits[0].note], liked, picked.cautions);
  const further = picked.leads.every(isRefusal) ? withLiked(picked, liked) : picked.further;
  return {
    ...picked,
    further,
    isOfAnother: isAnother,
    isClose: hits.some((hit) => hit.note === picked.leads[0] && isCloseTo(reading, hit)),
  };
}

const isCloseTo = (reading: Reading, hit: Hit): boolean =>
  hit.probability >= (isAskedFor(reading, hit) ? CLOSE_IF_ASKED : CLOSE);

/** Who may not choose it wants to know what else. */
function withLiked({ leads, further }: Chosen, liked: readonly Hit[]): Note[] {
  const others = liked.map(({ note }) => note).filter((note) => !leads.includes(note));
  return [...new Set([...others, ...further])].slice(0, MOST - leads.length);
}

/** What only might matter takes few words: that it might is enough. */
const toBeKept = (reading: Reading, { cautions, asides }: Retrieval): Note[] =>
  cautions.filter((note) => asides?.get(note) || isToBeKept(reading, note));

/** She was asked nearly so herself, and it is sure. */
const isAskedJustSo = (evidence: Evidence, first: Hit | undefined) =>
  evidence === 'strong' && first !== undefined && first.asked >= ASKED_SO;

interface Served extends Pick<Chosen, 'evidence' | 'cautions'>, Pick<Retrieval, 'asides'> {
  serving: readonly Note[];
}

/** What names the very thing that he asks for goes first. "Nothing. It's fine." helps nobody through anything. */
function servingFirst({ things }: Reading, serving: readonly Note[]): Note[] {
  const helping = serving.filter((note) => !saysNothing(note));
  const isNamed = (note: Note) => things.some((thing) => namesThing(note.answer, thing));
  return [...helping.filter(isNamed), ...helping.filter((note) => !isNamed(note))];
}

/** He tells of a need: what she said of such hours serves him, though of no hour like this one; and what comes closest by its words, first where she was asked nearly so. */
function served(reading: Reading, hits: readonly Hit[], { serving, evidence, cautions, asides }: Served): Chosen {
  const [best, ...others] = serving;
  const closest = evidence === 'none' ? [] : mattersIn(hits.slice(0, 1), hits, reading).map(({ newest }) => newest);
  const isOfIt = hits.slice(0, 1).some(({ asked, probability }) => asked >= ASKED_SO && probability >= CLOSE);
  const first = best ? [best] : [];
  const shown = [...new Set([...(isOfIt ? [...closest, ...first] : [...first, ...closest]), ...others])].slice(0, MOST);
  return {
    ...NOBODY,
    evidence: 'weak',
    isClose: true,
    leads: shown.slice(0, MOST_UNSURE),
    further: shown.slice(MOST_UNSURE),
    cautions: cautions.filter(
      (note) => !shown.includes(note) && (asides?.get(note) || isTouchedBy(reading, note, shown)),
    ),
  };
}

interface Kept extends Pick<Chosen, 'evidence' | 'cautions'>, Pick<Retrieval, 'asides'> {
  /** So small a notebook he knows by heart. */
  isFew: boolean;
}

/** The likeliest, each with the older word that it replaces, and beside it what is nearly as likely. */
function told(reading: Reading, hits: readonly Hit[], { evidence, isFew, cautions, asides }: Kept): Chosen {
  const worthy = worthShowing(hits, isFew ? BESIDE.ofFew : BESIDE[evidence]);
  const fitting = worthy.filter((hit, at) => !isAside(reading, hit, { at, cautions, first: worthy[0] }));
  const matters = mattersIn(fitting, hits, reading);
  const options = evidence === 'strong' && MANY.has(reading.kind) ? optionsIn(matters, reading) : matters.slice(0, 1);
  const leads = options.map(({ newest }) => newest);
  const others = matters.filter((matter) => !options.includes(matter)).map(({ newest }) => newest);
  const most = isFew || evidence === 'strong' ? MOST : MOST_UNSURE;
  const further = [...options.flatMap(({ older }) => older), ...others].slice(0, Math.max(0, most - leads.length));
  const shown = [...leads, ...further];
  const isWorthy = (note: Note) => asides?.get(note) || isWorthAWord(reading, note, shown);
  const kept = [...new Set(cautions)].filter((note) => !shown.includes(note) && isWorthy(note));
  return {
    ...NOBODY,
    evidence,
    leads,
    further,
    cautions: kept,
    earlier: new Set(matters.flatMap(({ older }) => older)),
  };
}

/** He is told so; but what she will not have of it, and what she likes instead, is better than nothing. */
function untold(refusals: Note[], liked: readonly Hit[], cautions: Note[]): Chosen {
  if (refusals.length === 0) return { ...NOBODY, cautions };
  return {
    ...NOBODY,
    evidence: 'weak',
    leads: refusals,
    further: liked.map(({ note }) => note).filter((note) => !refusals.includes(note)),
    cautions: cautions.filter((note) => !refusals.includes(note)),
  };
}

/** He would take her to where she is afraid: that is the answer. */
const risky = (risk: Note, cautions: readonly Note[]): Chosen => ({
  ...NOBODY,
  evidence: 'weak',
  isClose: true,
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

/** Asked what to avoid, he is told what she refuses before anything else that is likely. */
function refusedFirst({ kind }: Reading, hits: Hit[]): Hit[] {
  if (kind !== 'avoid') return hits;
  const isFirst = ({ note, probability }: Hit) => isRefusal(note) && probability >= AN_OPTION;
  return [...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))];
}

/** "What shouldn't I say before her talk" names no subject, and yet it is no question for all that she must not get. */
const namesMore = ({ isOpen, occasion, stems }: Reading) => isOpen && occasion === null && stems.length > 2;

/** Asked what to avoid, what she must not get is the answer and not a remark beside it. */
function avoiding(
  reading: Reading,
  hits: readonly Hit[],
  { cautions, asides }: Pick<Retrieval, 'cautions' | 'asides'>,
): Chosen {
  const refused = hits.filter(
    ({ note, probability }) => probability >= AN_OPTION && isRefusal(note) && touches(reading, note),
  );
  const found = refused.map(({ note }) => note);
  // Heights are no food that she does not like.
  const isBeside = (note: Note) => reading.occasion !== null && asides?.has(note) === true && !touches(reading, note);
  // What does her harm goes before what she is tired of.
  const told = [...new Set([...found.filter(isHarmful), ...found, ...cautions.filter((note) => !isBeside(note))])];
  const leads = told.slice(0, Math.max(1, Math.min(refused.length, MOST)));
  const rest = told.slice(leads.length);
  const isOfIt = reading.isOpen || leads.some((note) => touches(reading, note));
  return {
    ...NOBODY,
    evidence: isOfIt ? 'strong' : 'weak',
    leads,
    further: rest.slice(0, MOST - leads.length),
    cautions: [...rest.slice(MOST - leads.length), ...cautions.filter(isBeside)],
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
