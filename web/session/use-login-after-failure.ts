import { timings } from '../../contract/limits';
import { useOnceSo } from '../ui/use-later';
import { leaveForLogin } from './leave-for-login';
import { useSession } from './session';

/** What the screen is made of could not be fetched: he reads so, and is led to the login. */
export function useLoginAfterFailure(isFailed: boolean): void {
  const { token } = useSession();
  useOnceSo(isFailed, () => leaveForLogin(token), timings.statusMessage);
}
