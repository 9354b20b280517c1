import { can } from '../../contract/access';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';

/** The model, and what it was taught of questions, is loaded while he looks around, a second or two: his first question does not wait for it. */
export function wakeFor(caller: Caller, { embedder }: Pick<Deps, 'embedder'>): void {
  if (!can(caller, 'ask-assistant') || !['asleep', 'ready'].includes(embedder.state())) return;
  void embedder
    .embed([''])
    .then(() => embedder.embedAsked(['']))
    .then(() => embedder.judge('serves', [['', '']]));
}
