import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Card, type CardLine, card } from '../../contract/card';
import type { CardField } from '../../contract/card-fields';
import type { Given } from '../../contract/endpoint';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { callQuery, callQueryOnce } from '../api/call-query';
import { call } from '../api/client';

/** Asked anew at each look: any answer may have changed it. */
export const cardQuery = callQuery(['card'], card.show, {});

export const candidatesQuery = (field: CardField) =>
  callQueryOnce(['card', 'candidates', field], card.candidates, { params: { field } });

export type Writing = Given<typeof card.write, 'body'>;

export function useWriteOnCard(field: CardField) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Writing) => call(card.write, { params: { field }, body }),
    onSuccess: (line: CardLine) =>
      putInCache<Card>(
        cache,
        cardQuery.queryKey,
        (known) => known && { ...known, lines: known.lines.map((one) => (one.field === line.field ? line : one)) },
      ),
    // No answer in time does not mean that nothing was done, and what was refused may have changed elsewhere.
    onError: () => void fetchAnew(cache, [cardQuery.queryKey]),
  });
}

export function useTakeOffCard(field: CardField) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(card.remove, { params: { field, id } }),
    onSettled: () => fetchAnew(cache, [cardQuery.queryKey]),
  });
}
