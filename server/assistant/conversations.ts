import { v7 as newId } from 'uuid';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import {
  type ConversationRow,
  countConversations,
  deleteBeyond,
  deleteConversation,
  deleteConversations,
  findConversations,
  insertConversation,
  listConversations,
  pickConversations,
  type Texts,
} from './conversation-store';
import type { Composed } from './reply';
import { spendOne } from './turns';

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

/** Seals what was asked and answered, and counts it; its id. */
export async function keepConversation(deps: Deps, userId: string, query: string, reply: Composed): Promise<string> {
  const id = newId();
  const createdAt = deps.clock.now();
  await deps.transact(async (tx) => {
    await insertConversation(tx, deps.vault, { id, userId, createdAt, query, response: reply.text, reply });
    await deleteBeyond(tx, userId, KEPT);
    await spendOne(tx, userId, createdAt);
  });
  return id;
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
