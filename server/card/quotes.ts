import type { CardQuote } from '../../contract/card';
import type { OpenedAnswer } from '../answers/some-answers';

export interface Span {
  start: number;
  end: number;
}

const LONGEST = 220;

/** An exact span of an answer, in the form in which it leaves. */
export function quoted(answer: OpenedAnswer, { start, end }: Span): CardQuote {
  const { id, questionText, text, createdAt, confirmedAt } = answer;
  const [before, behind] = [text.slice(0, start).trim(), text.slice(end).trim()];
  return {
    answerId: id,
    question: questionText,
    saidOn: createdAt,
    ...(confirmedAt !== null && { confirmedOn: confirmedAt }),
    quote: text.slice(start, end),
    start,
    end,
    isPart: before + behind !== '',
    ...(behind !== '' && { goesOn: true }),
  };
}

/** The same with all that she said, where that is more. */
export function quotedWhole(answer: OpenedAnswer, span: Span): CardQuote {
  const quote = quoted(answer, span);
  return quote.isPart ? { ...quote, whole: answer.text } : quote;
}

/** The answer from its beginning; of a long one as many whole words as a card has room for. */
export function opening({ text }: OpenedAnswer, from = 0): Span {
  const rest = text.slice(from);
  if (rest.length <= LONGEST) return { start: from, end: text.length };
  const part = rest.slice(0, LONGEST + 1);
  const atSentence = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => part.lastIndexOf(mark) + 1));
  const atWord = part.search(/\s\S*$/u);
  const length = atSentence > LONGEST / 3 ? atSentence : atWord > 0 ? atWord : LONGEST;
  // Never half of a letter that takes two places.
  const bare = rest.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
  return { start: from, end: from + bare.trimEnd().length };
}
