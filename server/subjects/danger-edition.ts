import { createHash } from 'node:crypto';
import learned from './danger-model/learned.json';
import { signWords } from './danger-model/sign-words';
import { dangerPhrases, dangerStems, PHOBIA } from './danger-words';
import { whenNeeded } from './when-needed';

/** To be counted up where the rules in `dangers`, `danger-phrases`, `danger-domains`, `danger-model`, the tags of questions or what `dangers/danger-list` keeps change so that other answers warn. */
const RULES = 22;
/** The beginning of the SHA-256 of what the model was taught (`assistant/embedding/danger.safetensors`); a test compares them. */
export const DANGER_LESSON = 'b08b4112fadd45b7';

/** What stands for the words and rules by which dangers are found: what was found by others is looked for anew. */
export const dangerEdition = whenNeeded(() => {
  const words = JSON.stringify([RULES, DANGER_LESSON, dangerPhrases(), dangerStems, PHOBIA, signWords, learned]);
  return createHash('sha256').update(words).digest().readInt32BE(0);
});
