import type { Intent } from '../notes';
import { stemsOf } from '../retrieval/words';
import { ideas } from './idea-list';
import { isNegative } from './negation';
import type { Quote } from './quote';

const MOST = 3;

/** A quotation in its place: under a number, and told as earlier where a newer one stands before it. */
export interface Shown {
  n: number;
  quote: Quote;
  isEarlier: boolean;
}

/** Ideas that a shown quotation brings, each once and at most one for a quotation. What she warns of brings none. */
export function ideasFor(
  intent: Intent,
  shown: readonly Shown[],
  warnings: readonly Quote[],
): { n: number; text: string }[] {
  const warned = new Set(warnings.flatMap(({ note }) => stemsOf(note.answer)));
  const found: { n: number; text: string }[] = [];
  for (const { n, quote } of shown) {
    const { question } = quote.note;
    if (isNegative(quote.text) || isNegative(question) || quote.isCut) continue;
    const stems = new Set([...stemsOf(quote.text), ...matterOf(question)]);
    const idea = ideas.find(
      (one) =>
        one.for === intent &&
        one.triggers.some((trigger) => stems.has(trigger)) &&
        !one.triggers.some((trigger) => warned.has(trigger)) &&
        !found.some(({ text }) => text === one.text),
    );
    if (idea) found.push({ n, text: idea.text });
  }
  return found.slice(0, MOST);
}

/** What she was asked counts as well, but a choice that was put to her says nothing about what she took. */
const matterOf = (question: string) => (/\bor\b|[:,]/.test(question) ? [] : stemsOf(question));
