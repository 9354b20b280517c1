import type { Note } from '../../notes';

const QUOTED = /["“]([^"“”]{2,}?)[.,!?]?["”]/gu;

/** Words of hers that he is told in quotation marks, as one word each: what they say is not told of anybody. */
export function asNames(text: string, note: Note): { text: string; note: Note } | null {
  const quotes = Array.from(text.matchAll(QUOTED), ([, words = '']) => words);
  if (quotes.length === 0 || !quotes.every((words) => note.answer.includes(words))) return null;
  const named = (from: string) =>
    quotes.reduce((rest, words, at) => rest.replace(words, () => `Quoted${'x'.repeat(at + 1)}`), from);
  return { text: named(text), note: { ...note, answer: named(note.answer) } };
}
