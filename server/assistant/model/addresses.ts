/** Not seen, and able to hide an address from whoever looks for one. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const DOT = '(?:[.。．｡]|\\s?[[({]\\s?(?:\\.|dot)\\s?[\\])}]\\s?|\\sdot\\s)';
const ADDRESSES = [
  /!?\[[^\]]*\]\([^)]*\)/g,
  /\b(?:https?|hxxps?|ftp|mailto|tel|sms|javascript|data|file|wss?)\s?:\s?\/{0,2}\S+/gi,
  /\b[a-z][a-z\d+.-]{1,20}:\/\/\S+/gi,
  /\bwww\s?[.。．｡]\S+/gi,
  new RegExp(
    `[^\\s@<>]{1,64}(?:@|\\s?[[({]\\s?at\\s?[\\])}]\\s?)[\\p{L}\\p{N}-]{1,63}(?:${DOT}[\\p{L}\\p{N}-]{1,63}){0,4}`,
    'giu',
  ),
  /\b\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\S*)?/g,
  // A sentence that begins without a space, "tulips.She", is none.
  new RegExp(
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{1,63}(?:${DOT}[\\p{L}\\p{N}-]{1,63}){0,4}${DOT}\\p{Ll}{2,24}(?![\\p{L}\\p{N}])(?:[/:?#]\\S*)?`,
    'gu',
  ),
];

/** What reaches a person or a place: links, mail addresses, bare domains, however they are written. */
export function withoutAddresses(text: string, instead = ''): string {
  const seen = text.normalize('NFC').replace(INVISIBLE, '');
  return ADDRESSES.reduce((rest, form) => rest.replace(form, instead), seen);
}
