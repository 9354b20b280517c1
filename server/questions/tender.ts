import type { SubjectId } from '../subjects/catalogue';
import { tagOfQuestion } from '../subjects/tags';
import { mayTellOfHurt } from '../subjects/tells-of-hurt';

const DEEP = 3;
const MIDDLE = 2;
const heavy: ReadonlySet<SubjectId> = new Set<SubjectId>([
  'grief',
  'crying',
  'fear',
  'worry',
  'quarrel',
  'apology',
  'never-say',
  'when-ill',
  'health',
]);

interface Asked {
  questionId: string;
  text: string;
  category: string;
  depth: number;
}

/** Whether it asks for what may hurt: all that goes deep, of her stress all but the lightest, what is tagged so, and what sounds so. */
export function isTender({ questionId, text, category, depth }: Asked): boolean {
  if (depth >= DEEP || (category === 'stress-and-support' && depth >= MIDDLE)) return true;
  return tagOfQuestion({ id: questionId, text }).subjects.some((subject) => heavy.has(subject)) || mayTellOfHurt(text);
}
