import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { judge } from './judge';

/**
 * Eleven writers wrote a notebook of 60 answers each, and to each answer what a husband may type that it serves, and what
 * looks as if and is not served by it. Tells how often the product quotes that answer first or second, to either.
 * npm run assistant:served -- [--cache FOLDER]
 */
const { values } = parseArgs({ options: { cache: { type: 'string' } } });
const folder = new URL('cases/serves/', import.meta.url);
const Said = z.object({
  question: z.string(),
  answer: z.string(),
  serves: z.array(z.string()),
  doesNot: z.array(z.string()),
});
/** He reads the first two, and rarely more. */
const READ = 2;

const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
const total = { served: 0, told: 0, unserved: 0, mistaken: 0 };
for (const name of readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
  const all = z.parse(z.array(Said), JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  const answers = all.map(({ question, answer }, at) => ({
    ...{ id: String(at), question, answer, created_at: new Date(Date.UTC(2026, 0, 1 + at)).toISOString() },
  }));
  const asked = all.flatMap(({ serves, doesNot }, at) => [
    ...serves.map((text) => ({ text, of: String(at), isServed: true })),
    ...doesNot.map((text) => ({ text, of: String(at), isServed: false })),
  ]);
  const count = { served: 0, told: 0, unserved: 0, mistaken: 0 };
  const queries = asked.map(({ text }) => ({ q: text, gold: [] }));
  let at = 0;
  for await (const { judged } of judge({ user: '', answers, queries }, [embedder])) {
    const { of, isServed } = asked[at++] ?? { of: '', isServed: false };
    const quoted = judged.segments
      .filter(({ kind }) => kind === 'lead' || kind === 'said')
      .flatMap(({ cites }) => cites);
    const isTold = quoted.slice(0, READ).some((n) => judged.citations.find((one) => one.n === n)?.answerId === of);
    count[isServed ? 'served' : 'unserved'] += 1;
    if (isTold) count[isServed ? 'told' : 'mistaken'] += 1;
  }
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += count[key];
  console.log(`${name}: ${lineOf(count)}`);
}
console.log(`all: ${lineOf(total)}`);
await embedder.close();

function lineOf({ served, told, unserved, mistaken }: typeof total): string {
  return `${told} of ${served} that it serves are told it, ${mistaken} of ${unserved} that it does not`;
}
