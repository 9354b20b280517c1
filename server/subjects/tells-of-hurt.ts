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

/** 'i' is a word of other languages, 'I' is not. */
const ENGLISH =
  /\b(?:[Tt]he|and|of|with|[Ss]he|[Hh]er|[Mm]y|[Ww]e|[Oo]ur|[Hh]is|[Yy]ou|[Yy]our|I|[Ii]t|its|is|are|[Tt]hat|[Tt]his|[Ww]hen|from|at|for|[Bb]ecause|likes?|loves?|but|[Nn]ot?|[Aa]ll|[Oo]ne|[Tt]wo|three|[Tt]hey|them|who|which|while|after|before|right|home|again|had|have|[Nn]othing|[Ee]verything|any|[Aa]nything)\b/;
const WORD = /\p{L}+/gu;
const FEW_WORDS = 3;
/** One word may be the same in two languages. */
const PROOF = 2;

/** A sentence in which we know hardly a word. */
function isForeign(text: string): boolean {
  if (ENGLISH.test(text)) return false;
  return (text.match(WORD)?.length ?? 0) > FEW_WORDS && findSubjects(text).length < PROOF;
}
