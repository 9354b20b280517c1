import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const FRESH = 30_000;

/** Hiccups of the network and of a restarting server are tried once more; a refusal is a refusal. */
function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'network' || [502, 503, 504].includes(error.status));
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 500,
        // 'online' would show 'Loading...' for ever without a network, where a failure should be told.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
