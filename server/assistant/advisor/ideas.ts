import type { Occasion } from '../../subjects/catalogue';
import { isNegative } from '../language/negation';
import { stemsOf } from '../language/words';
import { ideas } from './idea-list';
import type { Shown } from './layout';
import type { Quote } from './quote';

/** The first idea that a shown quotation brings. What she warns of brings none. */
export function ideaFor(
  occasion: Occasion,
  shown: readonly Shown[],
  warnings: readonly Quote[],
): { n: number; text: string } | null {
  const warned = new Set(warnings.flatMap(({ note }) => stemsOf(note.answer)));
  for (const { n, quote } of shown) {
    const { question } = quote.note;
    if (isNegative(quote.text) || isNegative(question) || quote.isCut) continue;
    const stems = new Set([...stemsOf(withoutNames(quote.text)), ...matterOf(question)]);
    const idea = ideas.find(
      (one) =>
        one.for === occasion &&
        one.triggers.some((trigger) => stems.has(trigger)) &&
        !one.triggers.some((trigger) => warned.has(trigger)),
    );
    if (idea) return { n, text: idea.text };
  }
  return null;
}

/** A bell in Halfmoon Books is no book. */
const withoutNames = (text: string) => text.replace(/(?<=[\p{L},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu, '');

/** What she was asked counts as well, but a choice that was put to her says nothing about what she took. */
const matterOf = (question: string) => (/\bor\b|[:,]/.test(question) ? [] : stemsOf(question));
