import { createHash } from 'node:crypto';
import { readQuestion } from '../reading/read-question';
import { askings } from './askings';

/** All that husbands type, read as his own question is before its meaning is compared, in the order of the vectors; and what she is asked as it stands. */
export const textsOfAskings = (): string[] =>
  askings().flatMap(({ texts, serves: [asked] }) =>
    texts.map((text) => (text === asked ? text : readQuestion(text).turned)),
  );

/** Where one of the texts has changed, or is read in another way, the vectors have to be made anew. */
export const fingerprintOf = (texts: readonly string[]): Buffer =>
  createHash('sha256').update(texts.join('\n')).digest();
