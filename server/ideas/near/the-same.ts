import { setTimeout } from 'node:timers/promises';
import type { Embedder } from '../../assistant/embedding/embedder';
import type { PastTitle } from './kept-titles';
import { CERTAIN, isNear, leaning, type ReadTitle } from './nearness';

const MOST = 3;
/** To read two titles together takes the model some 15 ms: the nearest must do. */
const MOST_READ = 2;
/** How much what the model leans to counts beside our own leaning, and from where on he is told. */
const WEIGHT = 0.6;
const LINE = -1;
/** Below it two titles have nothing to do with each other, whatever the model makes of them. */
const LEAST = -1.5;
/** From here on ours alone is as good: however far the model leans to no, and it leans to 4.5 at most, he is told. */
const SURE = 1.75;

interface Near {
  title: PastTitle;
  /** How far we lean to its being the same, before the model is asked. */
  ours: number;
}

/** Whether two titles are the same gift, by what we lean to and by what the model does, which read them together. */
export const areSame = (ours: number, ofModel: number): boolean => ours >= LEAST && ours + WEIGHT * ofModel >= LINE;

/** Which of what he gave or dropped is the same gift as he types now, the most like it first. */
export async function theSame(
  embedder: Embedder,
  asked: ReadTitle & { text: string },
  past: readonly PastTitle[],
  until: number,
): Promise<PastTitle[]> {
  const near: Near[] = past
    .map((title) => ({ title, ours: isSameText(asked.text, title.idea.title) ? CERTAIN : leaning(asked, title) }))
    .filter(({ ours }) => ours >= LEAST)
    .sort((a, b) => b.ours - a.ours);
  const ofModel = await readUntilSame(embedder, asked.text, near, until);
  const isTold = ({ title, ours }: Near) => {
    if (ours >= SURE) return true;
    const leans = ofModel?.get(title);
    return leans === undefined ? !ofModel && isNear(asked, title) : areSame(ours, leans);
  };
  return near
    .filter(isTold)
    .slice(0, MOST)
    .map(({ title }) => title);
}

/**
 * What the model makes of the nearest ones, to the first that is the same: he is warned by that, unless he wanted never to
 * give the next one again. Null where it is away or too slow.
 */
async function readUntilSame(
  embedder: Embedder,
  text: string,
  near: readonly Near[],
  until: number,
): Promise<Map<PastTitle, number> | null> {
  const late = setTimeout(Math.max(0, until - performance.now()), null, { ref: false });
  const read = new Map<PastTitle, number>();
  const nearest = near.filter(({ ours }) => ours < CERTAIN).slice(0, MOST_READ);
  for (const [at, { title, ours }] of nearest.entries()) {
    if (ours < SURE) {
      const judged = await Promise.race([embedder.judge('same-gift', [[text, title.idea.title]]), late]);
      const [leans] = judged ?? [];
      if (leans === undefined) return read.size > 0 ? read : null;
      read.set(title, leans);
      if (!areSame(ours, leans)) continue;
    }
    if (!nearest[at + 1]?.title.idea.neverAgain) break;
  }
  return read;
}

/** Typed once more, with or without capitals and dots. */
const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? text;
