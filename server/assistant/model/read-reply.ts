import type { Citation, Segment } from '../../../contract/assistant';
import { type Quote, quoteOf, soughtBy } from '../advisor/quote';
import type { Note } from '../notes';
import { type Composed, joined } from '../reply';
import { isGrounded } from './grounded';
import { NO_EVIDENCE } from './prompt';
import { type Sentence, sentencesOf } from './sentences';

const MOST_SAID = 6;
const MOST_IDEAS = 3;

export interface Given {
  query: string;
  sent: Note[];
  timeZone: string;
  evidence: Composed['evidence'];
  /** Characters it may take. */
  room: number;
  /** Whether a piece of a reply keeps the rules by itself. */
  isAllowed(piece: Composed): boolean;
}

/**
 * What is left of a model's reply once everything is gone that her answers do not carry. Null where less than half is
 * left, or nothing about her: then it was not worth having.
 */
export function readReply(reply: string, given: Given): Composed | null {
  if (reply.includes(NO_EVIDENCE)) return null;
  const sentences = sentencesOf(reply);
  const kept = sentences.filter((sentence) => isKept(sentence, given));
  if (kept.length * 2 < sentences.length) return null;
  const said = kept.filter(({ kind }) => kind === 'said').slice(0, MOST_SAID);
  const ideas = kept.filter(({ kind }) => kind === 'suggestion').slice(0, MOST_IDEAS);
  if (said.length === 0) return null;
  return withinLength([...said, ...ideas], given);
}

function isKept(sentence: Sentence, given: Given): boolean {
  if (!isGrounded(sentence, given)) return false;
  const piece = composed([sentence], given);
  // An idea by itself shows no evidence, so by itself it must not claim any.
  return piece !== null && given.isAllowed(sentence.kind === 'said' ? piece : { ...piece, evidence: 'none' });
}

/** The first sentence stays whatever its length; the last ones go first. */
function withinLength(sentences: Sentence[], given: Given): Composed | null {
  for (let most = sentences.length; most > 0; most--) {
    const whole = composed(sentences.slice(0, most), given);
    if (whole && (whole.text.length <= given.room || most === 1)) return whole;
  }
  return null;
}

/** The quotes are the server's: the model's own words are never shown as hers. */
function composed(sentences: Sentence[], { sent, evidence, timeZone }: Given): Composed | null {
  const numbers = [...new Set(sentences.flatMap(({ cites }) => cites))];
  const citations = numbers.map((cited, at) => {
    const about = sentences.filter(({ cites }) => cites.includes(cited)).map(({ text }) => text);
    const note = sent[cited - 1];
    const quote = note && quoteOf(note, soughtBy(about.join(' ')), timeZone);
    return quote ? citationOf(quote, at + 1) : null;
  });
  if (!citations.every((citation) => citation !== null)) return null;
  const segments = sentences.map((sentence) => segmentOf(sentence, numbers));
  // An idea by itself shows no evidence, and claims none.
  const shown = citations.length > 0 ? evidence : 'none';
  return { evidence: shown, segments, citations, text: joined(segments), askHer: null };
}

function citationOf({ note, text, start, end }: Quote, n: number): Citation {
  return { n, answerId: note.id, date: note.createdAt, question: note.question, quote: text, start, end };
}

function segmentOf({ kind, text, cites }: Sentence, numbers: number[]): Segment {
  if (kind === 'suggestion') return { kind, text: `Idea: ${text}`, cites: [] };
  const own = cites.map((cited) => numbers.indexOf(cited) + 1);
  return { kind, text: `${text} ${own.map((n) => `[${n}]`).join('')}`, cites: own };
}
