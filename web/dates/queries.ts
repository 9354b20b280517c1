import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CalendarFeed, calendarFeed } from '../../contract/calendar-feed';
import { dates, type GivenDate, type MentionedDate } from '../../contract/dates';
import { ideas } from '../../contract/ideas';
import { fetchAnew, putInCache } from '../api/cache-changes';
import { callQuery, callQueryOnce } from '../api/call-query';
import { type Edit, useChange } from '../api/changes';
import { call } from '../api/client';
import { useOnce } from '../api/submission-keys';

export const datesQuery = callQuery(['dates'], dates.list, {});

/** Asked for again on coming back to the window: a day may have begun. */
export const nextDatesQuery = callQueryOnce(['dates', 'next'], dates.next, {});

export const mentionedQuery = callQueryOnce(['dates', 'mentioned'], dates.mentioned, {});

/** Whatever changed, the list, what comes next and what is still offered may all be other ones. */
function useDatesChanged() {
  const cache = useQueryClient();
  return () => fetchAnew(cache, [datesQuery.queryKey]);
}

export function useAddDate() {
  const once = useOnce('date');
  return useChange({
    make: (body: GivenDate) =>
      once(JSON.stringify(body), (idempotencyKey) => call(dates.add, { body }, { idempotencyKey })),
    changed: useDatesChanged(),
  });
}

export function useDismissMentioned() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ label, rule }: Pick<MentionedDate, 'label' | 'rule'>) =>
      call(dates.dismissMentioned, { body: { label, rule } }),
    onSettled: () => void fetchAnew(cache, [mentionedQuery.queryKey]),
  });
}

export function useEditDate() {
  return useChange({
    make: ({ id, ...body }: Edit<typeof dates.edit>) => call(dates.edit, { params: { id }, body }),
    changed: useDatesChanged(),
  });
}

export function useRemoveDate() {
  return useChange({
    make: (id: string) => call(dates.remove, { params: { id } }),
    changed: useDatesChanged(),
  });
}

export function useSayHowItWent() {
  const changed = useDatesChanged();
  return useMutation({
    mutationFn: ({ text, ...params }: { id: string; occurrence: string; text: string | null }) =>
      call(dates.sayHowItWent, { params, body: { text } }),
    onSuccess: () => void changed(),
  });
}

/** He gave what he had planned. His ideas are asked for anew, wherever they are shown. */
export function useGaveIt() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ideas.move, { params: { id }, body: { from: 'planned', to: 'given' } }),
    onSettled: () => fetchAnew(cache, [['ideas']]),
  });
}

export const feedQuery = callQuery(['calendar-feed'], calendarFeed.status, {});

function usePutFeed() {
  const cache = useQueryClient();
  return (feed: CalendarFeed | null) => putInCache(cache, feedQuery.queryKey, { feed });
}

export function useMakeFeed() {
  const put = usePutFeed();
  return useMutation({
    mutationFn: (discreet: boolean) => call(calendarFeed.make, { body: { discreet } }),
    onSuccess: ({ feed }) => put(feed),
  });
}

export function useChangeFeed() {
  const put = usePutFeed();
  return useMutation({
    mutationFn: (discreet: boolean) => call(calendarFeed.change, { body: { discreet } }),
    onSuccess: ({ feed }) => put(feed),
  });
}

export function useRevokeFeed() {
  const put = usePutFeed();
  return useMutation({ mutationFn: () => call(calendarFeed.remove, {}), onSuccess: () => put(null) });
}
