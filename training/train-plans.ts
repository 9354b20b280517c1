import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { packed } from '../server/assistant/embedding/packed';
import { likelyKinds, readLearned } from '../server/assistant/judgement/likely-kinds';
import { readQuestion } from '../server/assistant/reading/read-question';
import { isPlan } from '../server/assistant/retrieval/plans';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { learnKinds, type Told, writeKinds } from './learn-kinds';

/** What husbands type who are about to give her something, to feed her or to go out with her; and what others type, who want to know or to tell something. */
const Cases = z.object({ plan: z.array(z.string()), none: z.array(z.string()) });
const Wanted = z.array(z.object({ wants: z.string() }));
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'));

const { values } = parseArgs({ options: { cache: { type: 'string' } } });
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));

async function told(texts: readonly string[], kind: number): Promise<Told[]> {
  const vectors = await embedder.embed(texts.map((text) => readQuestion(text).turned));
  if (!vectors) throw new Error('the model is away');
  return vectors.map((vector) => ({ vector, kind }));
}

const { plan, none } = z.parse(Cases, read('plans'));
const learned = learnKinds([...(await told(none, 0)), ...(await told(plan, 1))], 2);
const file = fileURLToPath(new URL('../server/assistant/retrieval/plan-learned.ts', import.meta.url));
writeKinds(file, 'npm run assistant:plans', learned);
console.log(`${plan.length} plans and ${none.length} others; written: ${file}`);

const kinds = readLearned({ always: learned.always, weights: packed(learned.weights) });
async function tell(name: string, texts: readonly string[]): Promise<void> {
  const vectors = await told(texts, 0);
  const likely = vectors.map(({ vector }) => likelyKinds(kinds, vector)[1] ?? 0);
  const byWords = texts.map((text) => isPlan(readQuestion(text)));
  const share = (isSo: (at: number) => boolean) => `${texts.filter((_, at) => isSo(at)).length} of ${texts.length}`;
  const at = (line: number) => share((one) => (likely[one] ?? 0) > line);
  console.log(
    `${name}: by words ${share((one) => byWords[one] ?? false)}; by meaning above 0.1 ${at(0.1)}, 0.3 ${at(0.3)}, 0.5 ${at(0.5)}, 0.7 ${at(0.7)}`,
  );
}
for (const stranger of [3, 4, 5, 9, 11]) {
  const wanted = z.parse(Wanted, read(`untouched/danger-stranger-${stranger}`));
  await tell(
    `stranger ${stranger}, plans`,
    wanted.map(({ wants }) => wants),
  );
}
const untouched = z.parse(Cases, read('untouched/plans'));
await tell('an exam, plans', untouched.plan);
await tell('an exam, others', untouched.none);
await embedder.close();
