import type { DateRule, Occasion } from '../../../contract/date-rules';
import { mayTellOfHurt } from '../../subjects/tells-of-hurt';
import { type MonthDay, monthDaysIn } from './month-days';
import { type Cue, cuesIn } from './occasion-cues';

/** A birthday or an anniversary that an answer speaks of. */
export interface Mention {
  occasion: Occasion;
  label: string;
  rule: DateRule;
  /** The exact words around it. */
  quote: string;
}

const SENTENCE = /[^.!?\n]+(?:\.(?=\s*\d|\S)[^.!?\n]*)*[.!?]*/g;
const LONGEST_QUOTE = 200;

/** Nothing of a day that may hurt is ever offered as one to celebrate. */
export function readMentions(answer: string, question: string): Mention[] {
  return [...answer.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const days = monthDaysIn(sentence);
    if (days.length === 0 || mayTellOfHurt(sentence)) return [];
    const cues = cuesIn(sentence, question);
    return days.flatMap((day) => mentionOf(sentence, day, cues, question));
  });
}

function mentionOf(sentence: string, day: MonthDay, cues: Cue[], question: string): Mention[] {
  const cue = nearest(cues, day) ?? onlyCueOf(question);
  if (!cue) return [];
  const { occasion, label } = cue;
  const { month, day: date, year } = day;
  const rule: DateRule = { kind: 'day', month, day: date, ...(year !== undefined && { year }) };
  return [{ occasion, label, rule, quote: quoteOf(sentence, day) }];
}

/** What was said last before the day; else what comes next after it, as in 'March 3rd is my birthday'. */
function nearest(cues: Cue[], { start, end }: MonthDay): Cue | undefined {
  const before = cues.filter((cue) => cue.end <= start).sort((a, b) => b.end - a.end);
  const after = cues.filter((cue) => cue.start >= end).sort((a, b) => a.start - b.start);
  return before[0] ?? after[0];
}

/** A bare 'March 3rd' answers what it was asked, where that is one thing. */
function onlyCueOf(question: string): Cue | undefined {
  const cues = cuesIn(question);
  return cues.length === 1 ? cues[0] : undefined;
}

function quoteOf(sentence: string, { start, end }: MonthDay): string {
  const whole = sentence.trim();
  if (whole.length <= LONGEST_QUOTE) return whole;
  const from = Math.max(0, start - LONGEST_QUOTE / 2);
  const first = from === 0 ? 0 : sentence.indexOf(' ', from) + 1;
  return sentence.slice(Math.min(first, start), end).trim();
}
