import type { Heads } from '../answers/heads';
import { everyFittingQuestion, fillsAny } from './fitting-questions';

/** The answers whose words stand on her card: by their questions, by what he pinned, and by what they warn of. None is opened. */
export function answersOnCard(heads: Heads, pinned: readonly string[], warnings: readonly string[]): Set<string> {
  const filling = everyFittingQuestion().flatMap((id) => {
    const head = heads.newestTo.get(id);
    return head?.questionText != null && fillsAny({ id, text: head.questionText }) ? [heads.newestOf(head.id)] : [];
  });
  return new Set([...filling, ...pinned.map(heads.newestOf), ...warnings]);
}
