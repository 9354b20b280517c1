import { v7 as newId } from 'uuid';
import type { Conversation } from '../../contract/assistant';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import type { Answered } from './compose';
import {
  type ConversationRow,
  countConversations,
  deleteConversation,
  deleteConversations,
  findByKey,
  findConversations,
  insertConversation,
  listConversations,
  pickConversations,
  type Texts,
} from './conversation-store';
import { spendingOne } from './turns';

export type { ConversationRow } from './conversation-store';

/** What is kept of somebody's conversations; older ones are let go. A search opens them all, so there must be an end to them. */
export const KEPT = 1_000;

export interface HistoryPage {
  conversations: ConversationRow[];
  total: number;
  hasMore: boolean;
}

interface Wanted {
  limit: number;
  offset: number;
  search?: string | undefined;
}

interface NewConversation {
  query: string;
  reply: Answered;
  /** What the browser calls the question. */
  idempotencyKey: string | null;
}

/** Seals what was asked and answered, and counts it; its id. */
export async function keepConversation(deps: Deps, userId: string, made: NewConversation): Promise<string> {
  const id = newId();
  const createdAt = deps.clock.now();
  const row = { ...made, id, userId, createdAt, response: made.reply.text };
  await insertConversation(deps.db, deps.vault, row, { newest: KEPT, counting: spendingOne(userId, createdAt) });
  return id;
}

interface Submission {
  query: string;
  idempotencyKey: string;
}

export interface EarlierReply extends Answered {
  conversationId: string;
}

/** What this submission was answered before; null where it was not. With another question the key is refused: neither is lost in silence. */
export async function earlierReply(
  { db, vault }: Deps,
  userId: string,
  { query, idempotencyKey }: Submission,
): Promise<EarlierReply | null> {
  const earlier = await findByKey(db, vault, userId, idempotencyKey);
  if (!earlier) return null;
  if (earlier.texts?.query !== query || !earlier.whole) throw new Refusal('idempotency_key_reused');
  return { ...earlier.whole, text: earlier.texts.response, conversationId: earlier.id };
}

/** What he asked in a conversation of his; null where it is gone or cannot be opened. */
export async function questionBefore({ db, vault }: Deps, userId: string, id: string): Promise<string | null> {
  const [before] = await pickConversations(db, vault, userId, [id]);
  return before?.texts?.query ?? null;
}

export async function conversationsOf({ db, vault }: Deps, userId: string, wanted: Wanted): Promise<HistoryPage> {
  const { limit, offset, search } = wanted;
  if (!search) {
    const total = await countConversations(db, userId);
    return pageOf(await listConversations(db, vault, userId, { limit, offset }), total, offset);
  }
  const found = await findConversations(db, vault, userId, mentions(search));
  const page = found.slice(offset, offset + limit);
  return pageOf(await pickConversations(db, vault, userId, page), found.length, offset);
}

export function presentConversation({ id, texts, reply, createdAt }: ConversationRow): Conversation {
  return {
    id,
    query_text: texts?.query ?? messages.answer.unreadable,
    response_text: texts?.response ?? messages.answer.unreadable,
    timestamp: createdAt.toISOString(),
    ...(texts && reply && { reply }),
    ...(texts === null && { unreadable: true }),
  };
}

const PAGE = 100;

/** All of them, newest first, for what he downloads. */
export async function* everyConversation(deps: Deps, userId: string): AsyncGenerator<Conversation[], void> {
  for (let offset = 0; ; offset += PAGE) {
    const { conversations, hasMore } = await conversationsOf(deps, userId, { limit: PAGE, offset });
    yield conversations.map(presentConversation);
    if (!hasMore) return;
  }
}

function pageOf(conversations: ConversationRow[], total: number, offset: number): HistoryPage {
  return { conversations, total, hasMore: offset + conversations.length < total };
}

function mentions(words: string): (texts: Texts) => boolean {
  const sought = words.toLowerCase();
  return ({ query, response }) => [query, response].some((text) => text.toLowerCase().includes(sought));
}

export async function removeConversation({ db }: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteConversation(db, userId, id))) throw new Refusal('not_found');
}

export async function clearConversations({ db }: Deps, userId: string): Promise<void> {
  await deleteConversations(db, userId);
}
