import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { featureNames } from '../server/assistant/judgement/judgement';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { readCases } from './case-file';
import { notebooksWeighed, notebookTrials } from './exam-trials';
import { examplesIn, learn, type Trained } from './learn';
import { type Trial, trialsOf } from './notebooks';
import { pageOf } from './page';
import { poolTrials } from './pool-trials';
import { createTrying, type Tried } from './tried';

const USAGE = `npm run assistant:train [-- --cache FOLDER]

Trains the assistant's judgement on the cases in training/cases, writes its weights and docs/assistant-judgement.md.
--cache   keeps the vectors in a folder, so that a second run takes seconds`;

const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };

const casesOf = (writer: string) => readCases(new URL(`cases/${writer}.json`, import.meta.url));

/** A writer's cases, under the writer's own questions. Rivals have no answers of their own to fill notebooks with. */
const trialsBy = (writer: string, stock = writer): Trial[] => trialsOf(casesOf(writer), 'own', casesOf(stock));

async function tried(trying: ReturnType<typeof createTrying>, trials: readonly Trial[]): Promise<Tried[]> {
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
  const numberOf = (weight = 0) => Number(weight.toFixed(2));
  const lines = featureNames.map((name, at) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: [${numberOf(byMeaning[at])}, ${numberOf(byWords[at])}],`;
  });
  return `/**
 * What is known of a question and a note together, and how much it counts: by meaning where the note's vectors are known, else by words.
 * Written by \`npm run assistant:train\`, which learns the numbers of the lines that are there; docs/assistant-judgement.md tells what each brings.
 */
export const weights = {
${lines.join('\n')}
} as const satisfies Record<string, readonly [byMeaning: number, byWords: number]>;
`;
}

const { values } = parseArgs({ options: { cache: { type: 'string' }, help: { type: 'boolean', default: false } } });
if (values.help) console.log(USAGE);
else {
  const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
  const trying = createTrying(embedder);
  const training = await tried(trying, [
    ...trialsBy('writer-a'),
    ...trialsBy('writer-b'),
    ...trialsBy('rivals', 'writer-a'),
    ...poolTrials(),
    ...notebooksWeighed.flatMap(notebookTrials),
  ]);
  const choosing = await tried(trying, trialsBy('writer-c'));
  await embedder.close();
  const examples = examplesIn(training);
  const trained = learn(examples);
  write('../server/assistant/judgement/weights.ts', weightsFile(trained));
  write('../docs/assistant-judgement.md', pageOf({ trials: training.length, examples, choosing, trained }));
}
