import type { IndexedNote, Intent } from '../notes';
import type { Term } from './bm25';
import { intentOf } from './intent';
import { withoutDay } from './occasion';
import { stem } from './stem';
import { meantBy } from './typos';
import { countsOf } from './vocabulary';
import { isEmptyWord, stemsOf } from './words';

const WIFE =
  '(?:my|the|our) (?:wife|spouse|partner|girl|lady|love|girlfriend|fianc[eé]e?|better half|sweetheart|darling|honey)';
/** After "her" in "give her a book" comes no thing of hers. */
const NO_THING =
  '(?=$|[?.!,;:)]| (?:a|an|and|any|as|at|because|better|but|by|feel|for|from|happy|if|in|into|on|or|out|so|some|something|than|that|the|this|to|up|when|while|with|without)\\b)';

/**
 * What she said stands there as she said it. So the query is turned to her side before its meaning is compared:
 * "how do I cheer her up" becomes "how do you cheer me up". Naming her would pull every search the same way.
 */
const TURNED: [RegExp, string][] = [
  [/\bI(?:'m| am)\b/gi, 'you are'],
  [/\bI\b/g, 'you'],
  [new RegExp(`\\b${WIFE}['’]s\\b|\\bhers\\b`, 'gi'), 'my'],
  [new RegExp(`\\b(?:(give|buy|get|take|make|cheer|help|tell|ask|bring|for|with|to) )${WIFE}\\b`, 'gi'), '$1 me'],
  [new RegExp(`\\b${WIFE}\\b|\\bshe\\b`, 'gi'), 'I'],
  [new RegExp(`\\bher${NO_THING}`, 'gi'), 'me'],
  [/\bherself\b/gi, 'myself'],
  [/\bher\b/gi, 'my'],
];

/** In the place of "she", a name that she never used herself is hers: "What does Anna like?" */
const NAMED =
  /\b(does|did|do|is|was|has|would|will|should|can|could|for|give|buy|get|of) (\p{Lu}\p{Ll}+)(?:['’]s)?\b/gu;

const GUESSED = 0.5;

export interface Query {
  intent: Intent;
  /** What is embedded. */
  turned: string;
  terms: Term[];
}

export function readQuery(query: string, notes: readonly IndexedNote[]): Query {
  const intent = intentOf(query);
  const asked = intent === 'gift' ? withoutDay(query) : query;
  const unnamed = asked.replace(NAMED, (whole, before: string, name: string) =>
    occurring([stem(name.toLowerCase())], notes).size > 0 ? whole : `${before} she`,
  );
  const turned = TURNED.reduce((text, [pattern, becomes]) => text.replace(pattern, becomes), unnamed);
  const stems = [...new Set(stemsOf(turned).filter((term) => !isEmptyWord(term)))];
  const known = occurring(stems, notes);
  return {
    intent,
    turned: turned.trim(),
    terms: stems.map((one) => (known.has(one) ? { stem: one, weight: 1 } : guessed(one, notes))),
  };
}

/** Where no slip explains it, a word that stands nowhere is kept: it shows what is missing. */
function guessed(sought: string, notes: readonly IndexedNote[]): Term {
  const meant = meantBy(sought, notes);
  return meant === null ? { stem: sought, weight: 1 } : { stem: meant, weight: GUESSED };
}

/** Those of the stems that occur anywhere in her notes. */
function occurring(stems: readonly string[], notes: readonly IndexedNote[]): ReadonlySet<string> {
  const sought = new Set(stems);
  return new Set(countsOf(notes, (stem) => sought.has(stem)).keys());
}
