import type { Evidence } from '../../../contract/assistant';
import type { SubjectId } from '../../subjects/catalogue';
import { tagOfQuestion } from '../../subjects/tags';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';

const MOST = 3;
/** What is far less likely than the best only distracts from it; where the best is sure, all the more. */
const FAR_BEHIND = { strong: 0.25, weak: 0.06, none: 1 };
/** As likely as this beside the best, an answer is another option for him. */
const AN_OPTION = 0.4;

/** Which of her answers are told, and as what. */
export interface Chosen {
  evidence: Evidence;
  leads: Note[];
  further: Note[];
  cautions: Note[];
}

export function chosen(reading: Reading, { evidence, hits, cautions }: Retrieval): Chosen {
  if (reading.kind === 'avoid' && cautions.length > 0) return avoiding(evidence, hits, cautions);
  const worthy = evidence === 'none' ? [] : worthShowing(hits, FAR_BEHIND[evidence]);
  const isAside = ({ note }: Hit, at: number) => isRefusal(note) || (at > 0 && cautions.includes(note));
  const aside = seeksWishes(reading) ? worthy.filter(isAside).map(({ note }) => note) : [];
  const matters = mattersIn(
    worthy.filter(({ note }) => !aside.includes(note)),
    hits,
  );
  const options = reading.kind === 'advice' ? optionsIn(matters, reading) : matters.slice(0, 1);
  const leads = options.flatMap(({ newest }) => newest);
  const others = matters.filter((matter) => !options.includes(matter)).map(({ newest }) => newest);
  const further = [...options.flatMap(({ older }) => older), ...others].slice(0, Math.max(0, MOST - leads.length));
  const shown = [...leads, ...further];
  const kept = [...aside.filter((note) => isRefusal(note) && touches(reading, note)), ...cautions];
  return { evidence, leads, further, cautions: [...new Set(kept)].filter((note) => !shown.includes(note)) };
}

/** Asked what to avoid, what she must not get is the answer and not a remark beside it. */
function avoiding(evidence: Evidence, hits: readonly Hit[], cautions: readonly Note[]): Chosen {
  const [first] = evidence === 'strong' ? hits : [];
  const told = [...new Set([...(first ? [first.note] : []), ...cautions])];
  return { evidence: 'strong', leads: told.slice(0, 1), further: told.slice(1, MOST), cautions: told.slice(MOST) };
}

/** Beside what she wants, what she will not have must not look like a wish. */
const seeksWishes = ({ kind }: Reading) => kind === 'likes' || kind === 'advice' || kind === 'list';

function isRefusal(note: Note): boolean {
  const { asks } = tagOf(note);
  return asks === 'dislikes' || asks === 'danger';
}

/** What she refuses in another matter need not be told. */
const touches = ({ isOpen, subjects }: Reading, note: Note) =>
  isOpen || tagOf(note).subjects.some((subject) => subjects.includes(subject));

const tagOf = ({ questionId, question }: Note) => tagOfQuestion({ id: questionId, text: question });

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
/** An open question may be answered with something else each time: only what is nearly as likely takes the place. */
const NEARLY = 0.3;

/** In their order. No older word is told without the newer one, though it fits less well. */
function mattersIn(told: readonly Hit[], all: readonly Hit[]): Matter[] {
  const known = new Set<Note>();
  return told.flatMap(({ note, probability }) => {
    if (known.has(note)) return [];
    const alike = all.filter(
      (hit) => hit.note.questionId === note.questionId && hit.probability >= NEARLY * probability,
    );
    const same = alike.length > MOST_CHANGES_OF_MIND ? [note] : alike.map((hit) => hit.note);
    const [newest = note, ...older] = same.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    for (const one of same) known.add(one);
    return [{ newest, older, probability }];
  });
}

/** Up to three of different subjects. */
function optionsIn(matters: readonly Matter[], { subjects }: Reading): Matter[] {
  const likely = AN_OPTION * (matters[0]?.probability ?? 1);
  const options: Matter[] = [];
  for (const matter of matters) {
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
