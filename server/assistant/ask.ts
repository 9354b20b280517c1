import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { type Answered, compose } from './compose';
import { keepConversation } from './conversations';
import type { Show } from './reply';
import { readQuery } from './retrieval/query';
import { searchableNotes } from './searchable-notes';
import { inTurn, type Left } from './turns';

export interface Asked extends Answered {
  conversationId: string;
  /** Null where nobody counts. */
  left: Left | null;
}

type Husband = Pick<Caller, 'id' | 'timeZone'>;

interface Question {
  query: string;
  show: Show | null;
}

/** Answers his question from her stored answers, and from nothing else. Neither is kept readable anywhere. */
export function ask(deps: Deps, { id: userId, timeZone }: Husband, { query, show }: Question): Promise<Asked> {
  return inTurn(deps, userId, async (left) => {
    deps.embedder.foresee(readQuery(query, []).turned);
    const notes = await searchableNotes(deps, userId);
    const answered = await compose(deps, { query, notes, timeZone, show });
    const conversationId = await keepConversation(deps, userId, query, answered);
    return { ...answered, conversationId, left };
  });
}
