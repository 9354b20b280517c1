import type { CardQuote } from '../../contract/card';
import type { CardField } from '../../contract/card-fields';
import { quotesFor } from '../assistant/quotes-for';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { bindings } from './bindings';
import { lineOf } from './card';

const MOST = 3;

/** Where she may have said it: what the line does not show already. Nothing is pinned by itself. */
export async function candidatesFor(
  deps: Deps,
  { id: userId, timeZone }: Pick<Caller, 'id' | 'timeZone'>,
  field: CardField,
): Promise<CardQuote[]> {
  const { said, entries } = await lineOf(deps, userId, field);
  const shown = new Set([said, ...entries.map(({ quote }) => quote)].map((quote) => quote?.answerId));
  const found = await quotesFor(deps, { userId, timeZone, sought: bindings[field].sought });
  return found.filter(({ answerId }) => !shown.has(answerId)).slice(0, MOST);
}
