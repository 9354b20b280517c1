import type { Note } from '../notes';
import type { Weighed } from './weigh';

/** Below it the model is nearly sure that an answer does not serve him. */
const DENIES = -2;
/** So much nearer what he asks comes to a question of the pool that she was never asked. It is put to her then. */
const NEARER = 0.1;

/** Whether the likeliest answers are most likely none: the model read them and denies each, and she was never asked what he asks. */
export function areDenied(
  found: readonly Pick<Weighed, 'leaning'>[],
  notes: readonly Pick<Note, 'question'>[],
  alike: ReadonlyMap<string, number>,
): boolean {
  const leanings = found.flatMap(({ leaning }) => leaning ?? []);
  if (leanings.length === 0 || leanings.some((one) => one >= DENIES)) return false;
  const wasAsked = new Set(notes.map(({ question }) => question));
  let [asked, never] = [0, 0];
  for (const [question, near] of alike) {
    if (wasAsked.has(question)) asked = Math.max(asked, near);
    else never = Math.max(never, near);
  }
  return never - asked > NEARER;
}
