import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { keptVectors } from '../server/assistant/embedding/kept-vectors';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import needs from '../server/assistant/needs/needs.json';
import type { Vector } from '../server/assistant/notes';
import { askings } from '../server/assistant/phrasings/askings';
import { vectorsFile } from '../server/assistant/phrasings/by-meaning';
import { broadSituations } from '../server/assistant/phrasings/situations';
import { readQuestion } from '../server/assistant/reading/read-question';
import { shippedQuestions } from '../server/questions/pool/pool';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { learnKinds, type Told, writeKinds } from './learn-kinds';

/** What husbands type in need of help or of an idea, with the situations that tell of the same; and what only looks so. */
const Cases = z.object({
  needs: z.array(z.object({ need: z.string(), situations: z.array(z.string()), texts: z.array(z.string()) })),
  none: z.array(z.string()),
});
const cases = z.parse(Cases, JSON.parse(readFileSync(new URL('cases/needs.json', import.meta.url), 'utf8')));
const needAt = (name: string) => needs.findIndex(({ need }) => need === name) + 1;

/** What these serve may tell of a need without being counted there: it teaches nothing. */
const ALIKE = 2;
const BEST = 4;
const served = new Set(needs.flatMap(({ ids }) => ids));
const idOf = new Map(shippedQuestions.map(({ id, text }) => [text, id]));

/** All that husbands type for the pool and its situations: of a need, of none, or left out. */
function typed(): Told[] {
  const vectors = keptVectors(vectorsFile);
  const all = askings();
  const width = vectors.length / all.reduce((sum, { texts }) => sum + texts.length, 0);
  const needOf = new Map(cases.needs.flatMap(({ need, situations: of }) => of.map((one) => [one, needAt(need)])));
  let from = 0;
  return all.flatMap(({ texts, serves }, which) => {
    const at = which - shippedQuestions.length;
    const situation = broadSituations[at]?.situation;
    const need = (situation !== undefined && needOf.get(situation)) || 0;
    const best = serves.slice(0, BEST).filter((text) => served.has(idOf.get(text) ?? ''));
    const isNarrow = at >= broadSituations.length;
    const isLeftOut = isNarrow || (need === 0 && best.length > (situation === undefined ? 0 : ALIKE));
    return texts.flatMap((_, nth) => {
      const vector: Vector = vectors.subarray(from, from + width);
      from += width;
      // Of what asks for a thing there is more than enough.
      return isLeftOut || (need === 0 && nth % 2 > 0) ? [] : [{ vector, kind: need }];
    });
  });
}

const { values } = parseArgs({ options: { cache: { type: 'string' } } });
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
async function told(texts: readonly string[], need: number): Promise<Told[]> {
  const vectors = await embedder.embed(texts.map((text) => readQuestion(text).turned));
  if (!vectors) throw new Error('the model is away');
  return vectors.map((vector) => ({ vector, kind: need }));
}

const all = [...typed(), ...(await told(cases.none, 0))];
for (const { need, texts } of cases.needs) all.push(...(await told(texts, needAt(need))));
await embedder.close();
const file = fileURLToPath(new URL('../server/assistant/needs/learned.ts', import.meta.url));
writeKinds(file, 'npm run assistant:needs', learnKinds(all, needs.length + 1));
console.log(`${all.length} texts, ${all.filter(({ kind }) => kind > 0).length} of them of a need; written: ${file}`);
