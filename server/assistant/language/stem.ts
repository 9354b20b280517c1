/** Porter2 (the Snowball project's stemmer of English): forms of one word become one, 'loves', 'loved' and 'loving' meet. */

const V = '[aeiouy]';
const C = '[^aeiouy]';
const DOUBLE = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_END = new RegExp(`(?:${C}${V}[^aeiouywxY]|^${V}${C})$`);
const AFTER_FIRST_SYLLABLE = new RegExp(`^.*?${V}${C}`);

const WHOLE = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
  }),
);
const UNCHANGED = new Set(
  'sky news howe atlas cosmos bias andes inning outing canning herring earring proceed exceed succeed'.split(' '),
);

const STEP_2: [ending: string, becomes: string][] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const STEP_3: [ending: string, becomes: string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const STEP_4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic'.split(' ');

/** `word` in lower case, letters and inner apostrophes only. */
export function stem(word: string): string {
  const bare = word.replace(/^'|'s'?$|'$/g, '');
  if (bare.length <= 2 || UNCHANGED.has(bare)) return bare;
  const known = WHOLE.get(bare);
  if (known !== undefined) return known;
  // A y that stands for a consonant is written Y until the end.
  const marked = step1a(bare.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y'));
  if (UNCHANGED.has(marked)) return marked;
  const [r1, r2] = regionsOf(marked);
  let w = step1c(step1b(marked, r1));
  w = replaced(w, STEP_2, r1) ?? endsInLi(w, r1);
  w = step3(w, r1, r2);
  return step5(step4(w, r2), r1, r2).toLowerCase();
}

function regionsOf(word: string): [r1: number, r2: number] {
  const special = /^(gener|commun|arsen|past|univers|later|emerg|organ)/.exec(word);
  const r1 = special ? special[0].length : afterSyllable(word, 0);
  return [r1, afterSyllable(word, r1)];
}

function afterSyllable(word: string, from: number): number {
  const found = AFTER_FIRST_SYLLABLE.exec(word.slice(from));
  return found ? from + found[0].length : word.length;
}

const hasVowel = (part: string) => /[aeiouy]/.test(part);
const isShort = (word: string, r1: number) => r1 >= word.length && SHORT_END.test(word);
const cut = (word: string, letters: number) => word.slice(0, word.length - letters);

function step1a(w: string): string {
  if (w.endsWith('sses')) return cut(w, 2);
  if (/ie[ds]$/.test(w)) return w.length > 4 ? cut(w, 2) : cut(w, 1);
  if (/(us|ss)$/.test(w) || !w.endsWith('s')) return w;
  return hasVowel(cut(w, 2)) ? cut(w, 1) : w;
}

function step1b(w: string, r1: number): string {
  const eed = /(eedly|eed)$/.exec(w);
  if (eed) return eed.index >= r1 ? `${w.slice(0, eed.index)}ee` : w;
  const ending = /(ingly|edly|ing|ed)$/.exec(w);
  if (!ending || !hasVowel(w.slice(0, ending.index))) return w;
  const rest = w.slice(0, ending.index);
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (DOUBLE.test(rest)) return /^[aeo](.)\1$/.test(rest) ? rest : cut(rest, 1);
  return isShort(rest, Math.min(r1, rest.length)) ? `${rest}e` : rest;
}

function step1c(w: string): string {
  return /.[^aeiouy][yY]$/.test(w) ? `${cut(w, 1)}i` : w;
}

/** The word with the longest of the endings replaced where that lies in the region; null where none is its ending. */
function replaced(w: string, endings: [string, string][], region: number): string | null {
  const found = endings.find(([ending]) => w.endsWith(ending));
  if (!found) return null;
  const start = w.length - found[0].length;
  return start >= region ? w.slice(0, start) + found[1] : w;
}

function endsInLi(w: string, r1: number): string {
  if (w.endsWith('ogi')) return w.length - 3 >= r1 && w.endsWith('logi') ? cut(w, 1) : w;
  return w.length - 2 >= r1 && /[cdeghkmnrt]li$/.test(w) ? cut(w, 2) : w;
}

function step3(w: string, r1: number, r2: number): string {
  if (w.endsWith('ative')) return w.length - 5 >= r2 ? cut(w, 5) : w;
  return replaced(w, STEP_3, r1) ?? w;
}

function step4(w: string, r2: number): string {
  const ending = STEP_4.find((one) => w.endsWith(one));
  if (ending) return w.length - ending.length >= r2 ? cut(w, ending.length) : w;
  return /[st]ion$/.test(w) && w.length - 3 >= r2 ? cut(w, 3) : w;
}

function step5(w: string, r1: number, r2: number): string {
  const last = w.length - 1;
  if (w.endsWith('e')) {
    const goes = last >= r2 || (last >= r1 && !SHORT_END.test(cut(w, 1)));
    return goes ? cut(w, 1) : w;
  }
  return w.endsWith('ll') && last >= r2 ? cut(w, 1) : w;
}
