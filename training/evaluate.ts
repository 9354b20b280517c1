import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { readCases } from './case-file';
import { type Answered, everyday, everydaySummary } from './everyday';
import { judge, Person } from './judge';
import type { Expected, Judged } from './judged';
import { summaryOf } from './summary';

const USAGE = `npm run assistant:eval -- FILE [--summary] [--cache FOLDER]

FILE      everyday cases as in training/cases (always as a summary), or
          { "users": [{ user, answers: [{ id, question, answer, created_at }], queries: [{ q, gold: [ids], cat }] }] }
--summary prints what came of all of them instead of a line of JSON for each
--cache   keeps the vectors in a folder, so that a second run is quick; they tell what the answers are about`;

const MOST_EMBEDDERS = 4;
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };

async function evaluateCases(file: string, cache: string | undefined): Promise<void> {
  const embedder = rememberingIn(cache, createLocalEmbedder(onlyFaults));
  const all: Answered[] = [];
  for await (const one of everyday(readCases(file), embedder)) all.push(one);
  console.log(everydaySummary(all));
  await embedder.close();
}

/** How well the assistant does on anybody's own data, asked through the product itself. */
async function evaluate(
  file: string,
  cache: string | undefined,
  tell: (row: Judged & Expected) => void,
): Promise<void> {
  const { users } = z.parse(z.object({ users: z.array(Person) }), JSON.parse(readFileSync(file, 'utf8')));
  const open = () => rememberingIn(cache, createLocalEmbedder(onlyFaults));
  const helpers = Array.from({ length: Math.min(MOST_EMBEDDERS, availableParallelism()) - 1 }, open);
  const asked = open();
  for (const person of users) {
    for await (const { judged, expected } of judge(person, [asked, ...helpers])) tell({ ...judged, ...expected });
  }
  await Promise.all([asked, ...helpers].map((one) => one.close()));
}

function line({ gold: _gold, cat: _cat, violations: _violations, ...judged }: Judged & Expected): string {
  return JSON.stringify(judged);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { summary: { type: 'boolean', default: false }, cache: { type: 'string' } },
});
const [file] = positionals;
if (file === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else if ('cases' in JSON.parse(readFileSync(file, 'utf8'))) {
  await evaluateCases(file, values.cache);
} else {
  const rows: (Judged & Expected)[] = [];
  await evaluate(file, values.cache, (row) => (values.summary ? rows.push(row) : console.log(line(row))));
  if (values.summary) console.log(summaryOf(rows));
}
