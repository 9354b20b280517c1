import type { Evidence } from '../../../contract/assistant';
import { soon } from '../../platform/soon';
import type { Embedder } from '../embedding/embedder';
import { evidenceOf, probabilityOf } from '../judgement/judgement';
import { isAboutHim } from '../judgement/of-whom';
import { needIn } from '../needs/needs';
import type { Hit, LinkedNote, Note, Retrieval } from '../notes';
import { alikeByMeaning } from '../phrasings/by-meaning';
import type { Reading } from '../reading/reading';
import { cautionsFor } from './cautions';
import { areDenied } from './denied';
import { inOrder } from './in-order';
import { frighteningIn, plannedIn } from './plan-by-meaning';
import { readTogether } from './read-together';
import { prepared, type Sought, type Weighed, weighed } from './weigh';

const PATIENCE = 4_000;
const MOST_HITS = 25;
const NOTHING: Retrieval = { evidence: 'none', hits: [], cautions: [] };

/** Her answers that speak of what he asks, best first. By subject and words alone where the embedder is away. */
export async function retrieve(
  reading: Reading,
  hers: LinkedNote[] | Promise<LinkedNote[]>,
  embedder: Embedder,
): Promise<Retrieval> {
  if (reading.kind === 'small-talk') return NOTHING;
  // In another thread, while her notes are being read and all is done that needs no meaning.
  const meaning = meaningOf(reading, embedder);
  const notes = await hers;
  if (notes.length === 0) return NOTHING;
  const ready = prepared(reading, notes);
  const sought = await meaning;
  const measured = weighed(ready, sought);
  const reads = readTogether(reading, measured, notes, embedder);
  // While the model reads. What must be kept in mind need not serve him: that is told by what was measured.
  const near = hitsOf(inOrder(reading.kind, measured, notes), notes);
  const planned = sought ? plannedIn(sought.asked) : undefined;
  const frightening = sought ? frighteningIn(sought.asked) : undefined;
  const cautions = cautionsFor({ ...reading, planned, frightening }, notes, near);
  const serving = sought ? servingIn(reading, notes, sought) : [];
  const found = inOrder(reading.kind, await reads, notes);
  const hits = hitsOf(found, notes);
  return {
    evidence: evidenceIn(found.slice(0, MOST_HITS), notes),
    isDenied: sought !== null && areDenied(found, notes, sought.alike),
    hits: [...hits, ...newerThan(hits, notes)],
    others: found.slice(MOST_HITS).flatMap(({ at }) => notes[at] ?? []),
    ...cautions,
    planned,
    serving,
  };
}

const hitsOf = (found: readonly Weighed[], notes: readonly LinkedNote[]): Hit[] =>
  withAskedFor(found).flatMap(({ at, logit, hasMeaning, asked }): Hit[] => {
    const note = notes[at];
    return note ? [{ note, probability: probabilityOf(logit), asked, hasMeaning }] : [];
  });

/** From here on he most likely tells what he is in need of. */
const NEEDED = 0.9;
/** What lies far from all that husbands type tells of nothing that was learned from them. */
const FAMILIAR = 0.3;
const MOST_SERVING = 6;
/** Who asks so asks for one thing, whatever he tells beside it. */
const ASKS_ONE_THING = /^\W*(?:who|whose|when)\b|\b(?:does|would) she think (?:about|of)\b/i;

/** Her newest words to each of the questions that serve then. */
function servingIn({ text }: Reading, notes: readonly LinkedNote[], { asked, alike }: Sought): Note[] {
  const { likely, serves } = needIn(asked);
  const isFamiliar = Math.max(...alike.values()) >= FAMILIAR;
  if (!isFamiliar || likely < NEEDED || ASKS_ONE_THING.test(text)) return [];
  const newest = new Map<string, LinkedNote>();
  for (const note of notes) {
    if (!serves.has(note.question)) continue;
    const known = newest.get(note.question);
    if (!known || known.createdAt < note.createdAt) newest.set(note.question, note);
  }
  const byUse = (a: Note, b: Note) => (serves.get(b.question) ?? 0) - (serves.get(a.question) ?? 0);
  // Her newer word may have been the answer to another question.
  const inUse = [...newest.values()].sort(byUse).flatMap((note): Note[] => [note.newest ?? note]);
  return [...new Set(inUse)].slice(0, MOST_SERVING);
}

/** From here on she was asked nearly what he asks. */
const ASKED_ALIKE = 0.5;
const MOST_ASKED_FOR = 10;

/** The best, and behind them what she said when she was asked about the matter, however little her words show it. */
function withAskedFor(found: readonly Weighed[]): Weighed[] {
  const isAskedFor = ({ isTaggedByHand, likeness }: Weighed) => isTaggedByHand || likeness.asked >= ASKED_ALIKE;
  return [...found.slice(0, MOST_HITS), ...found.slice(MOST_HITS).filter(isAskedFor).slice(0, MOST_ASKED_FOR)];
}

/** What she said later to a question of which an older answer was found, and her newest word of each matter. */
function newerThan(hits: readonly Hit[], notes: readonly LinkedNote[]): Hit[] {
  const known = new Map(hits.map(({ note }) => [note.questionId, note.createdAt]));
  const found = new Set(hits.map(({ note }) => note));
  const later = notes.filter((note) => note.createdAt > (known.get(note.questionId) ?? note.createdAt));
  const newest = hits.flatMap(({ note }) => note.newest ?? []);
  return [...new Set<Note>([...later, ...newest])]
    .filter((note) => !found.has(note))
    .map((note) => ({ note, probability: 0, asked: 0, hasMeaning: false }));
}

/** By the likeliest; but where it only speaks of him, nothing is sure. */
function evidenceIn(found: readonly Weighed[], notes: readonly LinkedNote[]): Evidence {
  const best = found.reduce<Weighed | null>((top, one) => (top === null || one.logit > top.logit ? one : top), null);
  const note = best && notes[best.at];
  if (!best || !note) return 'none';
  const evidence = evidenceOf(probabilityOf(best.logit), best.hasMeaning);
  return evidence === 'strong' && isAboutHim(note) ? 'weak' : evidence;
}

/** Nobody waits long for it: subjects and words alone are an answer too. */
async function meaningOf({ turned }: Reading, embedder: Embedder): Promise<Sought | null> {
  const [ofAsked, ofAnswering] = await Promise.all([
    soon(embedder.embed([turned]), PATIENCE),
    soon(embedder.embedAsked([turned]), PATIENCE),
  ]);
  const [asked] = ofAsked ?? [];
  const [answering = asked] = ofAnswering ?? [];
  return asked && answering ? { asked, answering, alike: alikeByMeaning(asked) } : null;
}
