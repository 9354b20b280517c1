import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { keptVectors } from '../server/assistant/embedding/kept-vectors';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { packed } from '../server/assistant/embedding/packed';
import moods from '../server/assistant/moods/moods.json';
import type { Vector } from '../server/assistant/notes';
import { askings } from '../server/assistant/phrasings/askings';
import { vectorsFile } from '../server/assistant/phrasings/by-meaning';
import situations from '../server/assistant/phrasings/situations.json';
import { readQuestion } from '../server/assistant/reading/read-question';
import { shippedQuestions } from '../server/questions/pool/pool';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { learnMoods, type Told } from './learn-moods';

/** What husbands tell of how she is, with the situations that tell of the same; and what only looks so. */
const Cases = z.object({
  moods: z.array(z.object({ mood: z.string(), situations: z.array(z.string()), tells: z.array(z.string()) })),
  none: z.array(z.string()),
});
const cases = z.parse(Cases, JSON.parse(readFileSync(new URL('cases/moods.json', import.meta.url), 'utf8')));
const moodAt = (name: string) => moods.findIndex(({ mood }) => mood === name) + 1;

/** A situation that these serve may be one of a mood without saying so: it teaches nothing. */
const ALIKE = 2;
const BEST = 4;
const served = new Set(moods.flatMap(({ ids }) => ids));
const idOf = new Map(shippedQuestions.map(({ id, text }) => [text, id]));

/** All that husbands type for the pool and its situations: of a mood, of none, or left out. */
function typed(): Told[] {
  const vectors = keptVectors(vectorsFile);
  const all = askings();
  const width = vectors.length / all.reduce((sum, { texts }) => sum + texts.length, 0);
  const moodOf = new Map(cases.moods.flatMap(({ mood, situations: of }) => of.map((one) => [one, moodAt(mood)])));
  let from = 0;
  return all.flatMap(({ texts, serves }, which) => {
    const situation = situations[which - shippedQuestions.length]?.situation;
    const mood = (situation !== undefined && moodOf.get(situation)) || 0;
    const best = serves.slice(0, BEST).filter((text) => served.has(idOf.get(text) ?? ''));
    const isLeftOut = mood === 0 && best.length > (situation === undefined ? 0 : ALIKE);
    return texts.flatMap(() => {
      const vector: Vector = vectors.subarray(from, from + width);
      from += width;
      return isLeftOut ? [] : [{ vector, mood }];
    });
  });
}

const { values } = parseArgs({ options: { cache: { type: 'string' } } });
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
async function told(texts: readonly string[], mood: number): Promise<Told[]> {
  const vectors = await embedder.embed(texts.map((text) => readQuestion(text).turned));
  if (!vectors) throw new Error('the model is away');
  return vectors.map((vector) => ({ vector, mood }));
}

const all = [...typed(), ...(await told(cases.none, 0))];
for (const { mood, tells } of cases.moods) all.push(...(await told(tells, moodAt(mood))));
await embedder.close();
const { weights, always } = learnMoods(all, moods.length + 1);
const { largest, numbers } = packed(weights);
const file = fileURLToPath(new URL('../server/assistant/moods/learned.ts', import.meta.url));
writeFileSync(
  file,
  `/** Written by \`npm run assistant:moods\`. */
export const learned = {
  always: [${always.join(', ')}],
  weights: {
    largest: ${largest},
    numbers:
      '${numbers}',
  },
};
`,
);
console.log(`${all.length} texts, ${all.filter(({ mood }) => mood > 0).length} of them of a mood; written: ${file}`);
