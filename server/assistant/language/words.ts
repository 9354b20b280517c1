import { stem } from './stem';

/** Words that carry no matter of their own; stored with the rest, and left out when something is looked for. */
const EMPTY = new Set(
  `a about all also am an and any anything are as at be because been being but by can could did do does doing done
  else ever every for from get gets getting go going gonna got had has have having he her hers herself him his how i if
  in into is it its just kind like let lot made make makes many may maybe me mean might more most much my myself no not of
  on one ones or our ours out own please quite rather really say said says shall she should so some something such sure
  than that the their them then there these they thing things think this those to too up us very was we well were what
  when where which while who whom whose why will with would yeah yes yet you your yours yourself`
    .split(/\s+/)
    .map(stem),
);

export const isEmptyWord = (stemmed: string) => EMPTY.has(stemmed);

const PLAIN = /^[ -_a-~\s]*$/;

/** Lower case, straight apostrophes, no accents: how a word is compared, not how it is shown. */
export function foldAccents(text: string): string {
  // Most texts have nothing to fold but letter case, and taking letters apart is slow.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’ʼ`]/g, "'").toLowerCase();
}

/** "don't" is one word, and so is "7th"; "she's" and "she" are the same. */
export function wordsOf(text: string): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
  return words.map((word) => word.replace(/'(s|d|m|re|ve|ll)$/, ''));
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);
