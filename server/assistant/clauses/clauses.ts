import { findSubjects } from '../../subjects/find-subjects';
import type { Before, Clause, Stand } from './clause';
import { isLiking, standIn } from './stand';
import { ownerIn, tellerIn, tellsOf } from './teller';
import { AGAINST } from './word-lists';
import { isPerson, plainWords, wordsOf } from './words';

const SENTENCE_END = /(?<!\b(?:Mrs|Mr|Dr|St)\.)(?<=[.!?…;\n]["”’)]*)\s+|\s+[–—-]\s+/u;
const CLAUSE =
  /[,:]\s+|\s+(?=(?:and|or|nor|but|because|although|though|whereas|while|so|until|since|if|when|then|yet|except|than|without|instead|(?:before|after)(?= (?:I|you|we|she|he|they|it)\b))(?=\s))/iu;
/** "When her mother was ill she read": two clauses without a comma. */
const LEADING = /^((?:when|if|after|before|while|as|on|at|in|for|with)\b.+?) (?=she\b)/i;
/** Turns of phrase that part or join clauses in a way of their own. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(prefer\w*\s+(?:[\w'-]+\s+){1,4}?)(?:to|over)\s/gi, '$1than '],
  [/\b(?:everything|anything|everyone|anyone|all|any) (?:but|except|besides|apart from|other than)\b/gi, 'not'],
  [/,? rather than\b/gi, ', not'],
  [/,? as long as\b/gi, ', if'],
  [/,? (?:as|so) (?:does|do|did|is|are|was|were)\b/gi, ' and'],
  [/\b(?:the )?(?:two|both) of (you|us)\b/gi, '$1'],
];
const DEPENDENT = new Set('when if than without until instead because before after'.split(' '));
/** Begins what answers a question, though it has a verb: "That I finished it." */
const ANSWERING = new Set('that to when if because how you'.split(' '));
const JOINING = new Set('and or nor'.split(' '));
const BACK = new Set('it its one ones they them their this that these those there him again'.split(' '));
export function clausesOf(text: string, before: Before, her: 'i' | 'she'): Clause[] {
  const clauses: Clause[] = [];
  const straight = PHRASES.reduce(
    (rest, [phrase, meant]) => rest.replace(phrase, meant),
    text.normalize('NFKC').replace(/[’ʼ`]/g, "'"),
  );
  for (const sentence of straight.split(SENTENCE_END)) {
    const parts = sentence
      .split(CLAUSE)
      .flatMap((part) => part.replace(LEADING, '$1\n').split('\n'))
      .flatMap((part) => (her === 'i' ? withoutRelative(part) : [part]))
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
    const from = clauses.length;
    for (const [at, part] of parts.entries()) clauses.push(clauseOf(part, { at, clauses, before, her }));
    takeMainStand(clauses.slice(from));
    takeVerdicts(clauses.slice(from));
    takeRemarks(clauses.slice(from));
  }
  return clauses;
}

interface Place {
  at: number;
  clauses: readonly Clause[];
  before: Before;
  her: 'i' | 'she';
}

function clauseOf(part: string, { at, clauses, before, her }: Place): Clause {
  const previous = at > 0 ? clauses.at(-1) : undefined;
  const said = plainWords(part);
  const words = wordsOf(part);
  const marked = standIn(said);
  const isVerbless = !said.some((word, place) => tellsOf(said, place) || isLiking(said, place) || AGAINST.has(word));
  const mayAnswer = at === 0 || (her === 'i' && JOINING.has(said[0] ?? ''));
  const isFragment = isVerbless || (mayAnswer && ANSWERING.has(said.find((word) => !JOINING.has(word)) ?? ''));
  // "My friend Miriam." names her and tells nothing of her.
  const named = ONLY_NAMES.test(part) ? null : tellerIn(part, said, { clauses, before, her });
  const opening = said[0] ?? '';
  const isDependent = DEPENDENT.has(opening);
  const isAgainstIt = ['than', 'without', 'instead'].includes(opening);
  const goesOn =
    previous &&
    (isFragment || isDependent) &&
    opening !== 'but' &&
    opening !== 'because' &&
    !['only', 'just', 'rather'].includes(opening);
  const isTold = previous?.isMarked || previous?.isFragment || previous?.isDependent || isDependent;
  const taken = goesOn && isTold ? previous.stand : isFragment || isDependent ? before.stand : 'open';
  return {
    text: part,
    words,
    // A thing that she names in answer to anything is at least nothing against it.
    stand: standOf({ isAgainstIt, isFragment, marked, taken, part }),
    isMarked: marked !== null || isAgainstIt,
    teller: named ?? previous?.teller ?? before.teller,
    namesTeller: named !== null,
    isFragment,
    isDependent,
    opensSentence: at === 0,
    pointsBack: said.some((word) => BACK.has(word)),
    members: new Set(
      findSubjects(part)
        .filter(({ isMember }) => isMember)
        .map(({ subject }) => subject),
    ),
    owner: ownerIn(said),
  };
}

const ONLY_NAMES = /^\W*[Mm]y \p{Ll}+(?: \p{Lu}\p{Ll}+)?\W*$/u;

/** "Lilies, only in a painting": what she likes in one case only she does not like. */
const ONLY_SO = /\bonly (?:in|on|at|when|if|with|after|before|for)\b/i;

interface Signs {
  isAgainstIt: boolean;
  isFragment: boolean;
  marked: Stand | null;
  taken: Stand;
  part: string;
}

function standOf({ isAgainstIt, isFragment, marked, taken, part }: Signs): Stand {
  if (isAgainstIt) return 'against';
  const stand = marked ?? (isFragment && taken === 'open' ? 'fine' : taken);
  return stand === 'for' && ONLY_SO.test(part) ? 'open' : stand;
}

/** "A boss who says thanks": that is told of him. */
function withoutRelative(part: string): string[] {
  const [, person = ''] = /(\p{L}+) who\b/iu.exec(part) ?? [];
  return isPerson(person.toLowerCase()) ? part.split(/\s+(?=who\b)/i) : [part];
}

/** "When I come home, leave me alone": what comes first stands as what it leads to. */
function takeMainStand(sentence: Clause[]): void {
  const [first, second] = sentence;
  if (
    first &&
    second &&
    !first.isMarked &&
    !/^(?:who|which|but|because|and|without|than|instead|until)\b/i.test(second.text) &&
    /^(?:when|if|on|at|in|for|after|before|as)\b/i.test(first.text)
  ) {
    if (first.stand !== 'against') first.stand = second.stand;
  }
}

/** "Black ones, no." */
function takeVerdicts(sentence: Clause[]): void {
  for (const [at, { text }] of sentence.entries()) {
    const verdict = /^\W*(yes|no)\W*$/i.exec(text)?.[1]?.toLowerCase();
    const before = sentence[at - 1];
    if (verdict && before) Object.assign(before, { stand: verdict === 'yes' ? 'for' : 'against', isMarked: true });
  }
}

/** "I darn your socks because I enjoy it": what brings nothing of its own is told of what was said before. */
function takeRemarks(sentence: Clause[]): void {
  for (const [at, { text, pointsBack, isMarked, words, stand }] of sentence.entries()) {
    const before = sentence[at - 1];
    const isRemark = pointsBack && isMarked && words.length === 0 && !/^(?:but|with)\b/i.test(text);
    if (isRemark && before && !before.isMarked) before.stand = stand;
  }
}
