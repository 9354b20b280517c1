import { assistant, type Begun } from '../../contract/assistant';
import { assistantMessages } from '../../contract/assistant-messages';
import type { ReplyInput } from '../../contract/endpoint';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { idempotencyKeyOf } from '../platform/http/idempotency-key';
import { happened } from '../platform/metrics/happenings';
import { createOnce } from '../platform/once';
import type { Asked } from './ask';
import { clearConversations, conversationsOf, presentConversation, removeConversation } from './conversations';
import type { ReadDays } from './days/saved-days';
import type { ReadLedger } from './ledger/ledger';
import type { Composed } from './reply';
import { leftFor } from './turns';
import { wakeFor } from './wake';

/** What he keeps himself, of which the assistant knows nothing by itself. */
interface His {
  readLedger: ReadLedger;
  readDays: ReadDays;
}

export function assistantRoutes(api: Api, deps: Deps, his: His): void {
  const once = createOnce<Asked>();
  api.on(assistant.about, async ({ caller }) => {
    // He may have logged in before the last start.
    wakeFor(caller, deps);
    return {
      provider: deps.model?.host ?? null,
      ...(deps.config.ai && { patience: deps.config.ai.patience.inAll / 1_000 }),
      left: await leftFor(deps, caller.id),
    };
  });
  api.on(assistant.ask, async ({ caller, body, header, tell }) => {
    const idempotencyKey = idempotencyKeyOf(header('idempotency-key'));
    const show = tell && ((begun: Composed) => tell(presentBegun(begun)));
    const question = { query: body.question, after: body.after ?? null, show, idempotencyKey, ...his };
    const name = idempotencyKey && JSON.stringify([caller.id, idempotencyKey, body.question]);
    // With the first question: what it knows of words takes a good part of a start, in which nobody asks.
    const { ask } = await import('./ask');
    const begun = performance.now();
    const asked = await once(name, () => ask(deps, caller, question));
    const provider = asked.provider === deps.model?.host ? 'model' : 'built-in';
    happened('answered', { provider, seconds: (performance.now() - begun) / 1_000 });
    return presentAsked(asked);
  });
  api.on(assistant.history, async ({ caller, query }) => {
    const { conversations, hasMore, total } = await conversationsOf(deps, caller.id, query);
    return { conversations: conversations.map(presentConversation), hasMore, total };
  });
  api.on(assistant.remove, async ({ caller, params }) => {
    await removeConversation(deps, caller.id, params.id);
    return { message: assistantMessages.deleted };
  });
  api.on(assistant.clear, async ({ caller }) => {
    await clearConversations(deps, caller.id);
    return { message: assistantMessages.history.cleared };
  });
}

function presentBegun({ segments, citations }: Composed): Begun {
  return { segments, citations };
}

function presentAsked(asked: Asked): ReplyInput<typeof assistant.ask> {
  return {
    encryptedResponse: asked.text,
    conversationId: asked.conversationId,
    provider: asked.provider,
    evidence: asked.evidence,
    segments: asked.segments,
    citations: asked.citations,
    askHer: asked.askHer,
    left: asked.left,
  };
}
