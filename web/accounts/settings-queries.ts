import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '../../contract/accounts';
import type { Given } from '../../contract/endpoint';
import { paths } from '../../contract/paths';
import { fetchAnew } from '../api/cache-changes';
import { call } from '../api/client';
import { keepDevice } from '../api/known-devices';
import { ownerOf } from '../api/token-claims';
import { forgetSession, ownerHere, readToken } from '../api/token-storage';
import { meQuery } from '../session/me';
import { startSession } from '../session/session';
import { navigate } from '../ui/navigation';

/** Takes effect at once; the new address must be verified. */
export function useChangeEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (newEmail: string) => call(accounts.changeEmail, { body: { newEmail } }),
    onSuccess: () => fetchAnew(cache, [meQuery.queryKey]),
  });
}

/** Every session ends with the old password; this browser goes on with the token of the answer. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: Given<typeof accounts.changePassword, 'body'>) => call(accounts.changePassword, { body }),
    onSuccess: ({ token, device }) => {
      keepDevice(device);
      // He may have logged out meanwhile, or somebody else in.
      if (ownerHere() === ownerOf(token)) startSession(token);
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => call(accounts.deleteAccount, {}),
    onMutate: ownerHere,
    onSuccess: (_, __, owner) => {
      // Whoever has logged in meanwhile stays.
      if (readToken() !== null && ownerHere() !== owner) return;
      forgetSession();
      navigate(paths.login);
    },
  });
}
