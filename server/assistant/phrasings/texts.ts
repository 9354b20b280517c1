import { readQuestion } from '../reading/read-question';
import { askings } from './askings';

/** All that husbands type, read as his own question is before its meaning is compared, in the order of the vectors; and what she is asked as it stands. */
export const textsOfAskings = (): string[] =>
  askings().flatMap(({ texts, serves: [asked] }) =>
    texts.map((text) => (text === asked ? text : readQuestion(text).turned)),
  );
