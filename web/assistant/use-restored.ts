import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReplyParts } from '../../contract/assistant';
import { type Entry, shownId } from './browser-history';
import type { Outcome } from './outcomes';
import { recentQuery } from './recent';

const nameOf = (query: string, response: string) => JSON.stringify([query, response]);

/**
 * The quotes of an earlier visit. The browser keeps no more than the text; the server, which seals them, gives them
 * back. Asked only where one is missing; where none comes, the text is shown by itself.
 */
export function useRestored(entries: readonly Entry[], outcomes: ReadonlyMap<string, Outcome>) {
  const isMissing = ({ response, timestamp }: Entry) => response !== '' && !outcomes.has(timestamp);
  const { data } = useQuery({ ...recentQuery, enabled: entries.some(isMissing) });
  const replies = useMemo(() => {
    const conversations = data?.conversations ?? [];
    return new Map(
      conversations.flatMap(({ id, query_text, response_text, reply }) => [
        [id, reply],
        [nameOf(query_text, response_text), reply],
      ]),
    );
  }, [data]);
  return (entry: Entry): ReplyParts | null =>
    replies.get(shownId(entry) ?? nameOf(entry.query, entry.response)) ?? null;
}
