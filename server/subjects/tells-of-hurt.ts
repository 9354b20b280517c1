import { findSubjects } from './find-subjects';
import { hurt, soundsLikeHurt } from './hurt-words';

/**
 * Whether a text speaks of death and grief, illness, harm, fear, a quarrel or sorrow, or may do so for all we can read of
 * it. What looks so and is not costs a memory on one day; what is so and passes may cost her the day.
 */
export function mayTellOfHurt(text: string): boolean {
  const straight = text.replaceAll('’', "'");
  return (hurt.test(straight) && hurt.test(straight.replace(soundsLikeHurt, ' '))) || isForeign(straight);
}

/** Words that hardly any other language has. */
const ENGLISH = new Set(
  `the and of with she her my we our his you your it its is are that this when from at for because like likes
  love loves but no not all one two three they them who which while after before right home again had have
  nothing everything any anything said ago been were would could should very there what how then than did only
  just still always never every some more most little day week month year night morning evening`.split(/\s+/),
);
const WORD = /\p{L}+/gu;
const FEW_WORDS = 3;
/** One word may be the same in two languages. */
const PROOF = 2;

/** A sentence in which we know hardly a word. */
export function isForeign(text: string): boolean {
  const words = text.match(WORD) ?? [];
  // 'i' is a word of other languages, 'I' is not.
  if (words.some((word) => word === 'I' || ENGLISH.has(word.toLowerCase()))) return false;
  return words.length > FEW_WORDS && findSubjects(text).length < PROOF;
}
