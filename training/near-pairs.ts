import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Embedder } from '../server/assistant/embedding/embedder';
import type { Vector } from '../server/assistant/notes';
import { meaningOf } from '../server/ideas/near/meaning';
import { isNear, leaning, type ReadTitle, readTitle } from '../server/ideas/near/nearness';
import { areSame } from '../server/ideas/near/the-same';

const pair = z.tuple([z.string(), z.string()]);
const Pairs = z.object({ same: z.array(pair), different: z.array(pair) });
export type Pairs = z.output<typeof Pairs>;

const cases = new URL('cases/', import.meta.url);
const namesIn = (folder: string, beginning: string) =>
  readdirSync(new URL(`${folder}/`, cases))
    .filter((name) => name.startsWith(beginning) && name.endsWith('.json'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const pairsIn = (name: string): Pairs => z.parse(Pairs, JSON.parse(readFileSync(new URL(name, cases), 'utf8')));

export interface Writer {
  name: string;
  /** Wrote what is hard: half of the same share no word, and most of what differs lies close. It counts less than what husbands type. */
  isHard: boolean;
  pairs: Pairs;
}

/** From whom is learned. */
export const writers = (): Writer[] =>
  namesIn('near', '').map((name) => ({ name, isHard: name.startsWith('close-'), pairs: pairsIn(`near/${name}`) }));

/** From whom nothing is. */
export const strangers = (): { name: string; pairs: Pairs }[] =>
  namesIn('untouched', 'near-').map((name) => ({ name, pairs: pairsIn(`untouched/${name}`) }));

/** All pairs in the order in which they are remembered: those that are the same first. */
export function inOrder(all: readonly Writer[]) {
  const of = (isSame: boolean) =>
    all.flatMap(({ name, isHard, pairs }) =>
      pairs[isSame ? 'same' : 'different'].map((titles) => ({ titles, isSame, isHard, writer: name })),
    );
  return [...of(true), ...of(false)];
}

export const textsOf = (pairs: ReturnType<typeof inOrder>): string[] => pairs.flatMap(({ titles }) => titles);

export async function vectorOf(title: string, embedder: Embedder): Promise<Vector> {
  const [vector] = (await embedder.embed([title])) ?? [];
  if (!vector) throw new Error('the model is away');
  return vector;
}

export interface TitledPair {
  titles: readonly [string, string];
  pair: readonly [ReadTitle, ReadTitle];
  isSame: boolean;
}

/** Whether the product takes two titles for the same gift. */
export async function isFound({ titles, pair }: TitledPair, embedder: Embedder): Promise<boolean> {
  const judged = await embedder.judge('same-gift', [titles]);
  return judged?.[0] === undefined ? isNear(...pair) : areSame(leaning(...pair), judged[0]);
}

/** Pairs of titles of somebody, each with what it means. */
export async function readPairs(
  { same, different }: Pairs,
  embedder: Embedder,
  most = Number.POSITIVE_INFINITY,
): Promise<TitledPair[]> {
  const titled = async (title: string): Promise<ReadTitle> =>
    readTitle({ title, meaning: meaningOf(await vectorOf(title, embedder)) });
  const all: TitledPair[] = [];
  for (const [isSame, pairs] of [
    [true, same],
    [false, different],
  ] as const) {
    for (const [one, other] of pairs.slice(0, most))
      all.push({ titles: [one, other], pair: [await titled(one), await titled(other)], isSame });
  }
  return all;
}
