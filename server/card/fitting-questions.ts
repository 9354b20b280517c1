import { allCardFields, type CardField } from '../../contract/card-fields';
import { BoundedMap } from '../platform/bounded-map';
import { asksFor, questionsAbout } from '../subjects/questions-about';
import { whenNeeded } from '../subjects/when-needed';
import { bindings } from './bindings';

const byField = whenNeeded(
  () => new Map(allCardFields.map((field): [CardField, string[]] => [field, questionsAbout(bindings[field])])),
);

/** The questions of the pool that a field may be filled by, in the order of the pool. */
export const questionsFor = (field: CardField): readonly string[] => byField().get(field) ?? [];

export const everyFittingQuestion = whenNeeded(() => [...new Set([...byField().values()].flat())]);

const known = new BoundedMap<string, boolean>(2_000);

/** Whether a question of the pool fills the field in the words that it has now, or had then. Each is read once. */
export function fills(field: CardField, question: { id: string; text: string }): boolean {
  if (!questionsFor(field).includes(question.id)) return false;
  const key = `${field} ${question.id} ${question.text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const does = asksFor(question, bindings[field]);
  known.set(key, does);
  return does;
}

/** Whether it fills any field at all. */
export const fillsAny = (question: { id: string; text: string }): boolean =>
  allCardFields.some((field) => fills(field, question));
