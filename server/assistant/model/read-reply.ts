import type { Citation, Segment } from '../../../contract/assistant';
import { isAgainst } from '../clauses/stand';
import type { Note } from '../notes';
import { type Composed, joined } from '../reply';
import type { Cautions } from './cautions';
import { carriersOf } from './check/carried';
import { isHarmless } from './check/harmless';
import type { Written } from './model';
import { numberFor, type Support, supportOf } from './quotes';
import { type Statement, statementsIn } from './statements';

const MOST_SAID = 6;
const MOST_IDEAS = 3;
const LONGEST_REPLY = 1_600;
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
  /** What is left of a reply once everything is gone that her answers do not carry; null where nothing new about her is. */
  whole(written: Written): Composed | null;
  /**
   * As much of a reply as can be shown while the rest is being written. Ideas come after all that is said of her, so they
   * wait for the end. Each of these begins as the one before it.
   */
  begun(written: Written): Composed | null;
}

export function createReading(given: Given): Reading {
  const known = new Map<string, Kept | null>();
  const judge = (statement: Statement): Kept[] => {
    const key = JSON.stringify(statement);
    const kept = known.has(key) ? known.get(key) : keptOf(statement, given);
    known.set(key, kept ?? null);
    return kept ? [kept] : [];
  };
  return {
    whole: (written) => composedOf(statementsIn(written).flatMap(judge), given),
    begun: (written) => {
      const said = statementsIn(written).filter(({ kind }) => kind === 'said');
      const begun = composedOf(said.flatMap(judge), given);
      return begun && given.isAllowed(begun) ? begun : null;
    },
  };
}

/** A sentence that holds, with her words that carry it. */
interface Kept extends Statement {
  support: Support[];
}

function composedOf(kept: Kept[], given: Given): Composed | null {
  const said = kept.filter((one) => one.kind === 'said' && !isCaution(one, given)).slice(0, MOST_SAID);
  const ideas = kept.filter(({ kind }) => kind === 'suggestion').slice(0, MOST_IDEAS);
  return said.length === 0 ? null : withinLength([...said, ...ideas], given);
}

/** Null where her answers do not carry it. */
function keptOf(statement: Statement, given: Given): Kept | null {
  const support =
    statement.kind === 'said' ? carriedBy(statement, given) : isHarmless(statement.text, given) ? [] : null;
  if (!support) return null;
  const kept = { ...statement, support };
  const piece = composed([kept], { ...given, cautions: NONE });
  return given.isAllowed(piece) ? kept : null;
}

function carriedBy({ text, cites }: Statement, { sent, query, timeZone }: Given): Support[] | null {
  const cited = cites.flatMap((n) => sent[n - 1] ?? []);
  if (cited.length < cites.length) return null;
  const carriers = carriersOf({ text, cited, query, timeZone });
  return carriers && supportOf(text, carriers, timeZone);
}

/** It says what has been said already, in her own words. What is for something is no caution, though it stands beside one. */
function isCaution({ text, support }: Kept, { cautions }: Given): boolean {
  const repeated = support.map(({ isIn }) => cautions.citations.find(isIn));
  return repeated.every((caution) => caution && (isAgainst(text) || !isAgainst(caution.quote)));
}

/** The first sentence stays whatever its length; the last ones go first. */
function withinLength(sentences: Kept[], given: Given): Composed {
  const whole = composed(sentences, given);
  const isShort = whole.text.length <= LONGEST_REPLY || sentences.length === 1;
  return isShort ? whole : withinLength(sentences.slice(0, -1), given);
}

/**
 * The quotes are the server's: the model's own words are never shown as hers. Each sentence has those that carry it,
 * whatever follows.
 */
function composed(sentences: Kept[], given: Given): Composed {
  const citations = [...given.cautions.citations];
  const own = sentences.map((sentence) => segmentOf(sentence, citations));
  const segments = [...given.cautions.segments, ...own];
  return { evidence: evidenceOf(given, citations), segments, citations, text: joined(segments), askHer: null };
}

/** What was cited is there, however far it seemed; an idea by itself shows no evidence, and claims none. */
function evidenceOf({ evidence }: Given, citations: readonly Citation[]): Composed['evidence'] {
  if (citations.length === 0) return 'none';
  return evidence === 'none' ? 'weak' : evidence;
}

/** What it cites and is not cited yet is added. */
function segmentOf({ kind, text, support }: Kept, citations: Citation[]): Segment {
  if (kind === 'suggestion') return { kind, text: `Idea: ${text}`, cites: [] };
  const cites = [...new Set(support.map((one) => numberFor(one, citations)))];
  return { kind, text: `${text} ${cites.map((n) => `[${n}]`).join('')}`, cites };
}
