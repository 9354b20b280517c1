import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { dangersInAnswer } from '../server/subjects/dangers';

/** Tells how answers of people from whom nothing was learned are heard. Of the look-alikes half are dangers; of the notebooks one in twenty, as in life. */
const Cases = z.array(z.object({ said: z.string(), kind: z.string() }));
const ASKED = { text: 'What else should I know?' };

for (const name of ['danger-notebooks', 'danger-look-alikes']) {
  const file = new URL(`cases/untouched/${name}.json`, import.meta.url);
  const cases = z.parse(Cases, JSON.parse(readFileSync(file, 'utf8')));
  const isHeard = ({ said }: { said: string }) =>
    dangersInAnswer(ASKED, said).some(({ gravity }) => gravity !== 'never');
  const dangers = cases.filter(({ kind }) => kind !== 'none');
  const harmless = cases.filter(({ kind }) => kind === 'none');
  console.log(
    `${name}: ${dangers.filter(isHeard).length} of ${dangers.length} dangers heard, ${harmless.filter(isHeard).length} of ${harmless.length} harmless answers mistaken for one`,
  );
}
