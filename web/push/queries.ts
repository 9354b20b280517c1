import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PushState, push } from '../../contract/push';
import { putInCache } from '../api/cache-changes';
import { callQuery } from '../api/call-query';
import { call } from '../api/client';
import { useOwner } from '../session/use-owner';
import { leaveHere, takeHere } from './kept-push';

export const pushQuery = callQuery(['push'], push.state, {});

/** Before he taps: a browser asks for permission only while the tap is fresh. */
export const keyQuery = callQuery(['push-key'], push.key, {});

function usePushChange<Given>(change: (given: Given) => Promise<PushState>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (state) => putInCache(cache, pushQuery.queryKey, state) });
}

export function useTakeHere() {
  const owner = useOwner();
  return usePushChange((key: string) => takeHere(owner, key));
}

export const useLeaveHere = () => usePushChange<void>(leaveHere);

export const useTestPush = () => useMutation({ mutationFn: () => call(push.test, {}) });
