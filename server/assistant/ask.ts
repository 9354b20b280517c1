import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { type Answered, compose } from './compose';
import { keepConversation } from './conversations';
import { readQuery } from './retrieval/query';
import { searchableNotes } from './searchable-notes';
import { inTurn } from './turns';

export interface Asked extends Answered {
  conversationId: string;
}

type Husband = Pick<Caller, 'id' | 'timeZone'>;

/** Answers his question from her stored answers, and from nothing else. Neither is kept readable anywhere. */
export function ask(deps: Deps, { id: userId, timeZone }: Husband, query: string): Promise<Asked> {
  return inTurn(deps, userId, async () => {
    deps.embedder.foresee(readQuery(query, []).turned);
    const notes = await searchableNotes(deps, userId);
    const answered = await compose(deps, { query, notes, timeZone });
    const conversationId = await keepConversation(deps, userId, { query, response: answered.text });
    return { ...answered, conversationId };
  });
}
