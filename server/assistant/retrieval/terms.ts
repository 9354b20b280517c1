import type { Note, Terms } from '../notes';
import { stemsOf } from './words';

/** The model reads no more than about this much of a text. */
const LONGEST_EMBEDDED = 1_200;

type Texts = Pick<Note, 'question' | 'answer'>;

export function termsOf({ question, answer }: Texts): Terms {
  return { answer: stemsOf(answer), question: stemsOf(question) };
}

/** What the three vectors of a note are made of. */
export function textsToEmbed({ question, answer }: Texts): [answer: string, question: string, both: string] {
  const clipped = (text: string) => text.slice(0, LONGEST_EMBEDDED);
  return [clipped(answer), clipped(question), clipped(`${question} ${answer}`)];
}
