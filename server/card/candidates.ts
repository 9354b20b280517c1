import type { CardQuote } from '../../contract/card';
import type { CardField } from '../../contract/card-fields';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { bindings } from './bindings';
import { lineOf } from './card';
import { foundWords } from './found-words';

const MOST = 3;

/** Where she may have said it: what the line does not show already. Nothing is pinned by itself. */
export async function candidatesFor(
  deps: Deps,
  caller: Pick<Caller, 'id' | 'timeZone'>,
  field: CardField,
): Promise<CardQuote[]> {
  const { said, entries } = await lineOf(deps, caller.id, field);
  const shown = new Set([said, ...entries.map(({ quote }) => quote)].map((quote) => quote?.answerId));
  const found = await foundWords(deps, caller, bindings[field].sought);
  return found.filter(({ answerId }) => !shown.has(answerId)).slice(0, MOST);
}
