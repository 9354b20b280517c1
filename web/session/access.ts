import type { AccessLevel } from '../../contract/access';
import { offer } from '../api/house';
import { useMe } from './me';
import { useSession } from './session';
import { useSubscription } from './subscription';

export interface Visitor extends AccessLevel {
  isSignedIn: boolean;
}

/** Who is in front of the screen; ask `can(access, ...)` with it. What is not known yet counts as no. */
export function useAccess(): Visitor {
  const { token } = useSession();
  const me = useMe().data;
  const subscription = useSubscription().data;
  // The user record comes first and nearly always tells; waiting for the second answer would make the page flicker.
  const isPremium =
    offer() === 'included' || (subscription?.isPremium ?? (me !== undefined && me.subscription_status !== 'none'));
  return { isSignedIn: token !== null, isAdmin: me?.is_admin ?? false, isPremium: token !== null && isPremium };
}
