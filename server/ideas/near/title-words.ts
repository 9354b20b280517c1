import { isEmptyWord, stemsOf } from '../../assistant/language/words';
import { type Word, wordsIn } from '../../subjects/words';
import { thingNames } from './things';

const stems = (words: string) => new Set(stemsOf(words));

/** They wrap a thing, or say when and how it is given, and are not the thing: two tickets for two operas are not alike. */
const WRAPPING = stems(
  `bouquet bunch box bottle pair set piece ticket voucher gift card certificate subscription monthly delivery service session dozen
  weekend trip vacation holiday day evening night morning afternoon sunday surprise new together two take bring buy give plan visit see
  order live present treatment ride walk tour outing retreat getaway away her his whole next sunrise sunset city break stay go
  going experience rental rent place date visiting watching watch get do done make making made home house afternoon seat beginner kit equipment
  show entrance admission pass name some tandem jump tasting fly flight few spend written write composed hotel along just every month`,
);
/** How it looks, how large or good it is: the thing is the same. */
const LOOKS = stems(
  `small little big large tiny huge long short warm soft cozy comfy fluffy fuzzy beautiful nice pretty lovely good favorite homemade handmade handwritten sturdy fresh
  red blue green yellow pink white black brown gray grey purple orange navy beige cream turquoise burgundy violet golden dark pale light bright
  gold silver platinum leather fleece silk cotton linen wool woolen cashmere velvet satin wooden metal stainless steel cast crystal iron merino
  vintage classic modern elegant fancy luxury luxurious simple fine thin thick checked striped plaid floral engraved personalized custom framed wireless electric portable foldable romantic private guided real genuine premium quality double single king queen delicate dainty heavy`,
);
/** Of another nature than the thing itself. */
const UNREAL = stems('lego toy plush paper doll miniature fake artificial plastic inflatable');
/** It is taught: a guitar is no guitar lesson. */
const TAUGHT = stems(
  'lesson class course workshop learn teach tutorial coach coaching masterclass training instruction',
);
/** What follows these says more of the thing, and is not it: 'a scarf | of cashmere'. */
const JOINTS = new Set('of with for at in by on from to after under that about and near down like so made'.split(' '));

/** Many titles begin with a capital, so the first word alone tells nothing. */
const NAMES = /(?<=\s)\p{Lu}[\p{L}'’]+|^\p{Lu}[\p{L}'’]+(?=\s+\p{Lu})/gu;

export interface TitleWords {
  /** What tells what it is, each once; things by the first of their names. */
  stems: readonly string[];
  /** How it looks. */
  looks: readonly string[];
  /** The thing itself, 'scarf'. */
  head: string;
  /** Whether we know that thing by its names. */
  isKnown: boolean;
  isTaught: boolean;
  isUnreal: boolean;
  /** Names that he wrote large, as stems: 'Norah Jones'. */
  names: readonly string[];
}

interface Token {
  stem: string;
  kind: 'thing' | 'word' | 'look' | 'wrap' | 'taught' | 'joint';
}

/** What a title speaks of, without what only wraps it. */
export function titleWords(title: string): TitleWords {
  const tokens = tokensOf(title);
  const isTelling = ({ kind }: Token) => kind === 'thing' || kind === 'word';
  const some = (kinds: (token: Token) => boolean) => tokens.filter(kinds);
  const telling = some(isTelling);
  const kept = telling.length > 0 ? telling : some(({ kind }) => kind !== 'joint');
  const first = partsOf(tokens).find((part) => part.some(isTelling)) ?? tokens;
  const head = first.findLast(isTelling) ?? kept.at(-1);
  return {
    stems: [...new Set(kept.map(({ stem }) => stem))],
    looks: some(({ kind }) => kind === 'look').map(({ stem }) => stem),
    head: head?.stem ?? '',
    isKnown: head?.kind === 'thing',
    isTaught: tokens.some(({ kind }) => kind === 'taught'),
    isUnreal: tokens.some(({ stem }) => UNREAL.has(stem)),
    names: [...new Set(stemsOf((title.match(NAMES) ?? []).join(' ')))],
  };
}

function tokensOf(title: string): Token[] {
  const words = wordsIn(title);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const thing = thingNames().beginningAt(words, at);
    const length = thing?.length ?? 1;
    const first = words[at];
    const name = thing?.meanings[0];
    if (name) tokens.push({ stem: name, kind: 'thing' });
    else if (first) tokens.push(tokenOf(first));
    at += length;
  }
  return tokens;
}

function tokenOf({ plain, same }: Word): Token {
  const [stem] = stemsOf(same);
  return { stem: stem ?? same, kind: kindOf(plain, stem ?? '') };
}

function kindOf(plain: string, stem: string): Token['kind'] {
  if (JOINTS.has(plain)) return 'joint';
  if (TAUGHT.has(stem)) return 'taught';
  if (WRAPPING.has(stem) || isEmptyWord(stem)) return 'wrap';
  return LOOKS.has(stem) ? 'look' : 'word';
}

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'joint') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
