import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { aWhileAgoQuery } from './queries';

/** The ids of the answers that she gave a while ago. Only the server knows how long each of them holds. */
export function useAWhileAgo(isWanted: boolean) {
  const { data, isPending, isLoadingError, refetch } = useQuery({ ...aWhileAgoQuery, enabled: isWanted });
  const ids = useMemo(() => new Set(data?.answers), [data]);
  return { ids, isPending: isWanted && isPending, isLost: isWanted && isLoadingError, refetch };
}
