import type { DownloadItem } from '../../contract/download';
import { everyRevision } from '../answers/revisions';
import { everyConversation } from '../assistant/conversations';
import { entriesOf } from '../card/card';
import { datesOf } from '../dates/dates';
import type { Deps } from '../deps';
import { ideasOf } from '../ideas/ideas';
import type { Caller } from '../platform/http/caller';
import { everyCheck } from '../still-true/answer-history';

type Who = Pick<Caller, 'id' | 'timeZone'>;
type Type = DownloadItem['type'];
type OfType<T extends Type> = Omit<Extract<DownloadItem, { type: T }>, 'type'>;
/** What a feature gives, all at once where it is never much. */
type Part<T extends Type> = (deps: Deps, who: Who) => AsyncIterable<OfType<T>[]> | Promise<OfType<T>[]>;

/** The one place that every feature contributes to. A sort of item that the contract names and nobody gives does not compile. */
const parts: { [T in Type]: Part<T> } = {
  'card-entry': (deps, { id }) => entriesOf(deps, id),
  idea: (deps, { id }) => ideasOf(deps, id),
  date: (deps, who) => datesOf(deps, who),
  check: (deps, { id }) => everyCheck(deps, id),
  revision: (deps, { id }) => everyRevision(deps, id),
  conversation: (deps, { id }) => everyConversation(deps, id),
};

/** All of it, part by part, read as it is taken and outside any transaction: see `answers/history`. */
export async function* restOf(deps: Deps, who: Who): AsyncGenerator<DownloadItem[], void> {
  for (const type of Object.keys(parts) as Type[]) {
    const part = parts[type](deps, who);
    const batches = part instanceof Promise ? [await part] : part;
    // The table above ties each type to its items; here only that they belong together is left.
    for await (const batch of batches) yield batch.map((item) => ({ ...item, type }) as DownloadItem);
  }
}
