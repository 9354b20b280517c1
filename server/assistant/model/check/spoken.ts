import type { Source } from '../../clauses/source';
import { type Token, tokensOf } from './tokens';

/** Her answer and what she was asked, word by word. */
export interface Spoken {
  source: Source;
  answer: Token[];
  question: Token[];
}

/** A word that is told, and the place of the same word in her answer or in what she was asked. */
export interface Match {
  told: Token;
  of: 'answer' | 'question';
  place: number;
}

const known = new WeakMap<Source, Spoken>();

/** "I melt a little when you…": a sentence that she was to finish is hers. */
const TO_FINISH = /(?:…|\.\.\.)\s*$/;

export function spokenOf(source: Source): Spoken {
  const voice = TO_FINISH.test(source.note.question) ? 'hers' : 'his';
  const spoken = known.get(source) ?? {
    source,
    answer: tokensOf(source.clauses, 'hers'),
    question: tokensOf(source.question, voice),
  };
  known.set(source, spoken);
  return spoken;
}
