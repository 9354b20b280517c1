import type { Evidence } from '../../../contract/assistant';
import { tagOfQuestion } from '../../subjects/tags';
import type { Hit, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';

const MOST = 3;
/** What is far less likely than the best only distracts from it; where the best is sure, all the more. */
const FAR_BEHIND = { strong: 0.25, weak: 0.06, none: 1 };
/** As likely as this beside the best, an answer is another option for him. */
const AN_OPTION = 0.5;

/** Which of her answers are told, and as what. */
export interface Chosen {
  evidence: Evidence;
  leads: Note[];
  further: Note[];
  cautions: Note[];
}

export function chosen(reading: Reading, { evidence, hits, cautions }: Retrieval): Chosen {
  const worthy = evidence === 'none' ? [] : worthShowing(hits, FAR_BEHIND[evidence]);
  const isAside = ({ note }: Hit, at: number) => isRefusal(note) || (at > 0 && cautions.includes(note));
  const aside = seeksWishes(reading) ? worthy.filter(isAside) : [];
  const told = withNewer(
    worthy.filter((hit) => !aside.includes(hit)),
    hits,
  );
  const leads = reading.kind === 'advice' ? optionsIn(told) : told.slice(0, 1);
  const further = told.filter((hit) => !leads.includes(hit)).slice(0, MOST - leads.length);
  const shown = [...leads, ...further].map(({ note }) => note);
  const kept = [
    ...aside
      .slice(0, MOST)
      .filter(({ note }) => isRefusal(note))
      .map(({ note }) => note),
    ...cautions,
  ];
  return {
    evidence,
    leads: leads.map(({ note }) => note),
    further: further.map(({ note }) => note),
    cautions: [...new Set(kept)].filter((note) => !shown.includes(note)),
  };
}

/** Beside what she wants, what she will not have must not look like a wish; asked what to avoid, it is the answer. */
const seeksWishes = ({ kind }: Reading) => kind === 'likes' || kind === 'advice' || kind === 'list';

function isRefusal(note: Note): boolean {
  const { asks } = tagOf(note);
  return asks === 'dislikes' || asks === 'danger';
}

const tagOf = ({ questionId, question }: Note) => tagOfQuestion({ id: questionId, text: question });

function worthShowing(hits: readonly Hit[], farBehind: number): Hit[] {
  const best = hits[0]?.probability ?? 0;
  return hits.slice(0, 2 * MOST).filter(({ probability }) => probability >= farBehind * best);
}

/** Up to three of different subjects. */
function optionsIn(told: readonly Hit[]): Hit[] {
  const [first] = told;
  const options: Hit[] = [];
  for (const hit of told) {
    const isLikely = hit.probability >= AN_OPTION * (first?.probability ?? 1);
    if (isLikely && options.length < MOST && options.every((other) => isOther(other.note, hit.note))) options.push(hit);
  }
  return options;
}

function isOther(one: Note, other: Note): boolean {
  const about = tagOf(one).subjects;
  return one.questionId !== other.questionId && !tagOf(other).subjects.some((subject) => about.includes(subject));
}

/** An open question may be answered with something else each time: only what is nearly as likely takes the place. */
const isOnTheSame = (newer: Hit, older: Hit) => newer.probability >= NEARLY * older.probability;

/** What she is asked every other day has no answer that takes the place of another. */
const MOST_CHANGES_OF_MIND = 3;
const NEARLY = 0.3;

/** What she said later to the same question goes before what she said earlier, which is not shown without it. */
function withNewer(told: readonly Hit[], all: readonly Hit[]): Hit[] {
  const inTurn = told.flatMap((hit) => {
    const alike = all.filter(({ note }) => note.questionId === hit.note.questionId);
    if (alike.length > MOST_CHANGES_OF_MIND) return [hit];
    const newer = alike.filter((one) => one.note.createdAt > hit.note.createdAt && isOnTheSame(one, hit));
    return [...newer.sort((a, b) => b.note.createdAt.localeCompare(a.note.createdAt)), hit];
  });
  return [...new Set(inTurn)];
}
