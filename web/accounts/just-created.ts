import type { Path } from '../../contract/paths';
import { usePlaceState } from '../ui/leaving';
import { navigate } from '../ui/navigation';

interface Created {
  createdFor: string;
}

/** Goes on from signing up. Whose account it is stands beside the address, not in it: nobody needs to pass that on. */
export function goOnCreated(path: Path, email: string): void {
  navigate(path, { state: { createdFor: email } satisfies Created });
}

/** The address that has just signed up, on the screen it came to. */
export function useCreatedAddress(): string | null {
  return usePlaceState<Created>().createdFor ?? null;
}
