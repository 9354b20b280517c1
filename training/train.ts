import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Embedder } from '../server/assistant/embedding/embedder';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { featureNames } from '../server/assistant/judgement/judgement';
import { type Shift, type WrittenShift, written } from '../server/assistant/judgement/shift';
import { readQuestion } from '../server/assistant/reading/read-question';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { type Case, readCases } from './case-file';
import { examplesIn, learn, type Trained } from './learn';
import { learnShift } from './learn-shift';
import { type Trial, trialsOf } from './notebooks';
import { pageOf } from './page';
import { poolTrials } from './pool-trials';
import { createTrying, type Tried } from './tried';

const USAGE = `npm run assistant:train [-- --cache FOLDER]

Trains the assistant's judgement on the cases in training/cases, writes its weights and docs/assistant-judgement.md.
--cache   keeps the vectors in a folder, so that a second run takes seconds`;

const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };

const casesOf = (writer: string) => readCases(new URL(`cases/${writer}.json`, import.meta.url));

interface Part {
  writer: string;
  /** Whose answers fill the notebooks: rivals have none of their own. */
  stock?: string;
  /** Learned from others than this writer. */
  shift: Shift;
}

/** A writer's cases, under the writer's own questions. */
async function tried(trying: ReturnType<typeof createTrying>, part: Part): Promise<Tried[]> {
  const { writer, stock = writer, shift } = part;
  return triedAll(trying, trialsOf(casesOf(writer), 'own', casesOf(stock)), shift);
}

async function triedAll(trying: ReturnType<typeof createTrying>, trials: Trial[], shift: Shift): Promise<Tried[]> {
  const all: Tried[] = [];
  for (const trial of trials) for (const hasMeaning of [true, false]) all.push(await trying(trial, hasMeaning, shift));
  return all;
}

/** From what the writers' husbands ask, what their wives said, and what fits both. */
async function shiftFrom(embedder: Embedder, ...writers: string[]): Promise<Shift> {
  const cases = writers.flatMap((writer) => casesOf(writer).cases);
  const vectors = async (text: (one: Case) => string) => {
    const made = await embedder.embed(cases.map(text));
    if (!made) throw new Error('the model is away');
    return made;
  };
  return learnShift({
    asked: await vectors(({ ask }) => readQuestion(ask).turned),
    belonging: [await vectors(({ answer }) => answer), await vectors(({ fitting }) => fitting)],
  });
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

const shiftFile = ({ along, towards }: WrittenShift): string =>
  `/** Written by \`npm run assistant:train\`. */
export const learned = {
  along: {
    largest: ${along.largest},
    numbers:
      '${along.numbers}',
  },
  towards: {
    largest: ${towards.largest},
    numbers:
      '${towards.numbers}',
  },
};
`;

const { values } = parseArgs({ options: { cache: { type: 'string' }, help: { type: 'boolean', default: false } } });
if (values.help) console.log(USAGE);
else {
  const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
  const trying = createTrying(embedder);
  const [fromA, fromB] = [await shiftFrom(embedder, 'writer-a'), await shiftFrom(embedder, 'writer-b')];
  const shift = await shiftFrom(embedder, 'writer-a', 'writer-b');
  const training = [
    ...(await tried(trying, { writer: 'writer-a', shift: fromB })),
    ...(await tried(trying, { writer: 'writer-b', shift: fromA })),
    ...(await tried(trying, { writer: 'rivals', stock: 'writer-a', shift: fromB })),
    ...(await triedAll(trying, poolTrials(), shift)),
  ];
  const choosing = await tried(trying, { writer: 'writer-c', shift });
  await embedder.close();
  const examples = examplesIn(training);
  const trained = learn(examples);
  write('../server/assistant/judgement/weights.ts', weightsFile(trained));
  write('../server/assistant/judgement/shift-learned.ts', shiftFile(written(shift)));
  write('../docs/assistant-judgement.md', pageOf({ trials: training.length, examples, choosing, trained }));
}
