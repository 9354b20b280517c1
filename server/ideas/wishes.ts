import type { CardQuote } from '../../contract/card';
import { foundWords } from '../card/found-words';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';

const MOST = 3;
const SOUGHT = 'What would she like to get as a gift?';

/** What she would like, in her words, for somebody who has no ideas yet. */
export async function wishesOf(deps: Deps, caller: Pick<Caller, 'id' | 'timeZone'>): Promise<CardQuote[]> {
  return (await foundWords(deps, caller, SOUGHT)).slice(0, MOST);
}
