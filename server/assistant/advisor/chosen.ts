import type { Evidence } from '../../../contract/assistant';
import type { SubjectId } from '../../subjects/catalogue';
import { namesThing } from '../../subjects/find-subjects';
import { isTaggedByHand } from '../../subjects/tags';
import { sideOn } from '../clauses/stand-on';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import { isOfAnother, isTheMatter, tagOf, withTags } from './asked-for';
import { isHarmful, isRefusal, isRiskOf, isToBeKept, maySettle, touches } from './relevance';

const MOST = 3;
/** What is far less likely than the best only distracts from it; where the best is sure, all the more. */
const FAR_BEHIND = { strong: 0.4, weak: 0.06, none: 1 };
/** As likely as this beside the best, an answer is another option for him. */
const AN_OPTION = 0.4;
/** What is this likely because she was asked for just that is as good as certain. */
const CERTAIN = 0.75;

/** Which of her answers are told, and as what. */
export interface Chosen {
  evidence: Evidence;
  /** How likely the best of them speaks of what he asked. */
  likelihood: number;
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
  if (risk)
    return {
      evidence: 'weak',
      likelihood: 1,
      leads: [risk],
      further: [],
      cautions: cautions.filter((note) => note !== risk),
    };
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
  const likelihood = hits[0]?.probability ?? 0;
  const [alone, ...rest] = [...new Set(kept)];
  // What she will not have is better than nothing.
  if (leads.length === 0 && alone && isRefusal(alone) && evidence !== 'none')
    return { evidence, likelihood, leads: [alone], further, cautions: rest };
  return { evidence, likelihood, leads, further, cautions: [...new Set(kept)] };
}

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

const spokenOf = ({ things }: Reading, hit: Hit) =>
  things.every((thing) => things.length === 1 || namesThing(hit.note.answer, thing)) &&
  things.some((thing) => sideOn(thing, hit.note) !== null);

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

/** What she said to one question: the newest word, and those that it takes the place of. */
interface Matter {
  newest: Note;
  older: Note[];
  probability: number;
}

/** What she is asked every other day has no answer that takes the place of another. */
const MOST_CHANGES_OF_MIND = 3;
/** A question about another matter may be answered with something else each time: only what is not much less likely takes the place. */
const NEARLY = 0.3;

/** In their order. No older word is told without the newer one, though it fits less well. */
function mattersIn(told: readonly Hit[], all: readonly Hit[], { subjects }: Reading): Matter[] {
  const known = new Set<Note>();
  return told.flatMap(({ note, probability }) => {
    if (known.has(note)) return [];
    const alike = all.filter(
      (hit) =>
        hit.note.questionId === note.questionId &&
        (isOfIt(note, subjects) || isWish(note) || hit.probability >= NEARLY * probability),
    );
    const same = alike.length > MOST_CHANGES_OF_MIND ? [note] : alike.map((hit) => hit.note);
    const [newest = note, ...older] = same.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    for (const one of same) known.add(one);
    return [{ newest, older, probability }];
  });
}

/** Whether she was asked about the matter, by the pool's own tag. */
const isOfIt = (note: Note, subjects: readonly SubjectId[]) =>
  isTaggedByHand(note.questionId) && tagOf(note).subjects.some((one) => subjects.includes(one));

/** A list of wishes takes the place of the one before, whatever stands on it. */
const isWish = (note: Note) => isTaggedByHand(note.questionId) && tagOf(note).asks === 'wish';

/** Up to three of different subjects; where the first was asked for just that, nothing beside it that only sounds like it. */
function optionsIn(matters: readonly Matter[], { subjects }: Reading): Matter[] {
  const [first] = matters;
  const near =
    first && isOfIt(first.newest, subjects) ? matters.filter(({ newest }) => isOfIt(newest, subjects)) : matters;
  const likely = AN_OPTION * (first?.probability ?? 1);
  const options: Matter[] = [];
  for (const matter of near) {
    const isOption =
      matter.probability >= likely && options.every(({ newest }) => isOther(newest, matter.newest, subjects));
    if (isOption && options.length < MOST) options.push(matter);
  }
  return options;
}

/** What he asks about they have in common; they must differ beyond that. */
function isOther(one: Note, other: Note, common: readonly SubjectId[]): boolean {
  const about = tagOf(one).subjects.filter((subject) => !common.includes(subject));
  return !tagOf(other).subjects.some((subject) => about.includes(subject));
}
