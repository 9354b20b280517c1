import { card } from '../../contract/card';
import { cardMessages } from '../../contract/card-messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';

/** Her card comes with the first call: what it knows of words takes a good part of a start, in which nobody asks for it. */
export function cardRoutes(api: Api, deps: Deps): void {
  api.on(card.show, async ({ caller }) => {
    const { cardOf } = await import('./card');
    return cardOf(deps, caller.id);
  });
  api.on(card.write, async ({ caller, params, body }) => {
    const { writeOnCard } = await import('./entries');
    return writeOnCard(deps, caller.id, params.field, body);
  });
  api.on(card.remove, async ({ caller, params }) => {
    const { takeOffCard } = await import('./entries');
    await takeOffCard(deps, caller.id, params.field, params.id);
    return { message: cardMessages.removed };
  });
  api.on(card.candidates, async ({ caller, params }) => {
    const { candidatesFor } = await import('./candidates');
    return { quotes: await candidatesFor(deps, caller, params.field) };
  });
}
