import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { packed } from '../server/assistant/embedding/packed';
import { likelyKinds, readLearned } from '../server/assistant/judgement/likely-kinds';
import { readQuestion } from '../server/assistant/reading/read-question';
import type { Reading } from '../server/assistant/reading/reading';
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

/** They taught nothing, and tell how it does. */
const untouched = z.parse(Cases, read('untouched/plans'));
const strangers = [3, 4, 5, 9, 11, 12, 13].map((stranger) => ({
  name: `stranger ${stranger}, plans`,
  texts: z.parse(Wanted, read(`dangers/stranger-${stranger}`)).map(({ wants }) => wants),
}));
const asked = new Set([...untouched.plan, ...untouched.none, ...strangers.flatMap(({ texts }) => texts)]);
const taught = z.parse(Cases, read('plans'));
const [plan, none] = [taught.plan, taught.none].map((texts) => texts.filter((text) => !asked.has(text))) as [
  string[],
  string[],
];
const learned = learnKinds([...(await told(none, 0)), ...(await told(plan, 1))], 2);
const file = fileURLToPath(new URL('../server/assistant/retrieval/plan-learned.ts', import.meta.url));
writeKinds(file, 'npm run assistant:plans', learned);
console.log(`${plan.length} plans and ${none.length} others; written: ${file}`);

const kinds = readLearned({ always: learned.always, weights: packed(learned.weights) });
async function tell({ name, texts }: { name: string; texts: readonly string[] }): Promise<void> {
  const vectors = await told(texts, 0);
  const readings = texts.map((text, at) => {
    const { vector } = vectors[at] ?? {};
    return { ...readQuestion(text), planned: vector && likelyKinds(kinds, vector)[1] };
  });
  const share = (isSo: (one: Reading) => boolean) => `${readings.filter(isSo).length} of ${texts.length}`;
  const byWords = share((one) => isPlan({ ...one, planned: undefined }));
  const byMeaning = share(({ planned = 0 }) => planned > 0.5);
  console.log(`${name}: by words ${byWords}, by meaning above 0.5 ${byMeaning}, by both ${share(isPlan)}`);
}
for (const stranger of strangers) await tell(stranger);
await tell({ name: 'an exam, plans', texts: untouched.plan });
await tell({ name: 'an exam, others', texts: untouched.none });
await embedder.close();
