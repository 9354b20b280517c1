import type { CardQuote } from '../../contract/card';
import { idOf } from './notebook';

/** Words of hers as they stand on her card. */
export const quote = (n: number, words: string): CardQuote => ({
  answerId: idOf(n),
  question: 'Which one?',
  saidOn: '2026-03-04T12:00:00.000Z',
  quote: words,
  start: 0,
  end: words.length,
  isPart: false,
});
