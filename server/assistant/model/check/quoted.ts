import type { Note } from '../../notes';

const QUOTED = /["“]([^"“”]{2,}?)[.,!?]?["”]/gu;

/** "It" is in every answer. */
const isTelling = (words: string) => words.length >= 4;

/** No part of a longer word. */
const wholly = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');

/** Words of hers that he is told in quotation marks, as one word each: what they say is not told of anybody. */
export function asNames(text: string, note: Note): { text: string; note: Note } | null {
  const quotes = Array.from(text.matchAll(QUOTED), ([, words = '']) => words);
  if (quotes.length === 0 || !quotes.every((words) => isTelling(words) && wholly(words).test(note.answer))) return null;
  const named = (from: string) =>
    quotes.reduce((rest, words, at) => rest.replace(wholly(words), () => `Quoted${'x'.repeat(at + 1)}`), from);
  return { text: named(text), note: { ...note, answer: named(note.answer) } };
}
