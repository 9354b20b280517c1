import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../embedding/local-embedder';
import { rememberingIn } from '../evaluation/remembered-vectors';
import { featureNames } from '../judgement/feature-names';
import { readCases } from './case-file';
import { examplesIn, learn, type Trained } from './learn';
import { trialsOf } from './notebooks';
import { pageOf } from './page';
import { pooled } from './pooled';
import { createTrying, type Tried } from './tried';

const USAGE = `npm run assistant:train [-- --cache FOLDER]

Trains the assistant's judgement on the cases in server/assistant/training/cases, writes its weights and docs/assistant-judgement.md.
--cache   keeps the vectors in a folder, so that a second run takes seconds`;

const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };

const casesOf = (writer: string) => readCases(new URL(`cases/${writer}.json`, import.meta.url));

/** A writer's cases under the writer's own questions and under those of the pool. @param stock whose answers fill the notebooks; rivals have none of their own */
async function tried(trying: ReturnType<typeof createTrying>, writer: string, stock = writer): Promise<Tried[]> {
  const trials = [
    ...trialsOf(casesOf(writer), 'own', casesOf(stock)),
    ...trialsOf(pooled(casesOf(writer)), 'own', pooled(casesOf(stock))),
  ];
  const all: Tried[] = [];
  for (const trial of trials) for (const hasMeaning of [true, false]) all.push(await trying(trial, hasMeaning));
  return all;
}

function write(name: string, text: string): void {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, text);
  console.log(`written: ${file}`);
}

function weightsFile({ byMeaning, byWords }: Trained): string {
  const listed = (weights: Float64Array) =>
    featureNames.map((name, at) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `    ${key}: ${Number((weights[at] ?? 0).toFixed(2))},`;
    });
  return `import type { Weights } from './feature-names';

/** Written by \`npm run assistant:train\`; docs/assistant-judgement.md tells what each of them brings. */
export const weights: Weights = {
  byMeaning: {
${listed(byMeaning).join('\n')}
  },
  byWords: {
${listed(byWords).join('\n')}
  },
};
`;
}

const { values } = parseArgs({ options: { cache: { type: 'string' }, help: { type: 'boolean', default: false } } });
if (values.help) console.log(USAGE);
else {
  const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
  const trying = createTrying(embedder);
  const training = [
    ...(await tried(trying, 'writer-a')),
    ...(await tried(trying, 'writer-b')),
    ...(await tried(trying, 'rivals', 'writer-a')),
  ];
  const choosing = await tried(trying, 'writer-c');
  await embedder.close();
  const examples = examplesIn(training);
  const trained = learn(examples);
  write('../judgement/weights.ts', weightsFile(trained));
  write('../../../docs/assistant-judgement.md', pageOf({ trials: training.length, examples, choosing, trained }));
}
