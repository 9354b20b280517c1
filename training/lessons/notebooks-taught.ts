import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The notebooks from which each lesson learns. None learns from violin, realtor and dentist, on which lines were chosen, from those of `exam-trials`, nor from the exams: baker, beekeeper, diver, ocularist and tuner. */
const first = [
  ...['band', 'choir', 'coast', 'comic', 'demo', 'dispatcher', 'geologist', 'lawyer', 'mechanic', 'nights', 'orchard'],
  ...['pastry', 'pharmacist', 'potter', 'quilter'],
];
/** Written after the model was first taught which answers serve (`serves`). */
const later = ['accountant', 'chef', 'designer', 'farmer', 'librarian', 'pilot', 'soldier', 'student', 'trucker'];
export const notebooksTaught = { serves: { first, later }, asks: [...first, ...later] };

const Written = z.array(
  z.object({
    question: z.string(),
    answer: z.string(),
    serves: z.array(z.string()),
    doesNot: z.array(z.string()),
  }),
);

/** What writers thought up that each answer serves, and what only looks so: one list for each of them. */
export function servedByWriters(): z.output<typeof Written>[] {
  const folder = new URL('../cases/serves/', import.meta.url);
  return readdirSync(folder).map((name) => z.parse(Written, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}
