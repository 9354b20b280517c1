import { isEmptyWord, stemsOf } from '../language/words';
import type { Note } from '../notes';
import type { Reading } from '../reading/reading';

/** How people say that it was otherwise before. */
const OTHERWISE =
  /\b(?:(?<!right |until |for |by )now(?! (?:and|that|or))|anymore|any more|no longer|these days|gone off|changed my mind|not since|i['’]?(?:m| am) (?:over|off|done with)|i['’]ve (?:let|gone off))\b/i;
/** Who asks for somebody, whether he may or what to avoid is told by other rules. */
const ASKED: ReadonlySet<Reading['kind']> = new Set(['fact', 'likes', 'list', 'advice']);

/** A shoe and a coat each have one. */
const OF_MANY = new Set(stemsOf('size favorite color name number kind brand day'));

/** 'Six and a half', 'medium', 'an 8'. */
const MEASURE = /\d|\b(?:x?-?small|medium|x*-?large|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

/** Her finger was measured anew: of a size the newest counts, whatever she was asked. */
export const isNewerSize = ({ kind, subjects: [matter] }: Reading, newer: Note, older: Note): boolean =>
  kind === 'fact' &&
  matter?.endsWith('-size') === true &&
  newer.createdAt > older.createdAt &&
  MEASURE.test(newer.answer);

/** Whether she later said, to whatever question, that what he asks about is otherwise now. */
export function isChangedSince({ kind, stems }: Reading, newer: Note, older: Note): boolean {
  if (!ASKED.has(kind) || newer.createdAt <= older.createdAt || !OTHERWISE.test(newer.answer)) return false;
  const [said, asked, askedBefore] = [newer.answer, newer.question, older.question].map(contentOf);
  const isBoth = (stem: string) => asked?.has(stem) && askedBefore?.has(stem);
  const isSaidOfBoth = () => [...contentOf(older.answer)].some((one) => said?.has(one));
  const things = stems.filter((stem) => !OF_MANY.has(stem));
  const turns = sentencesOf(newer.answer)
    .filter((one) => OTHERWISE.test(one))
    .map(contentOf);
  return things.some(
    (stem) => turns.some((one) => one.has(stem)) || isBoth(stem) || (asked?.has(stem) && isSaidOfBoth()),
  );
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;\n])\s*/);

const contentOf = (text: string): Set<string> => new Set(stemsOf(text).filter((stem) => !isEmptyWord(stem)));
