import { isEmptyWord, stemsOf } from '../language/words';
import type { Note } from '../notes';
import type { Reading } from '../reading/reading';

/** How people say that it was otherwise before. */
const OTHERWISE =
  /\b(?:(?<!right |until |for |by )now(?! (?:and|that|or))|anymore|any more|no longer|these days|gone off|changed my mind|(?:take|took) (?:that|it) back|come around|came around|not since|i['’]?(?:m| am) (?:over|off|done with)|i['’]ve (?:let|gone off))\b/i;
/** What she names then is over; but not where she was asked what she could never give up, or misses. */
const GIVEN_UP = /\b(?:have|did) you (?:\w+ )?(?:given up|give up|quit|stopped|stop|gone off|go off)\b/i;
/** Who asks for somebody, whether he may or what to avoid is told by other rules. */
const ASKED: ReadonlySet<Reading['kind']> = new Set(['fact', 'likes', 'list', 'advice']);

/** A shoe and a coat each have one; and he asks now, as she speaks of now. */
const OF_MANY = new Set(stemsOf('size favorite color name number kind brand day now anymore today right'));

/** 'Six and a half', 'medium', 'an 8'. */
const MEASURE = /\d|\b(?:x?-?small|medium|x*-?large|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

/** That it is another one now. */
const ANEW =
  /\b(?:measured|fitted|tight|loose|went (?:up|down)|gone (?:up|down)|go (?:up|down)|outgr(?:ew|own)|swollen|shrunk|bigger|smaller|changed|now|these days)\b/i;
/** Of somebody else, of another time or of another thing: each has a size of its own. */
const NOT_HERS_NOW =
  /\b(?:mom|mum|mother|dad|father|sister|brother|daughter|son|friend|girl|kid|child|baby|used to|back then|as a|when you were|size)\b/i;

/** Her finger was measured anew, and told to another question than for her size. */
export const isNewerSize = ({ kind, subjects: [matter] }: Reading, newer: Note, older: Note): boolean =>
  kind === 'fact' &&
  matter?.endsWith('-size') === true &&
  newer.createdAt > older.createdAt &&
  !NOT_HERS_NOW.test(newer.question) &&
  MEASURE.test(newer.answer) &&
  ANEW.test(newer.answer);

/** Whether she later said, to whatever question, that what he asks about is otherwise now. */
export function isChangedSince({ kind, stems }: Reading, newer: Note, older: Note): boolean {
  const isAskedSo = GIVEN_UP.test(newer.question);
  if (!ASKED.has(kind) || newer.createdAt <= older.createdAt) return false;
  if (!isAskedSo && !OTHERWISE.test(newer.answer)) return false;
  const [said, asked, askedBefore] = [newer.answer, newer.question, older.question].map(contentOf);
  const isBoth = (stem: string) => asked?.has(stem) && askedBefore?.has(stem);
  const isSaidOfBoth = () => [...contentOf(older.answer)].some((one) => said?.has(one));
  const things = stems.filter((stem) => !OF_MANY.has(stem));
  const turns = sentencesOf(newer.answer)
    .filter((one) => isAskedSo || OTHERWISE.test(one))
    .map(contentOf);
  return things.some(
    (stem) => turns.some((one) => one.has(stem)) || isBoth(stem) || (asked?.has(stem) && isSaidOfBoth()),
  );
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;\n])\s*/);

const contentOf = (text: string): Set<string> => new Set(stemsOf(text).filter((stem) => !isEmptyWord(stem)));
