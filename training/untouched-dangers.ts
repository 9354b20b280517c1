import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { hear } from '../server/dangers/hear';
import { dangersInAnswer, type Heard } from '../server/subjects/dangers';
import { strangers, testers } from '../server/testing/danger-writers';
import { inNotebooks } from './danger-texts';

/**
 * By docs/decisions/0028 the rules of what is told were mended by some of these, and the model learned from none.
 * Tells how answers of people from whom nothing was learned are heard, by words alone and with the model. Of the look-alikes
 * half are dangers; of the notebooks one in twenty, as in life. How much the model counts was chosen on the first two of the
 * mixed ones. npm run dangers:untouched -- [--misses]
 */
const Cases = z.array(z.object({ asked: z.optional(z.string()), said: z.string(), kind: z.string() }));
type Case = z.output<typeof Cases>[number];
const isVerbose = process.argv.includes('--misses');

const isDanger = ({ kind }: Case): boolean => kind !== 'none';
const NOTHING_PARTICULAR = 'What else should I know?';
const warningsOf = ({ asked = NOTHING_PARTICULAR, said }: Case, heard?: Heard) =>
  dangersInAnswer({ text: asked }, said, heard).filter(({ gravity }) => gravity !== 'never');
const isHeard = (one: Case, heard?: Heard): boolean => warningsOf(one, heard).some(({ isDoubtful }) => !isDoubtful);

const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = createLocalEmbedder(onlyFaults);
const sets = new Map<string, Case[]>(
  ['notebooks', 'look-alikes', ...strangers, ...testers, 'mixed-1', 'mixed-2', 'mixed-3'].map((name) => {
    const file = new URL(`cases/untouched/danger-${name}.json`, import.meta.url);
    return [name, z.parse(Cases, JSON.parse(readFileSync(file, 'utf8')))];
  }),
);
const certain = inNotebooks('untouched/dangers-in-notebooks').filter(({ kind }) => kind !== 'unclear');
sets.set('four exams', certain);
// As some dictate: without an end, and about something else first.
const runOn = 'and then we went on to the next place and sat there for a while and talked about the boat '.repeat(6);
for (const name of ['stranger-16', 'stranger-17']) {
  const cases = sets.get(name) ?? [];
  sets.set(
    `${name}, dictated`,
    cases.map((one) => ({ ...one, said: `${runOn}and ${one.said}` })),
  );
}
for (const [name, cases] of sets) {
  const heard = await hear(
    { embedder },
    cases.map(({ asked = NOTHING_PARTICULAR, said }) => ({ questionText: asked, text: said })),
  );
  if (!heard) throw new Error('the model cannot be had');
  tell(`${name}, by words alone`, cases, (one) => isHeard(one));
  tell(`${name}, with the model`, cases, (one) => isHeard(one, heard[cases.indexOf(one)]));
  tell(`${name}, with the model, also in doubt`, cases, (one) => warningsOf(one, heard[cases.indexOf(one)]).length > 0);
}
await embedder.close();

function tell(how: string, cases: readonly Case[], isTold: (one: Case) => boolean): void {
  const [dangers, harmless] = [cases.filter(isDanger), cases.filter((one) => !isDanger(one))];
  const [found, mistaken] = [dangers.filter(isTold), harmless.filter(isTold)];
  console.log(
    `${how}: ${found.length} of ${dangers.length} dangers heard, ${mistaken.length} of ${harmless.length} harmless answers mistaken for one`,
  );
  if (!isVerbose) return;
  for (const one of dangers) if (!found.includes(one)) console.log(`   missed: ${one.said}`);
  for (const { said } of mistaken) console.log(`   mistaken: ${said}`);
}
