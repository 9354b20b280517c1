import { AGAINST, AGAINST_IN_ITSELF, FOR, GOOD, NUMBERS, PRAISE } from '../../clauses/word-lists';
import { isNegator, isPerson, keyOf, plainWords, WORD } from '../../clauses/words';

/** Who is meant, seen from him: his wife, himself, the two of them, or anybody else. */
export type Who = 'her' | 'you' | 'both' | 'other';

export interface Token {
  /** By which it is compared. */
  key: string;
  plain: string;
  kind: 'matter' | 'no' | 'liking' | 'who';
  who: Who | null;
  /** In which clause it stands. */
  clause: number;
  /** May not be left out of what is told: a number, somebody else, what is bad in itself. */
  isWeighty: boolean;
  /** Stands for who does it: "I" and not "me". */
  isSubject: boolean;
  /** Begins with a capital letter: it may be a name. */
  isCapital: boolean;
  /** The clause has these words in front of it. */
  at: number;
}

/** Whose words they are: hers, his to her, or a model's to him. */
export type Voice = 'hers' | 'his' | 'told';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Grammar and the framing of a report. Much less than what the clauses pass over: each other word must be found. */
const FREE = listed(
  `a an the and or but so as at by for from in into of on onto to up with about around it its this that these those there here
  which whom whose what where how is am are was were be been being do does did doing has have had having will would could say says
  said saying tell tells told ask asks asked answered named mentioned thinks thing things something one ones kind also then
  just even own take takes though although while because they them their themselves when if s d m re ve ll yes is's please who like`,
);

const HERS = listed('she her hers herself');
const HIS = listed('you your yours yourself yourselves');
const I = listed('i me my mine myself');
const BOTH = listed('we us our ours ourselves');
const OTHERS = listed('he him his himself');

const SUBJECTS = listed('i you we she he');

function whoIs(word: string, voice: Voice): Who | null {
  if (OTHERS.has(word)) return 'other';
  if (BOTH.has(word)) return 'both';
  if (I.has(word)) return voice === 'his' ? 'you' : 'her';
  if (HIS.has(word)) return voice === 'his' ? 'her' : 'you';
  if (HERS.has(word)) return voice === 'told' ? 'her' : 'other';
  return null;
}

/** The two of them by one word, as she names them. */
export const withBoth = (text: string) =>
  text
    .replace(/\b(?:you two|(?:the two|both) of you|you both)\b/gi, 'you')
    .replace(/\bshe and (?:her |your )?(\p{L}+)/giu, '$1, we');

export function tokensOf(clauses: readonly { text: string }[], voice: Voice): Token[] {
  return clauses.flatMap(({ text }, clause) => {
    const capitals = new Set(
      (text.match(WORD) ?? []).filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.toLowerCase()),
    );
    const words = plainWords(text);
    return words.flatMap((word, at) => {
      const token = tokenOf(word, words, at, voice);
      if (!token) return [];
      const isSubject = SUBJECTS.has(word.replace(/'.*$/, '')) || token.who === 'other';
      return [
        { ...token, plain: word, clause, at, isSubject, isCapital: token.kind === 'matter' && capitals.has(word) },
      ];
    });
  });
}

type Bare = Pick<Token, 'key' | 'kind' | 'who' | 'isWeighty'>;

/** What follows them is as important as what follows a "no". */
const TURNING = listed('than instead before after until till');
const HAS = listed('has have had having');
const OF_A_THING = /^(?:an?|the|no|my|her|your|some|\d+)$/;
const LIKE = listed('i you we they she he would do does did to not really also might will who still');

function tokenOf(word: string, words: readonly string[], at: number, voice: Voice): Bare | null {
  const bare = word.replace(/'(?:s|d|m|re|ve|ll)$/, '');
  const who = whoIs(bare, voice);
  if (who) return { key: who, kind: 'who', who, isWeighty: false };
  if (isNegator(word)) return { key: 'no', kind: 'no', who: null, isWeighty: true };
  if (TURNING.has(bare)) return { key: bare, kind: 'no', who: null, isWeighty: bare === 'than' || bare === 'instead' };
  if (AGAINST.has(bare)) return { key: 'against', kind: 'no', who: null, isWeighty: true };
  const isLike = bare !== 'like' || LIKE.has((words[at - 1] ?? '').replace(/'d$/, ''));
  if (bare === 'right' && words[at + 1] !== 'now') return { key: bare, kind: 'matter', who: null, isWeighty: false };
  if ((FOR.has(bare) && isLike) || PRAISE.has(bare) || GOOD.has(bare)) {
    return { key: keyOf(bare), kind: 'liking', who: null, isWeighty: false };
  }
  const isOwning = HAS.has(bare) && OF_A_THING.test(words[at + 1] ?? '');
  if (FREE.has(bare) && !isOwning) return null;
  const isSomebody = isPerson(bare) && !word.endsWith("'s");
  // Her sister's driving is not her sister.
  const key = word.endsWith("'s") ? `${keyOf(bare)}'s` : keyOf(bare);
  const isWeighty = /^\d/.test(keyOf(bare)) || NUMBERS.has(bare) || AGAINST_IN_ITSELF.has(bare) || bare === 'only';
  return { key, kind: 'matter', who: isSomebody ? 'other' : null, isWeighty };
}

const ORDER = listed('left right first last next early late second third');

/** Says which of several it is: nothing by itself. */
export const isOrder = (word: string) => ORDER.has(word);
