import type { Citation, Segment } from '../../../contract/assistant';
import { type Quote, quoteOf, soughtBy } from '../advisor/quote';
import type { Note } from '../notes';
import { type Composed, joined } from '../reply';
import type { Cautions } from './cautions';
import { isGrounded } from './grounded';
import { NO_EVIDENCE } from './prompt';
import { type Sentence, sentencesOf } from './sentences';

const MOST_SAID = 6;
const MOST_IDEAS = 3;
const LONGEST_REPLY = 900;
const NONE: Cautions = { segments: [], citations: [] };

export interface Given {
  query: string;
  sent: Note[];
  timeZone: string;
  evidence: Composed['evidence'];
  /** Said before the model's own sentences. */
  cautions: Cautions;
  /** Whether a reply, or a piece of one, keeps the rules by itself. */
  isAllowed(piece: Composed): boolean;
}

/**
 * What is left of a model's reply once everything is gone that her answers do not carry. Null where less than half is
 * left, or nothing new about her: then it was not worth having.
 */
export function readReply(reply: string, given: Given): Composed | null {
  return reply.includes(NO_EVIDENCE) ? null : composedOf(sentencesOf(reply), given);
}

/**
 * As much of a reply as can be shown while the rest is being written. Ideas come after all that is said of her, so they
 * wait for the end; the last sentence may go on. Each of these begins as the one before it.
 */
export function readBegun(reply: string, given: Given): Composed | null {
  if (reply.includes(NO_EVIDENCE)) return null;
  const whole = sentencesOf(reply).slice(0, -1);
  const begun = composedOf(
    whole.filter(({ kind }) => kind === 'said'),
    given,
  );
  return begun && given.isAllowed(begun) ? begun : null;
}

function composedOf(sentences: Sentence[], given: Given): Composed | null {
  const kept = sentences.filter((sentence) => isKept(sentence, given));
  if (kept.length * 2 < sentences.length) return null;
  const said = kept.filter((sentence) => sentence.kind === 'said' && !isCaution(sentence, given)).slice(0, MOST_SAID);
  const ideas = kept.filter(({ kind }) => kind === 'suggestion').slice(0, MOST_IDEAS);
  if (said.length === 0) return null;
  return withinLength([...said, ...ideas], given);
}

function isKept(sentence: Sentence, given: Given): boolean {
  if (!isGrounded(sentence, given)) return false;
  const piece = composed([sentence], { ...given, cautions: NONE });
  // An idea by itself shows no evidence, so by itself it must not claim any.
  return piece !== null && given.isAllowed(sentence.kind === 'said' ? piece : { ...piece, evidence: 'none' });
}

/** It says what has been said already, in her own words. */
function isCaution({ cites }: Sentence, { sent, cautions }: Given): boolean {
  return cites.every((cited) => numberIn(cautions, sent[cited - 1]) !== undefined);
}

const numberIn = ({ citations }: Cautions, note: Note | undefined) =>
  citations.find(({ answerId }) => answerId === note?.id)?.n;

/** The first sentence stays whatever its length; the last ones go first. */
function withinLength(sentences: Sentence[], given: Given): Composed | null {
  for (let most = sentences.length; most > 0; most--) {
    const whole = composed(sentences.slice(0, most), given);
    if (whole && (whole.text.length <= LONGEST_REPLY || most === 1)) return whole;
  }
  return null;
}

/** The quotes are the server's: the model's own words are never shown as hers. */
function composed(sentences: Sentence[], { sent, evidence, timeZone, cautions }: Given): Composed | null {
  const cited = [...new Set(sentences.flatMap(({ cites }) => cites))];
  const own = cited.filter((number) => numberIn(cautions, sent[number - 1]) === undefined);
  const numberOf = (number: number) =>
    numberIn(cautions, sent[number - 1]) ?? cautions.citations.length + own.indexOf(number) + 1;
  const citations = own.map((number) => {
    const about = sentences.filter(({ cites }) => cites.includes(number)).map(({ text }) => text);
    const note = sent[number - 1];
    const quote = note && quoteOf(note, soughtBy(about.join(' ')), timeZone);
    return quote ? citationOf(quote, numberOf(number)) : null;
  });
  if (!citations.every((citation) => citation !== null)) return null;
  const segments = [...cautions.segments, ...sentences.map((sentence) => segmentOf(sentence, numberOf))];
  const shown = [...cautions.citations, ...citations];
  // An idea by itself shows no evidence, and claims none.
  return {
    evidence: shown.length > 0 ? evidence : 'none',
    segments,
    citations: shown,
    text: joined(segments),
    askHer: null,
  };
}

function citationOf({ note, text, start, end }: Quote, n: number): Citation {
  return { n, answerId: note.id, date: note.createdAt, question: note.question, quote: text, start, end };
}

function segmentOf({ kind, text, cites }: Sentence, numberOf: (cited: number) => number): Segment {
  if (kind === 'suggestion') return { kind, text: `Idea: ${text}`, cites: [] };
  const own = [...new Set(cites.map(numberOf))];
  return { kind, text: `${text} ${own.map((n) => `[${n}]`).join('')}`, cites: own };
}
