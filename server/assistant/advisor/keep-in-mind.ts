import type { Segment } from '../../../contract/assistant';
import type { Note } from '../notes';
import { warns } from '../retrieval/cautions';
import type { Layout } from './layout';
import { type Quote, quoteOf } from './quote';
import { notice, warned } from './telling';

const LONGEST_CAUTION = 220;
const MOST = 5;
const MORE = 'There is more to keep in mind than fits here: look through the answers as well.';

export const cautionQuotes = (notes: readonly Note[], timeZone: string): Quote[] =>
  notes.flatMap((note) => quoteOf(note, warns, timeZone, LONGEST_CAUTION) ?? []);

const more = (cautions: readonly Quote[]): Segment[] => (cautions.length > MOST ? [notice(MORE)] : []);

/** As long as they will be, to keep room for them. */
export const roomForCautions = (cautions: readonly Quote[]): Segment[] => [
  ...cautions.slice(0, MOST).map((quote) => warned(quote, 9)),
  ...more(cautions),
];

export function tellCautions(layout: Layout, cautions: readonly Quote[]): void {
  for (const quote of cautions.slice(0, MOST)) layout.quote(quote, warned);
  for (const segment of more(cautions)) layout.add(segment);
}
