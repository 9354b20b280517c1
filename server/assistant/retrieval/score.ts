import type { Intent } from '../notes';
import { isAdvice } from './intent';
import type { Signals } from './signals';

type Weights = Partial<Record<keyof Signals, number>>;

/** Measured, see docs/decisions/0008: a fact is found by its words as much as by its meaning, a wish by its meaning. */
const FACTS: Weights = {
  answerWords: 0.5,
  bothWords: 0.7,
  answerMeaning: 1,
  questionMeaning: 0.1,
  bothMeaning: 1,
  tellsTime: 0.2,
  onlyAsks: -0.15,
};
const ADVICE: Weights = {
  answerWords: 0.2,
  bothWords: 0.3,
  answerMeaning: 0.8,
  questionMeaning: 0.9,
  bothMeaning: 1,
  onlyAsks: -0.15,
};

/** Every signal stretched to 0…1 and added with its weight: better than adding ranks. */
export function scoresOf(intent: Intent, signals: Signals): Float64Array {
  const total = new Float64Array(signals.answerWords.length);
  for (const [name, weight] of Object.entries(isAdvice(intent) ? ADVICE : FACTS)) {
    const values = signals[name as keyof Signals];
    const { least, span } = rangeOf(values);
    if (span === 0) continue;
    for (let at = 0; at < total.length; at++) {
      total[at] = (total[at] ?? 0) + (weight * ((values[at] ?? 0) - least)) / span;
    }
  }
  return total;
}

function rangeOf(values: Float64Array): { least: number; span: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, span: values.length > 0 ? most - least : 0 };
}
