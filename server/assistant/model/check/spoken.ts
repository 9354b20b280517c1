import type { Source } from '../../clauses/source';
import { type Token, tokensOf } from './tokens';

/** Her answer and what she was asked, word by word. */
export interface Spoken {
  source: Source;
  answer: Token[];
  question: Token[];
  /** Under which label of hers each clause stands, "Ring: 6. Shoes: 8.", by the number of the label's clause; -1 for none. */
  labels: readonly number[];
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
    labels: labelsIn(source),
  };
  known.set(source, spoken);
  return spoken;
}

function labelsIn({ clauses, note: { answer } }: Source): number[] {
  if (!/:\s/.test(answer)) return clauses.map(() => -1);
  let label = -1;
  return clauses.map(({ text }, at) => {
    if (answer.includes(`${text}:`)) label = at;
    return label;
  });
}
