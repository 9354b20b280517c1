import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../contract/admin';
import { limits } from '../../../contract/limits';
import { fetchAnew } from '../../api/cache-changes';
import { useChange } from '../../api/changes';
import { call } from '../../api/client';
import { useOverviewChanged } from '../overview/queries';
import type { UserListAsked } from './user-list';

/** One page of the table; the one before stays in sight until it has come. */
export function usersQuery(asked: UserListAsked) {
  return queryOptions({
    queryKey: ['admin', 'users', asked],
    queryFn: ({ signal }) => call(admin.users, { query: { ...asked, limit: limits.pageSize.adminUsers } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function userDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => call(admin.user, { params: { id } }, { signal }),
    // It was asked for before the modal opened: where that failed, the row stands in and he may try again.
    retryOnMount: false,
    refetchOnWindowFocus: false,
  });
}

/** Every page of the table may be another now. */
function useTableChanged() {
  const cache = useQueryClient();
  const overviewChanged = useOverviewChanged();
  return () => Promise.all([fetchAnew(cache, [['admin', 'users']]), overviewChanged()]);
}

export function useSendReset() {
  const overviewChanged = useOverviewChanged();
  return useMutation({
    mutationFn: (id: string) => call(admin.sendReset, { params: { id } }),
    onSettled: () => void overviewChanged(),
  });
}

export function useCancelSubscription() {
  const cache = useQueryClient();
  const tableChanged = useTableChanged();
  return useMutation({
    mutationFn: (id: string) => call(admin.cancelSubscription, { params: { id } }),
    onSettled: (_reply, _error, id) => {
      void tableChanged();
      return fetchAnew(cache, [userDetailsQuery(id).queryKey]);
    },
  });
}

/** His details are not asked for again: there is nobody any more. */
export function useDeleteUser() {
  const tableChanged = useTableChanged();
  return useChange({
    make: (id: string) => call(admin.removeUser, { params: { id } }),
    changed: tableChanged,
  });
}
