import { can } from '../../contract/access';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';

/** The model is read while he looks around, a second or two, so that his first question does not wait for it. */
export function wakeFor(caller: Caller, { embedder }: Pick<Deps, 'embedder'>): void {
  if (can(caller, 'ask-assistant') && embedder.state() === 'asleep') void embedder.embed(['']);
}
