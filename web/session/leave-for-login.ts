import { useCallback } from 'react';
import { timings } from '../../contract/limits';
import { type Path, paths } from '../../contract/paths';
import { ownerOf } from '../api/token-claims';
import { endSession, readToken } from '../api/token-storage';
import { navigate } from '../ui/navigation';
import { useLater } from '../ui/use-later';
import { wantedHere } from './wanted-page';

/**
 * Ends the session of this token, unless somebody has logged in again since, and goes to the login. With a session the
 * login would only send him on. It is no leave-taking: what he has typed is there again afterwards.
 */
export function leaveForLogin(token: string | null, address: Path = paths.login): void {
  const state = wantedHere(ownerOf(token ?? ''));
  if (readToken() === token) endSession();
  navigate(address, { state });
}

/**
 * What he sent was refused because the session has ended: he reads so where he sent it, then logs in, and finds his words
 * again.
 */
export function useLeaveForLogin(address?: Path): () => void {
  const later = useLater();
  return useCallback(() => {
    const refused = readToken();
    later(() => leaveForLogin(refused, address), timings.redirectAfterExpiredSubmit);
  }, [later, address]);
}
