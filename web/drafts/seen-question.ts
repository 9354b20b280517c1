import type { AskedQuestion } from '../../contract/questions';
import { DRAFTS } from '../api/sealed-box';
import { MISSED_BY_NOBODY, sealedStorage } from '../api/sealed-storage';
import { parsed } from '../api/stored-value';

/** The question of a day as he last saw it, for when there is no connection on that day. Goes with a logout. */
const keyOf = (owner: string) => DRAFTS + owner + MISSED_BY_NOBODY;

export function keepSeen(owner: string, day: string, question: AskedQuestion): void {
  const value = JSON.stringify({ day, question });
  if (sealedStorage.read(keyOf(owner)) !== value) sealedStorage.write(keyOf(owner), value);
}

/** Null where he has not seen that day's. */
export function seenOn(owner: string, day: string): AskedQuestion | null {
  const seen: { day?: unknown; question?: AskedQuestion } = Object(parsed(sealedStorage.read(keyOf(owner))));
  return seen.day === day && typeof seen.question?.text === 'string' ? seen.question : null;
}
