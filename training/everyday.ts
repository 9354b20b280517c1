import { advise } from '../server/assistant/advisor/advise';
import type { Embedder } from '../server/assistant/embedding/embedder';
import { createNoEmbedder } from '../server/assistant/embedding/no-embedder';
import type { LinkedNote, Note } from '../server/assistant/notes';
import { readQuestion } from '../server/assistant/reading/read-question';
import { retrieve } from '../server/assistant/retrieval/retrieve';
import { violations } from '../server/assistant/verify';
import { indexed } from '../server/testing/assistant/index-notes';
import type { CaseFile } from './case-file';
import { type Trial, trialsOf } from './notebooks';

const SIZES = [3, 8, 15, 200];
const TIME_ZONE = 'UTC';
const now = new Date('2026-06-01T12:00:00Z');

/** What the product answered to one everyday question. */
export interface Answered {
  sort: Trial['sort'];
  size: number;
  hasMeaning: boolean;
  isQuoted: boolean;
  isFirst: boolean;
  evidence: 'strong' | 'weak' | 'none';
  broken: number;
}

/** Asks every case of a writer in notebooks of all sizes, with vectors and in the second after saving. */
export async function* everyday(file: CaseFile, embedder: Embedder): AsyncGenerator<Answered> {
  const known = new Map<string, Promise<LinkedNote[]>>();
  const ready = async (note: Note): Promise<LinkedNote> => {
    const key = `${note.question}\n${note.answer}`;
    const made = known.get(key) ?? indexed([note], embedder);
    known.set(key, made);
    const [one] = await made;
    if (!one) throw new Error('a note was lost');
    return { ...one, ...note };
  };
  const nobody = createNoEmbedder();
  for (const trial of trialsOf(file, SIZES)) {
    const notes = await Promise.all(trial.notes.map(ready));
    yield await answered(trial, notes, embedder);
    yield await answered(
      trial,
      notes.map((note) => ({ ...note, vectors: null })),
      nobody,
    );
  }
}

async function answered(trial: Trial, notes: LinkedNote[], embedder: Embedder): Promise<Answered> {
  const reading = readQuestion(trial.ask);
  const reply = advise(reading, await retrieve(reading, notes, embedder), { now, timeZone: TIME_ZONE });
  const cited = reply.citations.map(({ answerId }) => answerId);
  return {
    sort: trial.sort,
    size: trial.size,
    hasMeaning: embedder.state() !== 'off',
    isQuoted: trial.gold !== null && cited.includes(trial.gold),
    isFirst: trial.gold !== null && cited[0] === trial.gold,
    evidence: reply.evidence,
    broken: violations(reply, { query: trial.ask, notes, timeZone: TIME_ZONE }).length,
  };
}

/** The table of docs/decisions/0008: quoted, refused, and what is told as sure though it is not there. */
export function everydaySummary(all: readonly Answered[]): string {
  const share = (of: readonly Answered[], is: (one: Answered) => boolean) =>
    ((100 * of.filter(is).length) / Math.max(1, of.length)).toFixed(1).padStart(5);
  const line = (name: string, of: readonly Answered[]) =>
    `${name.padEnd(34)} quoted ${share(of, (one) => one.isQuoted)}, first ${share(of, (one) => one.isFirst)}, refused ${share(of, (one) => one.evidence === 'none')}, sure ${share(of, (one) => one.evidence === 'strong')}`;
  const lines = [true, false].flatMap((hasMeaning) => {
    const mode = hasMeaning ? 'with vectors' : 'without';
    const part = all.filter((one) => one.hasMeaning === hasMeaning);
    const cases = (['fitting', 'unfitting'] as const).flatMap((sort) => {
      const of = part.filter((one) => one.sort === sort);
      return [
        line(`${sort}, ${mode}, all sizes`, of),
        ...SIZES.map((size) =>
          line(
            `${sort}, ${mode}, ${size}`,
            of.filter((one) => one.size === size),
          ),
        ),
      ];
    });
    const none = (['lookalike', 'foreign'] as const).map((sort) =>
      line(
        `${sort}, ${mode}`,
        part.filter((one) => one.sort === sort),
      ),
    );
    return [...cases, ...none];
  });
  return [...lines, `${all.length} replies, broken rules: ${all.reduce((sum, { broken }) => sum + broken, 0)}`].join(
    '\n',
  );
}
