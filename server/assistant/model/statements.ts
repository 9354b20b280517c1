import { withoutAddresses } from './addresses';
import type { Written } from './model';

/** A sentence about her, or an idea for him. */
export interface Statement {
  kind: 'said' | 'suggestion';
  text: string;
  /** The numbers of the answers it points to. */
  cites: number[];
}

/** Many more than are shown: the rest of an endless reply is not worth the time. */
const MOST = 40;
const LONGEST = 400;
const MARKERS = /\s*\[\s*\d+(?:\s*,\s*\d+)*\s*\]/g;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What a model wrote, sentence by sentence, each with what its piece points to. A piece of another shape is left out. */
export function statementsIn({ lead, points, avoid, ideas }: Written): Statement[] {
  const said = [lead, ...listOf(points), ...listOf(avoid)].flatMap((piece) => statementsOf('said', piece));
  return [...said, ...listOf(ideas).flatMap((piece) => statementsOf('suggestion', piece))].slice(0, MOST);
}

/** It has read her answers and answers as it was told to where none of them fits. */
export const saysNothingFits = ({ lead, points, avoid, ideas }: Written): boolean =>
  lead === null && [points, avoid, ideas].every((list) => Array.isArray(list) && list.length === 0);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST) : []);

function statementsOf(kind: Statement['kind'], piece: unknown): Statement[] {
  const { text, cites } = (piece ?? {}) as { text?: unknown; cites?: unknown };
  if (typeof text !== 'string' || !Array.isArray(cites) || text.length > 2 * LONGEST) return [];
  const numbers = [...new Set(cites.map(Number).filter(Number.isInteger))];
  const plain = plainOf(text);
  const parts = kind === 'said' ? Array.from(sentences.segment(plain), ({ segment }) => segment) : [plain];
  return parts
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && part.length <= LONGEST)
    .map((part) => ({ kind, text: part, cites: numbers }));
}

/** Plain words, whatever they were dressed up as. */
function plainOf(text: string): string {
  return withoutAddresses(text.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<[^<>]*>/g, ' '))
    .replace(MARKERS, '')
    .replace(/[*_`~|#<>[\]{}\\]+/g, '')
    .replace(/^\s*idea\s*:\s*/i, '')
    .replace(/\s+([.,!?…])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
