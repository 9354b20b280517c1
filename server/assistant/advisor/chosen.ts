import type { Evidence } from '../../../contract/assistant';
import { namesThing } from '../../subjects/find-subjects';
import { sideOn } from '../clauses/stand-on';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import { isNear, isOfAnother, isRefusal, isTheMatter, withTags } from './asked-for';
import { AN_OPTION, mattersIn, optionsIn } from './matters';
import { isHarmful, isRiskOf, isToBeKept, maySettle, refusedWordIn, touches } from './relevance';

const MOST = 3;
/** What is far less likely than the best only distracts from it; where the best is sure, all the more. */
const FAR_BEHIND = { strong: 0.4, weak: 0.06, none: 1 };
/** So small a notebook he knows by heart: what little there is may be told. */
const FEW = 20;
/** Below it the nearest of all has nothing to do with it. */
const NOT_FAR_OFF = 0.15;
const MOST_NEAREST = 2;
/** What is this likely because she was asked for just that is as good as certain. */
const CERTAIN = 0.75;

/** Which of her answers are told, and as what. */
export interface Chosen {
  evidence: Evidence;
  /** How likely the best of them speaks of what he asked. */
  likelihood: number;
  /** She spoke of nothing of the kind: what is told is only the nearest. */
  isUntold: boolean;
  leads: Note[];
  further: Note[];
  cautions: Note[];
}

export function chosen(reading: Reading, retrieval: Retrieval): Chosen {
  const hits = spokenOfFirst(reading, withTags(reading, retrieval.hits));
  const evidence = evidenceOf(reading, retrieval, hits);
  const cautions = retrieval.cautions.filter((note) => isToBeKept(reading, note));
  if (reading.kind === 'avoid' && cautions.length > 0 && !namesMore(reading))
    return avoiding(reading, hits, { evidence, cautions });
  const [risk] = isSpokenOf(reading, hits[0]) ? [] : cautions.filter((note) => isRiskOf(reading, note));
  if (risk) return risky(risk, cautions);
  const likelihood = hits[0]?.probability ?? 0;
  const isTold = evidence !== 'weak' || hits.length <= FEW || hits.slice(0, MOST).some((hit) => isNear(reading, hit));
  if (!isTold) return untold(hits, cautions);
  const worthy = evidence === 'none' ? [] : worthShowing(hits, FAR_BEHIND[evidence]);
  const isRefused = worthy.map((hit, at) => isAside(reading, hit, { at, cautions, first: worthy[0] }));
  const matters = mattersIn(
    worthy.filter((_, at) => !isRefused[at]),
    hits,
    reading,
  );
  const options = MANY.has(reading.kind) ? optionsIn(matters, reading) : matters.slice(0, 1);
  const leads = options.flatMap(({ newest }) => newest);
  const others = matters.filter((matter) => !options.includes(matter)).map(({ newest }) => newest);
  const further = [...options.flatMap(({ older }) => older), ...others].slice(0, Math.max(0, MOST - leads.length));
  const shown = [...leads, ...further];
  const kept = [...refusalsOf(reading, hits).slice(0, 1), ...cautions].filter((note) => !shown.includes(note));
  const [alone, ...rest] = [...new Set(kept)];
  // What she will not have is better than nothing.
  if (leads.length === 0 && alone && isRefusal(alone) && evidence !== 'none')
    return { ...NOBODY, evidence, likelihood, leads: [alone], further, cautions: rest };
  return { ...NOBODY, evidence, likelihood, leads, further, cautions: [...new Set(kept)] };
}

const NOBODY: Chosen = { evidence: 'none', likelihood: 0, isUntold: false, leads: [], further: [], cautions: [] };

