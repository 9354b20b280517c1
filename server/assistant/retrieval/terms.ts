import { stemsOf } from '../language/words';
import type { Note, Terms } from '../notes';
import { Vocabulary } from './vocabulary';

/** The model reads no more than about this much of a text. */
const LONGEST_EMBEDDED = 1_200;

type Texts = Pick<Note, 'question' | 'answer'>;

export function termsOf({ question, answer }: Texts): Terms {
  const vocabulary = new Vocabulary();
  const [hers, asked] = [stemsOf(answer), stemsOf(question)];
  const numbers = [...hers, ...asked].map((stem) => vocabulary.numberOf(stem));
  return { stems: vocabulary.stems(), numbers, questionAt: hers.length };
}

/** What the three vectors of a note are made of. */
export function textsToEmbed({ question, answer }: Texts): [answer: string, question: string, both: string] {
  const clipped = (text: string) => text.slice(0, LONGEST_EMBEDDED);
  return [clipped(answer), clipped(question), clipped(`${question} ${answer}`)];
}
