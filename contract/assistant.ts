import * as z from 'zod/mini';
import { assistantMessages } from './assistant-messages';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { messages } from './messages';
import { byId, Done, Id, Moment, typedText } from './text';
import { isStorable } from './text-rules';

/** How well her answers cover what he asked: they do, they come close, or nothing is stored. */
export const Evidence = z.enum(['strong', 'weak', 'none']);
export type Evidence = z.output<typeof Evidence>;

/** Her own words: an exact span of one of her answers, with the day she said it. `[n]` in a text points here. */
export const Citation = z.object({
  n: z.number(),
  answerId: z.uuid(),
  date: Moment,
  /** When he last said that it is still true, where he ever did. */
  confirmedOn: z.optional(Moment),
  /** What she had been asked; never shown as her words. */
  question: z.string(),
  quote: z.string(),
  start: z.number(),
  end: z.number(),
});
export type Citation = z.output<typeof Citation>;

/** Whether he may, told only where she spoke of that very thing. */
export const Verdict = z.object({
  may: z.boolean(),
  /** As he named it: 'lilies'. */
  thing: z.string(),
});
export type Verdict = z.output<typeof Verdict>;

/**
 * A piece of an answer. Of her speak: `lead`, the answer itself; `said`, what she said besides, or the closest she has
 * said; `caution`, what must be kept in mind. `suggestion` is an idea for him, `notice` a word about the answer, and
 * `example` a question that he could put here.
 */
export const Segment = z.object({
  kind: z.enum(['lead', 'said', 'caution', 'suggestion', 'notice', 'example']),
  text: z.string(),
  cites: z.array(z.number()),
  /** Only of a lead. */
  verdict: z.optional(Verdict),
  /** Only of a caution: nothing that he names touches it, so it is shown small. */
  isAside: z.optional(z.boolean()),
});
export type Segment = z.output<typeof Segment>;

/** What an answer is made of, so that it can be shown with her words beside it. */
export const ReplyParts = z.object({
  segments: z.array(Segment),
  citations: z.array(Citation),
  /** A question to put to her that would fill the gap; null where nothing is missing. */
  askHer: z.nullable(z.string()),
});
export type ReplyParts = z.output<typeof ReplyParts>;

/** As much of an answer as has been written and checked: whole sentences about her. The next one holds them all again. */
export const Begun = z.pick(ReplyParts, { segments: true, citations: true });
export type Begun = z.output<typeof Begun>;

/** How many questions he may still ask; null where nobody counts. */
export const Left = z.nullable(z.object({ thisHour: z.number(), today: z.number() }));
export type Left = z.output<typeof Left>;

export const Conversation = z.object({
  /** Grows with time: what was asked later has the greater one. */
  id: z.uuid(),
  query_text: z.string(),
  response_text: z.string(),
  timestamp: Moment,
  /** Absent where only the text was kept. */
  reply: z.optional(ReplyParts),
  /** Present and true where the stored text cannot be opened; then the texts say so. */
  unreadable: z.optional(z.boolean()),
});
export type Conversation = z.output<typeof Conversation>;

export const AssistantQuery = typedText({
  empty: assistantMessages.empty,
  most: limits.assistantQuery,
  tooLong: assistantMessages.tooLong,
});

const whole = (from: number, to: number, fallback: number) =>
  z._default(
    z.coerce
      .number()
      .check(
        z.int(assistantMessages.page),
        z.minimum(from, assistantMessages.page),
        z.maximum(to, assistantMessages.page),
      ),
    fallback,
  );

export const assistant = {
  about: endpoint({
    method: 'GET',
    path: '/api/grok/about',
    access: 'ask-assistant',
    summary: 'Who composes the answers: the built-in advisor on this server, or a model elsewhere.',
    reply: z.object({
      /** Null: the built-in advisor; her words never leave this server. Else the host that is asked. */
      provider: z.nullable(z.string()),
      /** How many seconds a model may take for an answer; absent where none is asked. */
      patience: z.optional(z.number()),
      left: Left,
    }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/grok/query',
    access: 'ask-assistant',
    summary:
      "Ask for ideas or facts, answered from the caller's own stored answers. A retry with the same `Idempotency-Key` gets the same reply and is not counted.",
    body: z.object({
      question: AssistantQuery,
      /** The conversation that it follows: "and for under $50?" is read with the question before it. One that is gone is left out. */
      after: z.optional(Id),
    }),
    events: Begun,
    reply: z.object({
      /** The answer as text. The name is the specification's; it travels readable, as everything under TLS. */
      encryptedResponse: z.string(),
      conversationId: z.uuid(),
      provider: z.string(),
      evidence: Evidence,
      ...ReplyParts.shape,
      /** After this one. */
      left: Left,
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/grok/history',
    access: 'ask-assistant',
    summary: 'Earlier conversations of the caller, newest first.',
    query: z.object({
      limit: whole(1, 100, limits.pageSize.assistantHistory),
      offset: whole(0, 1_000_000, 0),
      search: z.optional(
        z
          .string()
          .check(z.trim(), z.maxLength(limits.assistantQuery), z.refine(isStorable, messages.common.unreadableText)),
      ),
    }),
    reply: z.object({ conversations: z.array(Conversation), hasMore: z.boolean(), total: z.number() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/grok/history/:id',
    access: 'ask-assistant',
    summary: 'Delete a conversation of his own.',
    params: byId,
    reply: Done,
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/grok/history',
    access: 'ask-assistant',
    summary: 'Delete all his conversations. What he may still ask stays as it is.',
    reply: Done,
  }),
};
