import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { admin, type TimeRange } from '../../../contract/admin';
import { health } from '../../../contract/health';
import { limits } from '../../../contract/limits';
import { fetchAnew } from '../../api/cache-changes';
import { callQuery } from '../../api/call-query';
import { call } from '../../api/client';

export const summaryQuery = callQuery(['admin', 'summary'], admin.summary, {});

export const healthQuery = callQuery(['admin', 'health'], health.check, {});

/** Numbers to glance at: that they did not come is logged, and nobody is disturbed. */
export function metricsQuery(timeRange: TimeRange) {
  return queryOptions({
    queryKey: ['admin', 'metrics', timeRange],
    queryFn: async ({ signal }) => {
      try {
        return await call(admin.metrics, { query: { timeRange } }, { signal });
      } catch (error) {
        if (!signal.aborted) console.error('The metrics could not be loaded.', error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });
}

export function auditLogQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'audit-log', page],
    queryFn: ({ signal }) => call(admin.auditLog, { query: { page, limit: limits.pageSize.auditLog } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whatever an administrator does changes a total, or at least the log of it; also what was refused is logged. */
export function useOverviewChanged() {
  const cache = useQueryClient();
  const stale = ['summary', 'metrics', 'audit-log'].map((part) => ['admin', part]);
  return () => fetchAnew(cache, stale);
}
