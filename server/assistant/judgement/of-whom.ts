import type { Note } from '../notes';

const ONESELF = /\b(?:i|my|mine|myself|we|our|ours)\b/i;
const HER = /\b(?:you|your|yours|yourself)\b/i;
/** 'Name three things I should never buy you': asked without a question mark. */
const INVITES = /^(?:name|finish|complete|tell|describe|list|pick|choose|rank|give|show|say)\b/i;
const IS_ONE_QUESTION = /^[^.!?]*\?\s*$/;

/**
 * He told of himself instead of asking her, and she says nothing of herself: "I ran the charity race on Sunday" and "That
 * sounds wonderful, well done!" is no answer to "What did she think of her race?", however well it fits.
 */
export function isAboutHim({ question, answer }: Pick<Note, 'question' | 'answer'>): boolean {
  return !asksHer(question) && ONESELF.test(question) && !ONESELF.test(answer);
}

export function asksHer(question: string): boolean {
  return IS_ONE_QUESTION.test(question) || INVITES.test(question) || (question.includes('?') && HER.test(question));
}
