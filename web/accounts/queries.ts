import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '../../contract/accounts';
import type { Given, Reply } from '../../contract/endpoint';
import { isDecided } from '../api/api-error';
import { call } from '../api/client';
import { keepDevice, readDevices } from '../api/known-devices';
import { ownerOf } from '../api/token-claims';
import { homeOf, isPublicPath, nextPath } from '../routes';
import { meQuery } from '../session/me';
import { startSession } from '../session/session';
import { stillWanted } from '../session/wanted-page';
import { navigate } from '../ui/navigation';

type Credentials = Pick<Given<typeof accounts.login, 'body'>, 'email' | 'password'>;

/** On success the session has begun and the browser is on its way to where the person wanted to go. */
export function useLogin() {
  return useMutation({
    mutationFn: (credentials: Credentials) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const devices = readDevices();
      return call(accounts.login, { body: { ...credentials, timeZone, ...(devices.length > 0 && { devices }) } });
    },
    onSuccess: ({ token, is_admin, device }) => {
      const wanted = stillWanted(ownerOf(token));
      keepDevice(device);
      startSession(token);
      // On the way elsewhere he stays on it.
      if (isPublicPath(location.pathname)) return;
      const next = nextPath(location.search);
      navigate(next ?? homeOf(is_admin), { replace: true, state: next ? null : wanted });
    },
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call(accounts.resendVerification, { body: { email } }),
  });
}

export function useSignup() {
  return useMutation({
    mutationFn: (body: Given<typeof accounts.signup, 'body'>) => call(accounts.signup, { body }),
  });
}

export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => call(accounts.requestReset, { body: { email } }),
  });
}

/** Whether the link is still good. Asked whenever its form is opened; where no answer comes, saving will tell. */
export function resetLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => call(accounts.checkReset, { query: { token } }, { signal }),
    gcTime: 0,
    retry: false,
  });
}

export function useCompleteReset(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (newPassword: string) => call(accounts.completeReset, { params: { token }, body: { newPassword } }),
    onSuccess: ({ device }) => {
      keepDevice(device);
      lookAgainWhoIsHere(cache);
    },
  });
}

/**
 * What a mailed link does may end the session of this browser. Asking at once, on a public screen, lets it go quietly;
 * otherwise the next private screen would greet the person with 'Your session has expired'.
 */
function lookAgainWhoIsHere(cache: QueryClient): void {
  // An answer that is still on its way may be from before; resetting drops it.
  void cache.resetQueries({ queryKey: meQuery.queryKey });
}

/** A mailed link works once, so it is opened once a visit, however often its screen is drawn or the session changes. */
const openedLinks = new Map<string, Promise<Reply<typeof accounts.verifyEmail>>>();

function openLink(token: string): Promise<Reply<typeof accounts.verifyEmail>> {
  const opened = openedLinks.get(token) ?? call(accounts.verifyEmail, { query: { token } });
  openedLinks.set(token, opened);
  opened.catch((error) => {
    if (!isDecided(error)) openedLinks.delete(token);
  });
  return opened;
}

export function openedLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['mailed-link', token],
    queryFn: async ({ client }) => {
      const reply = await openLink(token);
      lookAgainWhoIsHere(client);
      return reply;
    },
    staleTime: 'static',
    retryOnMount: false,
    retry: false,
  });
}
