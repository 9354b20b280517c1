import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { packed } from '../server/assistant/embedding/packed';
import { type LearnedKinds, likelyKinds, readLearned } from '../server/assistant/judgement/likely-kinds';
import { readQuestion } from '../server/assistant/reading/read-question';
import type { Reading } from '../server/assistant/reading/reading';
import { isPlan, mayFrighten, mayMeetAny } from '../server/assistant/retrieval/plans';
import { testers } from '../server/testing/danger-writers';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { learnKinds, type Told, writeKinds } from './learn-kinds';

/** What husbands type who are about to give her something, to feed her or to go out with her; and what others type, who want to know or to tell something. */
const Cases = z.object({ plan: z.array(z.string()), none: z.array(z.string()) });
/** What husbands type who plan something in which somebody who is afraid of something may meet it; and what others type, a plain present or a meal among it. */
const Fears = z.object({ met: z.array(z.string()), none: z.array(z.string()) });
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
const Dangers = z.array(z.object({ kind: z.string(), wants: z.string() }));
const besideFears = testers.flatMap((tester) =>
  z.parse(Dangers, read(`untouched/danger-${tester}`)).flatMap(({ kind, wants }) => (kind === 'fear' ? [wants] : [])),
);
const asked = new Set([
  ...untouched.plan,
  ...untouched.none,
  ...strangers.flatMap(({ texts }) => texts),
  ...besideFears,
]);
/** Each once, and none that is to tell how it does. */
const unasked = (texts: readonly string[]) => [...new Set(texts)].filter((text) => !asked.has(text));
const taught = z.parse(Cases, read('plans'));
const fears = z.parse(Fears, read('fears-met'));
const [plans, others] = [await told(unasked(taught.plan), 1), await told(unasked(taught.none), 0)];
const kinds = learn('plan-learned.ts', [...others, ...plans]);
const met = await told(unasked(fears.met), 1);
const unmet = await told(unasked([...fears.none, ...taught.none]), 0);
const fearKinds = learn('fear-learned.ts', [...unmet, ...met]);

function learn(name: string, all: readonly Told[]): LearnedKinds {
  const learned = learnKinds(all, 2);
  const file = fileURLToPath(new URL(`../server/assistant/retrieval/${name}`, import.meta.url));
  writeKinds(file, 'npm run assistant:plans', learned);
  const yes = all.filter(({ kind }) => kind === 1).length;
  console.log(`${yes} of ${all.length} such; written: ${file}`);
  return readLearned({ always: learned.always, weights: packed(learned.weights) });
}

interface Asked {
  name: string;
  texts: readonly string[];
}

async function readingsOf(texts: readonly string[]): Promise<Reading[]> {
  const vectors = await told(texts, 0);
  return texts.map((text, at) => {
    const { vector } = vectors[at] ?? {};
    if (!vector) throw new Error('the model is away');
    return {
      ...readQuestion(text),
      planned: likelyKinds(kinds, vector)[1],
      frightening: likelyKinds(fearKinds, vector)[1],
    };
  });
}

const countOf = (readings: readonly Reading[], isSo: (one: Reading) => boolean): string =>
  `${readings.filter(isSo).length} of ${readings.length}`;

async function tell({ name, texts }: Asked): Promise<void> {
  const readings = await readingsOf(texts);
  const byWords = countOf(readings, (one) => isPlan({ ...one, planned: undefined }));
  const byMeaning = countOf(readings, ({ planned = 0 }) => planned > 0.5);
  console.log(`${name}: by words ${byWords}, by meaning above 0.5 ${byMeaning}, by both ${countOf(readings, isPlan)}`);
}

/** In how many of them she may meet what she is afraid of. */
async function tellMet({ name, texts }: Asked): Promise<void> {
  const readings = await readingsOf(texts);
  const byBoth = countOf(readings, (one) => mayMeetAny(one) || mayFrighten(one));
  console.log(
    `${name}, she may meet it: ${countOf(readings, mayMeetAny)} as anything else, ${byBoth} with what was learned`,
  );
}

for (const stranger of strangers) await tell(stranger);
await tell({ name: 'an exam, plans', texts: untouched.plan });
await tell({ name: 'an exam, others', texts: untouched.none });
await tellMet({ name: 'testers, beside a fear', texts: besideFears });
await tellMet({ name: 'an exam, plans', texts: untouched.plan });
await tellMet({ name: 'an exam, others', texts: untouched.none });
await embedder.close();
