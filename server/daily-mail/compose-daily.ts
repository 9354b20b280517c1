import { mayBeMailed } from '../../contract/packs';
import { subscriptionState } from '../billing/subscription-state';
import type { Deps } from '../deps';
import { localDay } from '../platform/local-day';
import type { LateKind } from '../platform/mail/late-letters';
import type { Letter } from '../platform/mail/letter';
import { todaysQuestion } from '../questions/daily';
import { dailyLetter } from './daily-letter';
import { readReaders } from './store';

export interface DailyRef {
  userId: string;
  /** His calendar day. */
  day: string;
}

/** The question of the day, to the address and as it is when it leaves. */
export function dailyLetters(deps: Deps): LateKind<DailyRef> {
  return { compose: (ref) => composeDaily(deps, ref) };
}

async function composeDaily(deps: Deps, { userId, day }: DailyRef): Promise<Letter | null> {
  const now = deps.clock.now();
  const [reader] = await readReaders(deps.db, [userId]);
  if (!reader?.wantsDaily || !reader.verifiedAt) return null;
  const { id, timeZone, email } = reader;
  if (localDay(now, timeZone) !== day) return null;
  const { isPremium } = subscriptionState(reader.subscription, now);
  const question = await todaysQuestion(deps, { id, timeZone, isPremium });
  // Answered before the mail left: he needs no reminder.
  if (question.answered) return null;
  return dailyLetter(deps, email, mayBeMailed(question.pack) ? question : null);
}
