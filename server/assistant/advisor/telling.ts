import type { Segment, Verdict } from '../../../contract/assistant';
import { namesThing } from '../../subjects/find-subjects';
import { kindsIn, sideOn } from '../clauses/stand-on';
import type { Reading } from '../reading/reading';
import { warns } from '../retrieval/cautions';
import { quotableSpans } from './clean-spans';
import { isReplaced } from './matters';
import type { Quote } from './quote';
import { maySettle, refusedWordIn } from './relevance';

const LONGEST_QUESTION = 110;
const QUOTES_SOMETHING = /"|(?<!\p{L})['‘’]/u;

const marked = ({ text, isPart }: Quote, n: number) => `“${text}”${isPart ? ' …' : ''} [${n}]`;
const when = ({ day, confirmedIn }: Quote) => (confirmedIn ? `${day} (still true in ${confirmedIn})` : day);
const saidOn = (quote: Quote, n: number) => `She said on ${when(quote)}: ${marked(quote, n)}`;

/** The answer itself; with a verdict where he asks whether he may, and she spoke of that very thing. */
export function led(reading: Reading, quote: Quote, n: number): Segment {
  const isSettled = reading.kind === 'may-i' && maySettle(reading, quote.note);
  const verdict = isSettled ? verdictOn(reading, quote) : null;
  if (!verdict) return { kind: 'lead', text: asked(quote) + saidOn(quote, n), cites: [n] };
  const opening = verdict.may ? 'Yes' : 'Better not';
  return { kind: 'lead', text: `${opening}: on ${when(quote)} she said: ${marked(quote, n)}`, cites: [n], verdict };
}

function verdictOn(reading: Reading, { note, text }: Quote): Verdict | null {
  const { things } = reading;
  const quoted = text === note.answer ? note : { ...note, answer: text };
  const refusedWord = refusedWordIn(reading, quoted);
  if (refusedWord) return { may: false, thing: refusedWord };
  const verdicts = things.flatMap((thing): Verdict[] => {
    const side = sideOn(thing, quoted);
    if (side) return [{ may: side === 'for', thing }];
    // What she is against altogether she is against in each case; what she likes altogether she need not like in this one.
    const refused = kindsIn(text, thing).find((kind) => sideOn(kind, quoted) === 'against');
    return refused ? [{ may: false, thing: refused }] : [];
  });
  const [first] = verdicts;
  // A yes to the mending is none to the blanket.
  const isPartly = first?.may && things.some((thing) => !namesThing(text, thing));
  return first && !isPartly && verdicts.every(({ may }) => may === first.may) ? first : null;
}

export function said(quote: Quote, n: number, isEarlier: boolean): Segment {
  const text = isEarlier ? earlier(quote, n) : asked(quote) + saidOn(quote, n);
  return { kind: 'said', text, cites: [n] };
}

const earlier = (quote: Quote, n: number) => `Earlier, on ${when(quote)}, she said: ${marked(quote, n)}`;

/** Her newest word of a matter, behind what she warned of before. */
export const sinceThen = (quote: Quote, n: number): Segment => ({
  kind: 'said',
  text: `Since then, on ${when(quote)}, she said: ${marked(quote, n)}`,
  cites: [n],
});

export const warned = (quote: Quote, n: number): Segment => ({
  kind: 'caution',
  // An answer that only names the thing does not tell what it warns of: the question does.
  text: `Keep in mind. ${warns(quote.text) > 0 ? '' : asked(quote)}${isReplaced(quote.note) ? earlier(quote, n) : saidOn(quote, n)}`,
  cites: [n],
});

/** The same of what nothing that he names touches. */
export const warnedAside = (quote: Quote, n: number): Segment => ({ ...warned(quote, n), isAside: true });

/** An answer is understood with what she was asked, which is told as his, without quotation marks. */
function asked({ note: { question } }: Quote): string {
  const [span] = quotableSpans(question);
  const isPlain = span?.start === 0 && span.end === question.length && !QUOTES_SOMETHING.test(question);
  return question.length <= LONGEST_QUESTION && isPlain ? `Asked: ${question} ` : '';
}

export const notice = (text: string): Segment => ({ kind: 'notice', text, cites: [] });
