import type { SubjectId } from '../subjects/catalogue';
import { wordsIn } from '../subjects/words';

const WIDE: ReadonlySet<SubjectId> = new Set([
  'gift',
  'wish',
  'surprise',
  'food',
  'health',
  'allergy',
  'fear',
  'self',
  'him',
  'us',
  'home',
  'place',
  'her-name',
]);

/** Too wide to tell that two are of one thing. */
export const isWide = (subject: SubjectId): boolean => WIDE.has(subject);

const SHORTEST = 4;
/** Said in any sentence. */
const COMMON = new Set(
  'with that this they them have from make made makes like just when what about would your never always some more than then allergic allergy really because afraid anything something things thing even only very much still been were dont cant want good time everything nothing none stand bear hate please those these theyre most which ever into there poor many again away'.split(
    ' ',
  ),
);

/** The words by which two texts may be of one thing, in one form each. */
export const contentWords = (text: string): string[] =>
  wordsIn(text)
    .map(({ same }) => same.replaceAll("'", ''))
    .filter((word) => word.length >= SHORTEST && !COMMON.has(word));
