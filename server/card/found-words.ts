import type { CardQuote } from '../../contract/card';
import { newestWords } from '../answers/some-answers';
import { quotesFor } from '../assistant/quotes-for';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';

/** What she said about something, best first; nothing that a newer word of hers replaced. */
export async function foundWords(
  deps: Deps,
  { id: userId, timeZone }: Pick<Caller, 'id' | 'timeZone'>,
  sought: string,
): Promise<CardQuote[]> {
  const found = await quotesFor(deps, { userId, timeZone, sought });
  const newestOf = await newestWords(deps, userId);
  return found.filter(({ answerId }) => newestOf(answerId) === answerId);
}
