import type { Citation, Segment } from '../../../contract/assistant';
import type { Note } from '../notes';
import { type Composed, joined } from '../reply';
import type { Cautions } from './cautions';
import { isGrounded, turnsDown } from './grounded';
import { NO_EVIDENCE } from './prompt';
import { numberFor, type Support, supportOf } from './quotes';
import { type Sentence, sentencesOf } from './sentences';

const MOST_SAID = 6;
const MOST_IDEAS = 3;
/** Many more than are shown: the rest of an endless reply is not worth the time. */
const MOST_READ = 40;
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

/** Reads what a model writes, again and again: each sentence is judged once, since her answers may be long. */
export interface Reading {
  /**
   * What is left of a reply once everything is gone that her answers do not carry. Null where less than half is left, or
   * nothing new about her: then it was not worth having.
   */
  whole(reply: string): Composed | null;
  /**
   * As much of a reply as can be shown while the rest is being written. Ideas come after all that is said of her, so they
   * wait for the end; the last sentence may go on. Each of these begins as the one before it.
   */
  begun(reply: string): Composed | null;
}

export function createReading(given: Given): Reading {
  const known = new Map<string, Kept | null>();
  const judge = (sentence: Sentence): Kept | null => {
    const key = JSON.stringify(sentence);
    const judged = known.get(key);
    if (judged !== undefined) return judged;
    const kept = keptOf(sentence, given);
    known.set(key, kept);
    return kept;
  };
  return {
    whole: (reply) =>
      reply.includes(NO_EVIDENCE) ? null : composedOf(sentencesOf(reply).slice(0, MOST_READ).map(judge), given),
    begun: (reply) => {
      if (reply.includes(NO_EVIDENCE)) return null;
      const ended = sentencesOf(reply).slice(0, -1);
      const said = ended.filter(({ kind }) => kind === 'said').map(judge);
      const begun = composedOf(said, given);
      return begun && given.isAllowed(begun) ? begun : null;
    },
  };
}

/** A sentence that holds, with her words that carry it. */
interface Kept extends Sentence {
  support: Support[];
}

function composedOf(judged: (Kept | null)[], given: Given): Composed | null {
  const kept = judged.filter((sentence) => sentence !== null);
  if (kept.length * 2 < judged.length) return null;
  const said = kept.filter((sentence) => sentence.kind === 'said' && !isCaution(sentence, given)).slice(0, MOST_SAID);
  const ideas = kept.filter(({ kind }) => kind === 'suggestion').slice(0, MOST_IDEAS);
  if (said.length === 0) return null;
  return withinLength([...said, ...ideas], given);
}

/** Null where her answers do not carry it. */
function keptOf(sentence: Sentence, given: Given): Kept | null {
  const support = isGrounded(sentence, given) ? supportOf(sentence, given) : null;
  if (!support) return null;
  const kept = { ...sentence, support };
  const piece = composed([kept], { ...given, cautions: NONE });
  // An idea by itself shows no evidence, so by itself it must not claim any.
  return given.isAllowed(sentence.kind === 'said' ? piece : { ...piece, evidence: 'none' }) ? kept : null;
}

/** It says what has been said already, in her own words. What is for something is no caution, though it stands beside one. */
function isCaution({ text, support }: Kept, { cautions }: Given): boolean {
  const isAgainst = turnsDown(text);
  const repeated = support.map(({ isIn }) => cautions.citations.find(isIn));
  return repeated.every((caution) => caution && (isAgainst || !turnsDown(caution.quote)));
}

/** The first sentence stays whatever its length; the last ones go first. */
function withinLength(sentences: Kept[], given: Given): Composed | null {
  for (let most = sentences.length; most > 0; most--) {
    const whole = composed(sentences.slice(0, most), given);
    if (whole.text.length <= LONGEST_REPLY || most === 1) return whole;
  }
  return null;
}

/**
 * The quotes are the server's: the model's own words are never shown as hers. Each sentence has those that carry it,
 * whatever follows.
 */
function composed(sentences: Kept[], given: Given): Composed {
  const citations = [...given.cautions.citations];
  const own = sentences.map((sentence) => segmentOf(sentence, citations));
  const segments = [...given.cautions.segments, ...own];
  // An idea by itself shows no evidence, and claims none.
  const evidence = citations.length > 0 ? given.evidence : 'none';
  return { evidence, segments, citations, text: joined(segments), askHer: null };
}

/** What it cites and is not cited yet is added. */
function segmentOf({ kind, text, support }: Kept, citations: Citation[]): Segment {
  if (kind === 'suggestion') return { kind, text: `Idea: ${text}`, cites: [] };
  const cites = [...new Set(support.map((one) => numberFor(one, citations)))];
  return { kind, text: `${text} ${cites.map((n) => `[${n}]`).join('')}`, cites };
}
