/** Letters that Unicode does not take apart, as people type them without their keys. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
const beyondAscii = /[^\0-\x7f]/;

/** Without letter case and accents: 'Crème' and 'creme' are one word. */
export function foldWord(text: string): string {
  const lower = text.toLowerCase();
  // Most texts need no more, and Unicode is slow.
  if (!beyondAscii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter);
}

/** A word as it stands in a text, its accents included however they are composed. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

export function wordsOf(text: string): string[] {
  const folded = foldWord(text);
  return folded.match(beyondAscii.test(folded) ? wordPattern : /[a-z0-9]+/g) ?? [];
}
