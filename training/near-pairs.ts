import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Embedder } from '../server/assistant/embedding/embedder';
import { meaningOf } from '../server/ideas/near/meaning';
import { type ReadTitle, readTitle } from '../server/ideas/near/nearness';

const pair = z.tuple([z.string(), z.string()]);
const Pairs = z.object({ same: z.array(pair), different: z.array(pair) });

export interface TitledPair {
  pair: readonly [ReadTitle, ReadTitle];
  isSame: boolean;
}

/** Pairs of titles of a writer, each with what it means. */
export async function readPairs(file: URL, embedder: Embedder, most = Number.POSITIVE_INFINITY): Promise<TitledPair[]> {
  const { same, different } = z.parse(Pairs, JSON.parse(readFileSync(file, 'utf8')));
  const titled = async (title: string): Promise<ReadTitle> => {
    const [vector] = (await embedder.embed([title])) ?? [];
    if (!vector) throw new Error('the model is away');
    return readTitle({ title, meaning: meaningOf(vector) });
  };
  const all: TitledPair[] = [];
  for (const [isSame, pairs] of [
    [true, same],
    [false, different],
  ] as const) {
    for (const [one, other] of pairs.slice(0, most))
      all.push({ pair: [await titled(one), await titled(other)], isSame });
  }
  return all;
}
