import { afterAll, expect, it } from 'vitest';
import { createLocalEmbedder } from '../assistant/embedding/local-embedder';
import { nearness } from './nearness';
import { alike, different } from './testing/near-pairs';
import { titleWords } from './title-words';

const nobody = () => undefined;
const embedder = createLocalEmbedder({ debug: nobody, info: nobody, warn: nobody, error: nobody });
afterAll(() => embedder.close());

/** Which of these pairs are taken for the same thing, by the model that the product has. */
async function foundIn(pairs: typeof alike): Promise<(typeof alike)[number][]> {
  const titles = [...new Set(pairs.flat())];
  const vectors = await embedder.embed(titles.map((title) => titleWords(title).core));
  const titled = (title: string) => ({ title, vector: vectors?.[titles.indexOf(title)] ?? null });
  return pairs.filter(([one, other]) => nearness(titled(one), titled(other)) > 0);
}

it('of 120 pairs of the same thing in other words 116 are found, of 120 neighbors one is mistaken', async () => {
  expect((await foundIn(alike)).length).toBeGreaterThanOrEqual(116);
  expect((await foundIn(different)).length).toBeLessThanOrEqual(1);
}, 60_000);
