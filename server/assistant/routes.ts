import { assistant, type Conversation } from '../../contract/assistant';
import type { ReplyInput } from '../../contract/endpoint';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { type Asked, ask } from './ask';
import { type ConversationRow, conversationsOf } from './conversations';

export function assistantRoutes(api: Api, deps: Deps): void {
  api.on(assistant.about, async () => ({ provider: deps.model?.host ?? null }));
  api.on(assistant.ask, async ({ caller, body }) => presentAsked(await ask(deps, caller, body.question)));
  api.on(assistant.history, async ({ caller, query }) => {
    const { conversations, hasMore, total } = await conversationsOf(deps, caller.id, query);
    return { conversations: conversations.map(presentConversation), hasMore, total };
  });
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
  };
}

function presentConversation({ id, texts, createdAt }: ConversationRow): Conversation {
  return {
    id,
    query_text: texts?.query ?? messages.answer.unreadable,
    response_text: texts?.response ?? messages.answer.unreadable,
    timestamp: createdAt.toISOString(),
    ...(texts === null && { unreadable: true }),
  };
}
