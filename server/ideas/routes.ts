import { ideaMessages } from '../../contract/idea-messages';
import { ideas } from '../../contract/ideas';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { idempotencyKeyOf } from '../platform/http/idempotency-key';

/** They come with the first call: what the check for dangers knows of words takes a good part of a start. */
export function ideaRoutes(api: Api, deps: Deps): void {
  api.on(ideas.list, async ({ caller }) => {
    const { ideasOf } = await import('./ideas');
    return { ideas: await ideasOf(deps, caller.id) };
  });
  api.on(ideas.add, async ({ caller, body, header }) => {
    const { addIdea } = await import('./ideas');
    return addIdea(deps, caller, { ...body, idempotencyKey: idempotencyKeyOf(header('idempotency-key')) });
  });
  api.on(ideas.change, async ({ caller, params, body }) => {
    const { changeIdea } = await import('./ideas');
    return changeIdea(deps, caller, params.id, body);
  });
  api.on(ideas.move, async ({ caller, params, body }) => {
    const { moveIdea } = await import('./move-idea');
    return moveIdea(deps, caller, params.id, body);
  });
  api.on(ideas.next, async ({ caller }) => {
    const { glance } = await import('./glance');
    return glance(deps, caller);
  });
  api.on(ideas.sayHowTaken, async ({ caller, params, body }) => {
    const { sayHowTaken } = await import('./glance');
    return sayHowTaken(deps, caller, params.id, body);
  });
  api.on(ideas.remove, async ({ caller, params }) => {
    const { removeIdea } = await import('./ideas');
    await removeIdea(deps, caller.id, params.id);
    return { message: ideaMessages.deleted };
  });
  api.on(ideas.wishes, async ({ caller }) => {
    const { wishesOf } = await import('./wishes');
    return { quotes: await wishesOf(deps, caller) };
  });
  api.on(ideas.near, async ({ caller, body }) => {
    const { nearIdeas } = await import('./near/near-ideas');
    return { ideas: await nearIdeas(deps, caller.id, body.text) };
  });
}
