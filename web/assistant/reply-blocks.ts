import type { Citation, ReplyParts, Segment, Verdict } from '../../contract/assistant';
import { isToldAsEarlier } from '../../contract/told-earlier';

/** A piece of a text, or the number of a quote. `at` tells the parts of one text apart. */
export type Part = { at: number } & ({ text: string } | { n: number });

/** Her words as the answer itself, as its proof, or as what must be kept in mind. */
export interface QuoteBlock {
  kind: 'quote';
  as: 'lead' | 'said' | 'caution';
  citation: Citation;
  /** Whether he may, where she spoke of that very thing. */
  verdict: Verdict | null;
  /** A newer word of hers on the same matter stands before it. */
  isEarlier: boolean;
  /** She went on where the quote ends. */
  isCut: boolean;
  /** Nothing that he names touches it: small, and without what she was asked where her words say enough. */
  isAside: boolean;
  isPlain: boolean;
}

export interface WordsBlock {
  kind: Segment['kind'];
  /** A suggestion to ask her something: the words are the question. */
  isToAsk: boolean;
  parts: Part[];
}

/** The key tells the blocks of one answer apart; `at` says which segment a block comes from; what warns is never folded away. */
export type Block = { key: string; at: number; warns: boolean } & (QuoteBlock | WordsBlock);

/** All of it is missing where the server gave the text alone. */
type Shown = Partial<ReplyParts>;

/**
 * An answer as it is shown: each quote once, where it is first spoken of, and a sentence only where it says more than
 * the quotes under it. The question to ask her has a card of its own.
 */
export function blocksOf({ segments = [], citations = [], askHer = null }: Shown): Block[] {
  const known = new Map(citations.map((citation) => [citation.n, citation]));
  const shown = new Set<number>();
  // Her words may be quoted as her answer before a caution speaks of them: they warn there.
  const warned = new Set(segments.filter(isWarning).flatMap(({ cites }) => cites));
  return segments.flatMap((segment, at) => {
    if (segment.kind === 'suggestion' && askHer && segment.text.includes(askHer)) return [];
    const cited = segment.cites.flatMap((n) => known.get(n) ?? []);
    const quotes = cited
      .filter(({ n }) => !shown.has(n))
      .map((citation) => quoteBlock(citation, segment, at, warned.has(citation.n)));
    for (const { n } of cited) shown.add(n);
    const isInQuotes = cited.length > 0 && cited.every(({ quote }) => segment.text.includes(quote));
    if (isOfHer(segment) && isInQuotes) return quotes;
    const parts = partsOf(wordsOf(segment), known);
    const words = { kind: segment.kind, isToAsk: TO_ASK.test(segment.text), parts };
    return [{ key: `segment ${at}`, at, warns: isWarning(segment), ...words }, ...quotes];
  });
}

/** An answer is told with what she was asked where it says nothing by itself. */
const ASKED = 'Asked: ';
const FEW_WORDS = 3;

/** How sentences begin that warn, in texts of which nothing else was kept too. */
const WARNING = /^(?:Better not|Keep in mind|There is more to keep in mind)\b/;

const isWarning = ({ kind, text, verdict }: Segment) =>
  kind === 'caution' || verdict?.may === false || WARNING.test(text);

const isOfHer = ({ kind }: Segment) => kind === 'lead' || kind === 'said' || kind === 'caution';

function quoteBlock(citation: Citation, segment: Segment, at: number, warns: boolean): Block {
  const { kind, text, verdict = null, isAside = false } = segment;
  // Replies from before there were cautions say it in their words.
  const isCaution = kind === 'caution' || text.startsWith('Keep in mind');
  return {
    ...{ key: `quote ${citation.n}`, at, warns, kind: 'quote', citation, verdict },
    as: isCaution ? 'caution' : kind === 'lead' ? 'lead' : 'said',
    isEarlier: isToldAsEarlier(text),
    isCut: text.includes(`${citation.quote}” …`),
    isAside,
    isPlain: isAside && !text.includes(ASKED) && citation.quote.split(/\s+/).length > FEW_WORDS,
  };
}

/** How many of the blocks are enough to recognize the answer: as far as her first words. */
export function openingOf(blocks: readonly Block[]): number {
  const first = blocks.find(({ kind }) => kind === 'quote') ?? blocks[0];
  return blocks.filter(({ at }) => first && at <= first.at).length;
}

export type Run = { key: string; blocks: Block[] } & { look: 'one' | 'cautions' | 'examples' };

/** What must be kept in mind stands together, and so do the questions he could put. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const look = lookOf(block);
    const last = runs.at(-1);
    if (last && look !== 'one' && last.look === look) last.blocks.push(block);
    else runs.push({ key: block.key, look, blocks: [block] });
  }
  return runs;
}

function lookOf(block: Block): Run['look'] {
  if (block.kind === 'caution' || (block.kind === 'quote' && block.as === 'caution')) return 'cautions';
  return block.kind === 'example' ? 'examples' : 'one';
}

const IDEA = /^(?:an )?idea\b([^:]*):\s*/i;
const TO_ASK = /^you could ask her:\s*/i;
const MARKER = /\s*\[(\d+)\]/g;

/** The look of an idea says that it is one; what it comes from moves behind it. */
function wordsOf({ kind, text }: Segment): string {
  if (kind !== 'suggestion') return text;
  const opening = IDEA.exec(text);
  if (!opening) return text.replace(TO_ASK, '');
  const idea = text.slice(opening[0].length);
  const markers = [...(opening[1] ?? '').matchAll(MARKER)].map(([marker]) => marker).join('');
  return `${idea.charAt(0).toUpperCase()}${idea.slice(1)}${markers}`;
}

/** `[2]` becomes the number of a quote; one that names none stays as it is written. */
export function partsOf(text: string, known: ReadonlyMap<number, unknown>): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const cut = (to: number) => {
    if (to > at) parts.push({ at, text: text.slice(at, to) });
  };
  for (const match of text.matchAll(MARKER)) {
    const n = Number(match[1]);
    if (!known.has(n)) continue;
    cut(match.index);
    parts.push({ at: match.index, n });
    at = match.index + match[0].length;
  }
  cut(text.length);
  return parts;
}

export interface Line {
  at: number;
  kind: 'said' | 'suggestion' | 'notice';
  /** What stands before her words, to be read past: 'She said on May 3, 2025: '. */
  lead: string;
  text: string;
  warns: boolean;
}

/** A list of hers has lines of its own. */
const OUTSIDE_QUOTES = /\n(?![^“]*”)/;

/** The lines of an answer of which only the text was kept, word for word. */
export function linesOf(text: string): Line[] {
  const lines = text.split(OUTSIDE_QUOTES).filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    const warns = WARNING.test(line);
    if (IDEA.test(line) || TO_ASK.test(line)) return { at, kind: 'suggestion', lead: '', text: line, warns };
    const from = line.search(/“.+”/s);
    if (from < 0) return { at, kind: 'notice', lead: '', text: line, warns };
    return { at, kind: 'said', lead: line.slice(0, from), text: line.slice(from), warns };
  });
}
