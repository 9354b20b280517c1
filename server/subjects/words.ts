import { irregular, spellings } from './spellings';

/** A word of a text: as it is compared, and where it stands. */
export interface Word {
  /** Lower case, no accents, singular, American: lilies and Lily are both 'lily'. */
  same: string;
  /** Lower case and without accents, as written. */
  plain: string;
  start: number;
  end: number;
}

/** A hyphen parts words, so that 'ice-cream' and 'ice cream' are the same. */
const WORD = /[\p{L}\p{N}&_]+(?:['’]\p{L}+)*/gu;
const PLAIN_WORD = /[a-z0-9&_]+(?:'[a-z]+)*/g;
const ASCII = /^[ -~]*$/;
const KEEPS_ITS_S = /(?:ss|us|is)$/;
const DROPS_ES = /(?:ss|sh|x|zz|[^aei]ch|[eo]ach|eech|wich)es$/;

export function wordsIn(text: string): Word[] {
  if (ASCII.test(text)) return plainWordsIn(text);
  return Array.from(text.matchAll(WORD), ({ 0: word, index: start }) => {
    const plain = fold(word);
    return { plain, same: sameForm(plain), start, end: start + word.length };
  });
}

/** The same where there is nothing to fold: all words at one go, for hers are looked through again and again. */
function plainWordsIn(text: string): Word[] {
  const low = text.toLowerCase();
  let end = 0;
  return (low.match(PLAIN_WORD) ?? []).map((plain) => {
    const start = low.indexOf(plain, end);
    end = start + plain.length;
    return { plain, same: sameForm(plain), start, end };
  });
}

/** Accents do not matter, but the é of rosé does: only it tells the wine from the flower. */
function fold(word: string): string {
  const low = word.toLowerCase();
  if (ASCII.test(low)) return low;
  const straight = low.replace(/’/g, "'").normalize('NFC');
  return straight === 'rosé' ? straight : straight.normalize('NFD').replace(/\p{M}/gu, '');
}

/** One form for all that mean the same thing. Rough on purpose: what it is compared with went through it too. */
export function sameForm(plain: string): string {
  const owner = plain.endsWith("'s") ? plain.slice(0, -2) : plain;
  const one = irregular.get(owner) ?? singular(owner);
  return spellings.get(one) ?? one;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word.endsWith('ie') ? `${word.slice(0, -2)}y` : word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (DROPS_ES.test(word)) return word.slice(0, -2);
  return KEEPS_ITS_S.test(word) ? word : word.slice(0, -1);
}
