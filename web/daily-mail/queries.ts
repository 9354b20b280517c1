import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { dailyMail, type WantedPreferences } from '../../contract/daily-mail';
import { putInCache } from '../api/cache-changes';
import { call } from '../api/client';
import type { UnsubscribeLink } from './unsubscribe-link';

/** Following the link is the request; looking at the screen again is not another one. */
export function unsubscribeQuery(link: UnsubscribeLink) {
  return queryOptions({
    queryKey: ['unsubscribe', link],
    queryFn: () => call(dailyMail.unsubscribe, { query: link }),
    staleTime: 'static',
    retryOnMount: false,
  });
}

export const preferencesQuery = queryOptions({
  queryKey: ['mail-preferences'],
  queryFn: ({ signal }) => call(dailyMail.preferences, {}, { signal }),
});

export function useSavePreferences() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: WantedPreferences) => call(dailyMail.savePreferences, { body }),
    onSuccess: (saved) => putInCache(cache, preferencesQuery.queryKey, saved),
  });
}
