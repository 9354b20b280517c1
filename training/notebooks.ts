import { createHash } from 'node:crypto';
import { DAY } from '../contract/time';
import type { Note } from '../server/assistant/notes';
import { shippedQuestions } from '../server/questions/pool/pool';
import type { CaseFile } from './case-file';

/** A notebook and a question to it. */
export interface Trial {
  id: string;
  sort: 'fitting' | 'unfitting' | 'lookalike' | 'foreign';
  ask: string;
  notes: Note[];
  /** The id of the note that holds what he asks for; null where none does. */
  gold: string | null;
  /** Others that hold it too, and those that are of some use: neither yes nor no. */
  also?: { gold: ReadonlySet<string>; unclear: ReadonlySet<string> };
  size: number;
  /** Phrasings that the assistant must not know here. */
  leftOut?: ReadonlySet<string>;
}

/** The id of a question of the pool by its words. */
export const poolIds: ReadonlyMap<string, string> = new Map(shippedQuestions.map(({ id, text }) => [text, id]));

interface Said {
  id: string;
  topic: string;
  question: string;
  answer: string;
}

export const FIRST = Date.parse('2025-09-01T19:00:00.000Z');

/** Always the same for the same words. */
export const chance = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 2 ** 32;

/** Every case of a writer in notebooks of these sizes, or of its own; her answer under a fitting question and under another. */
export function trialsOf(file: CaseFile, sizes: readonly number[] | 'own', stockFrom = file): Trial[] {
  const stock = stockOf(stockFrom);
  const sizesOf = (own: number) => (sizes === 'own' ? [own] : sizes);
  const cases = file.cases.flatMap((one) =>
    sizesOf(one.size).flatMap((size) =>
      (['fitting', 'unfitting'] as const).map((sort) => {
        const gold = { id: one.id, topic: one.topic, question: one[sort], answer: one.answer };
        const id = `${one.id} ${sort} ${size}`;
        return {
          id,
          sort,
          ask: one.ask,
          gold: one.id,
          size,
          notes: notebook(id, [gold, ...saidBeside(one.id, one.topic, one.rivals)], stock, size),
        };
      }),
    ),
  );
  const ownSize = (at: number) => [3, 8, 15, 200][at % 4] ?? 15;
  const lookalikes = file.lookalikes.flatMap((one, which) =>
    sizesOf(ownSize(which)).map((size): Trial => {
      const near = saidBeside(one.id, one.topic, one.near);
      const id = `${one.id} ${size}`;
      // What is stored about the same matter might answer it.
      const rest = stock.filter(({ answer }) => !near.some((said) => said.answer === answer));
      return { id, sort: 'lookalike', ask: one.ask, gold: null, size, notes: notebook(id, near, rest, size) };
    }),
  );
  const foreign = file.foreign.flatMap((ask, which) =>
    sizesOf(ownSize(which)).map((size): Trial => {
      const id = `foreign ${which} ${size}`;
      return { id, sort: 'foreign', ask, gold: null, size, notes: notebook(id, [], stock, size) };
    }),
  );
  return [...cases, ...lookalikes, ...foreign];
}

const saidBeside = (id: string, topic: string, said: readonly Pick<Said, 'question' | 'answer'>[]): Said[] =>
  said.map((one, at) => ({ ...one, id: `${id}-${at}`, topic }));

/** All that the writer's women said, half of it under fitting questions. */
function stockOf(file: CaseFile): Said[] {
  const answers = file.cases.map(({ id, topic, answer, fitting, unfitting }) => ({
    id,
    topic,
    answer,
    question: chance('question', id) < 0.5 ? fitting : unfitting,
  }));
  const near = file.lookalikes.flatMap(({ id, topic, near: said }) => saidBeside(id, topic, said));
  return [...answers, ...near];
}

/** The given notes among others of the stock that are about something else. */
function notebook(id: string, given: readonly Said[], stock: readonly Said[], size: number): Note[] {
  const topics = new Set(given.map(({ topic }) => topic));
  const others = stock
    .filter(({ topic }) => !topics.has(topic))
    .sort((a, b) => chance(id, a.id) - chance(id, b.id))
    .slice(0, Math.max(0, size - given.length));
  const all = [...given, ...others].sort((a, b) => chance('order', id, a.id) - chance('order', id, b.id));
  return all.map((said, at) => ({
    id: said.id,
    questionId: poolIds.get(said.question) ?? said.question,
    question: said.question,
    answer: said.answer,
    createdAt: new Date(FIRST + at * DAY).toISOString(),
  }));
}
