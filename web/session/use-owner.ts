import { ownerOf } from '../api/token-claims';
import { useSession } from './session';

/** Whose words these are. */
export function useOwner(): string {
  return ownerOf(useSession().token ?? '');
}
