import type { Deed } from '../../../contract/admin';
import { messages } from '../../../contract/messages';

const words = messages.admin.deeds;

/** To whom or what it was done; whoever is gone has no name any more. */
export function targetOf({ action, targetName }: Deed): string {
  return targetName ?? (action.endsWith('-question') ? words.goneQuestion : words.deletedUser);
}

/** How it ended and, where it was not done, why. */
export function outcomeOf({ outcome, reason }: Deed): string {
  return reason ? `${words.outcomes[outcome]}: ${reason}` : words.outcomes[outcome];
}
