import { mayBeMailed } from '../../contract/packs';
import { premiumState } from '../billing/premium-state';
import type { Deps } from '../deps';
import { localDay } from '../platform/local-day';
import type { LateKind } from '../platform/mail/late-letters';
import type { Letter } from '../platform/mail/letter';
import { chooseTogether, todaysQuestion } from '../questions/daily';
import { dailyLetter } from './daily-letter';
import { readReaders } from './store';

export interface DailyRef {
  userId: string;
  /** His calendar day. */
  day: string;
}

/** The question of the day, to the address and as it is when it leaves. */
export function dailyLetters(deps: Deps): LateKind<DailyRef> {
  return { compose: (ref) => composeDaily(deps, ref), prepare: (refs) => prepareDaily(deps, refs) };
}

/** Their questions are chosen together; what a letter says is looked up when it is composed. */
async function prepareDaily(deps: Deps, refs: DailyRef[]): Promise<void> {
  const now = deps.clock.now();
  const days = new Map(refs.map(({ userId, day }) => [userId, day]));
  const readers = await readReaders(deps.db, [...days.keys()]);
  const people = readers
    .filter(({ id, wantsDaily, timeZone }) => wantsDaily && localDay(now, timeZone) === days.get(id))
    .map(({ id, timeZone, subscription }) => ({ id, timeZone, ...premiumState(deps, subscription, now) }));
  await chooseTogether(deps, people);
}

async function composeDaily(deps: Deps, { userId, day }: DailyRef): Promise<Letter | null> {
  const now = deps.clock.now();
  const [reader] = await readReaders(deps.db, [userId]);
  if (!reader?.wantsDaily || !reader.verifiedAt) return null;
  const { id, timeZone, email } = reader;
  if (localDay(now, timeZone) !== day) return null;
  const { isPremium } = premiumState(deps, reader.subscription, now);
  const question = await todaysQuestion(deps, { id, timeZone, isPremium });
  // Answered before the mail left: he needs no reminder.
  if (question.answered) return null;
  return dailyLetter(deps, email, mayBeMailed(question.pack) ? question : null);
}
