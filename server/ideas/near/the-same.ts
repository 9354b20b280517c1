import { setTimeout } from 'node:timers/promises';
import type { Embedder } from '../../assistant/embedding/embedder';
import type { PastTitle } from './kept-titles';
import { isNear, leaning, type ReadTitle } from './nearness';

const MOST = 3;
/** To judge two titles together takes the model some 15 ms: the nearest must do. */
const MOST_JUDGED = 2;
/** How much that judgement counts beside ours, and from where on he is told. */
const WEIGHT = 0.5;
const LINE = -0.2;
/** Below it not even the best judgement would bring him to be told. */
const LEAST = -2.4;
/** From here on ours alone is as good. */
const SURE = 3;

/** Whether two titles are the same gift, by what they lean to and by how the model judged them together. */
export const areSame = (leaning: number, judged: number): boolean => leaning + WEIGHT * judged >= LINE;

/** Which of what he gave or dropped is the same gift as he types now, the most like it first. */
export async function theSame(
  embedder: Embedder,
  asked: ReadTitle & { text: string },
  past: readonly PastTitle[],
  until: number,
): Promise<PastTitle[]> {
  const near = past
    .map((title) => ({ title, leaning: leaning(asked, title) }))
    .filter(({ leaning }) => leaning > LEAST)
    .sort((a, b) => b.leaning - a.leaning)
    .slice(0, MOST);
  const pairs = near.slice(0, MOST_JUDGED).map(({ title }) => [asked.text, title.idea.title] as const);
  const late = setTimeout(Math.max(0, until - performance.now()), null, { ref: false });
  const judged = await Promise.race([embedder.judge('same-gift', pairs), late]);
  return near
    .filter(({ title, leaning }, at) => {
      const ofModel = judged?.[at];
      if (ofModel !== undefined) return areSame(leaning, ofModel);
      return isNear(asked, title) && (!judged || leaning >= SURE);
    })
    .map(({ title }) => title);
}