/** He is told so, and the nearest that she said, where it is not far off. */
function untold(hits: readonly Hit[], cautions: Note[]): Chosen {
  const near = hits.slice(0, MOST_NEAREST).filter(({ probability }) => probability >= NOT_FAR_OFF);
  const further = near.map(({ note }) => note);
  return { ...NOBODY, evidence: further.length > 0 ? 'weak' : 'none', isUntold: true, further, cautions };
}

/** He would take her to where she is afraid: that is the answer. */
const risky = (risk: Note, cautions: readonly Note[]): Chosen => ({
  ...NOBODY,
  evidence: 'weak',
  likelihood: 1,
  leads: [risk],
  cautions: cautions.filter((note) => note !== risk),
});

/** What she will not have of the matter, where he is about to do something. */
function refusalsOf(reading: Reading, hits: readonly Hit[]): Note[] {
  if (!DOES.has(reading.kind)) return [];
  const near = hits.slice(0, 4 * MOST).map(({ note }) => note);
  return near.filter((note) => isRefusal(note) && touches(reading, note));
}

const DOES: ReadonlySet<Reading['kind']> = new Set(['likes', 'list', 'advice']);

/** Several of her answers are the answer. */
const MANY: ReadonlySet<Reading['kind']> = new Set(['advice', 'list', 'avoid']);

/** Asked whether he may, he wants to know what she said of that very thing, though more was said of its kind. */
function spokenOfFirst(reading: Reading, hits: Hit[]): Hit[] {
  if (reading.kind !== 'may-i') return hits;
  const [near, far] = [hits.slice(0, 2 * MOST), hits.slice(2 * MOST)];
  const isOfIt = (hit: Hit) => isSpokenOf(reading, hit);
  return [...near.filter(isOfIt), ...near.filter((hit) => !isOfIt(hit)), ...far];
}

const isSpokenOf = (reading: Reading, hit: Hit | undefined) =>
  hit !== undefined && maySettle(reading, hit.note) && spokenOf(reading, hit);

const spokenOf = (reading: Reading, { note }: Hit) =>
  (reading.things.every((thing) => reading.things.length === 1 || namesThing(note.answer, thing)) &&
    reading.things.some((thing) => sideOn(thing, note) !== null)) ||
  refusedWordIn(reading, note) !== null;

/** As it was found; but she was asked for just that, or spoke of that very thing. */
function evidenceOf(reading: Reading, { evidence, hits }: Retrieval, [first]: readonly Hit[]): Evidence {
  if (!first) return evidence;
  if (evidence === 'strong') return isOfAnother(reading, first.note) ? 'weak' : evidence;
  const before = hits.find(({ note }) => note === first.note)?.probability ?? 0;
  const isAskedFor = first.probability > before && first.probability >= CERTAIN && isTheMatter(reading, first.note);
  if (isAskedFor || (reading.kind === 'may-i' && isSpokenOf(reading, first))) return 'strong';
  return first.probability > before ? 'weak' : evidence;
}

/** "What shouldn't I say before her talk" names no subject, and yet it is no question for all that she must not get. */
const namesMore = ({ isOpen, occasion, stems }: Reading) => isOpen && occasion === null && stems.length > 2;

/** Asked what to avoid, what she must not get is the answer and not a remark beside it. */
function avoiding(
  reading: Reading,
  hits: readonly Hit[],
  { evidence, cautions }: Pick<Chosen, 'evidence' | 'cautions'>,
): Chosen {
  const refused = hits.filter(
    ({ note, probability }) => probability >= AN_OPTION && isRefusal(note) && touches(reading, note),
  );
  const first = evidence === 'strong' ? hits.slice(0, 1) : [];
  const found = [...refused, ...first].map(({ note }) => note);
  // What does her harm goes before what she is tired of.
  const told = [...new Set([...found.filter(isHarmful), ...found, ...cautions])];
  const leads = told.slice(0, Math.max(1, Math.min(refused.length, MOST)));
  const rest = told.slice(leads.length);
  return {
    ...NOBODY,
    evidence: 'strong',
    likelihood: 1,
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
