import { isEmptyWord, stemsOf, wordsOf } from '../assistant/language/words';

/** They wrap a thing, or say when and how it is given, and are not the thing: two tickets for two operas are not alike. */
const WRAPPING = new Set(
  stemsOf(
    `bouquet bunch box bottle pair set piece ticket voucher gift card certificate subscription monthly delivery service session
    course class lesson workshop weekend trip vacation day evening night morning afternoon sunday surprise new small little big warm beautiful
    nice pretty lovely good favorite together two take bring buy give plan visit see write cook learn order live homemade handmade sturdy fresh set
    present treatment ride walk tour outing retreat getaway away her his whole next sunrise sunset`,
  ),
);
/** What follows these says more of the thing, and is not it: 'a scarf | of cashmere'. */
const JOINTS = new Set('of with for at in by on from to after under that about and near down like so'.split(' '));

/** Every title begins with a capital, so the first word tells nothing. */
const NAMES = /(?<=\s)\p{Lu}[\p{L}'’]+/gu;

export interface TitleWords {
  /** The stems that tell what it is, each once. */
  stems: readonly string[];
  /** The thing itself, 'scarf', and its stem. */
  thing: string;
  head: string;
  /** Names that he wrote large, as stems: 'Norah Jones'. */
  names: ReadonlySet<string>;
  /** What its meaning is taken of. */
  core: string;
}

/** What a title speaks of, without what only wraps it. */
export function titleWords(title: string): TitleWords {
  const words = wordsOf(title).filter((word) => !/^\d+$/.test(word));
  const isTelling = (word: string) => !JOINTS.has(word) && !isWrapping(word);
  const telling = words.filter(isTelling);
  const kept = telling.length > 0 ? telling : words;
  const first = partsOf(words).find((part) => part.some(isTelling)) ?? words;
  const thing = first.findLast(isTelling) ?? kept.at(-1) ?? '';
  const names = new Set(stemsOf((title.match(NAMES) ?? []).join(' ')));
  return {
    stems: [...new Set(kept.flatMap(stemsOf))],
    thing,
    head: stemsOf(thing)[0] ?? '',
    names,
    core: kept.join(' '),
  };
}

function isWrapping(word: string): boolean {
  const [stem = ''] = stemsOf(word);
  return WRAPPING.has(stem) || isEmptyWord(stem);
}

function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (JOINTS.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}
