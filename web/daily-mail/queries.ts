import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { dailyMail, type Notifications, type WantedPreferences } from '../../contract/daily-mail';
import { undoUnsubscribeLink } from '../../contract/paths';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { callQuery } from '../api/call-query';
import { useSaveChoice } from '../api/changes';
import { call } from '../api/client';
import { navigate } from '../ui/navigation';
import { queryOf, type UnsubscribeLink } from './unsubscribe-link';

/** Following the link is the request; looking at the screen again is not another one. */
export function unsubscribeQuery(link: UnsubscribeLink) {
  return queryOptions({
    queryKey: ['unsubscribe', link],
    queryFn: () => call(dailyMail.unsubscribe, { query: link }),
    staleTime: 'static',
    retryOnMount: false,
  });
}

/** Takes an unsubscribing back. Loading the page anew must not unsubscribe him again, so its address becomes another. */
export function useUndo(link: UnsubscribeLink) {
  return useMutation({
    mutationFn: (t: string) => call(dailyMail.undoUnsubscribe, { body: { ...link, t } }),
    onSuccess: (_, t) => navigate(undoUnsubscribeLink(queryOf({ ...link, t })), { replace: true }),
  });
}

export const preferencesQuery = callQuery(['mail-preferences'], dailyMail.preferences, {});

export const notificationsQuery = callQuery(['notifications'], dailyMail.notifications, {});

export const useSaveNotifications = () =>
  useSaveChoice({
    query: notificationsQuery,
    save: (body: Notifications) => call(dailyMail.saveNotifications, { body }),
    stale: [preferencesQuery.queryKey],
  });

export function useSavePreferences() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: WantedPreferences) => call(dailyMail.savePreferences, { body }),
    onSuccess: (saved) => {
      putInCache(cache, preferencesQuery.queryKey, saved);
      void fetchAnew(cache, [notificationsQuery.queryKey]);
    },
  });
}
