import { v7 as newId } from 'uuid';
import type { Deps } from '../deps';
import {
  type ConversationRow,
  countConversations,
  deleteBeyond,
  insertConversation,
  listConversations,
} from './conversation-store';

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

/** Seals what was asked and answered; its id. */
export async function keepConversation(
  deps: Deps,
  userId: string,
  said: { query: string; response: string },
): Promise<string> {
  const id = newId();
  const createdAt = deps.clock.now();
  await deps.transact(async (tx) => {
    await insertConversation(tx, deps.vault, { id, userId, createdAt, ...said });
    await deleteBeyond(tx, userId, KEPT);
  });
  return id;
}

export async function conversationsOf(deps: Deps, userId: string, wanted: Wanted): Promise<HistoryPage> {
  const { db, vault } = deps;
  const { limit, offset } = wanted;
  if (!wanted.search) {
    const total = await countConversations(db, userId);
    return pageOf(await listConversations(db, vault, userId, { limit, offset }), total, offset);
  }
  const all = await listConversations(db, vault, userId, { limit: KEPT, offset: 0 });
  const matching = all.filter(mentions(wanted.search));
  return pageOf(matching.slice(offset, offset + limit), matching.length, offset);
}

function pageOf(conversations: ConversationRow[], total: number, offset: number): HistoryPage {
  return { conversations, total, hasMore: offset + conversations.length < total };
}

/** Sealed texts cannot be searched where they lie: they are opened, looked at and forgotten. */
function mentions(words: string): (row: ConversationRow) => boolean {
  const sought = words.toLowerCase();
  return ({ texts }) =>
    texts !== null && [texts.query, texts.response].some((text) => text.toLowerCase().includes(sought));
}
