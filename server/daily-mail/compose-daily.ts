import { mayBeMailed } from '../../contract/packs';
import { premiumState } from '../billing/premium-state';
import type { Deps } from '../deps';
import { localDay } from '../platform/local-day';
import type { LateKind } from '../platform/mail/late-letters';
import type { Letter } from '../platform/mail/letter';
import { type Asked, chooseTogether, todaysQuestion } from '../questions/daily';
import { dailyLetter } from './daily-letter';
import { isToldDaily } from './daily-plan';
import { type Reader, readReaders } from './store';

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
export async function prepareDaily(deps: Deps, refs: DailyRef[]): Promise<void> {
  const now = deps.clock.now();
  const days = new Map(refs.map(({ userId, day }) => [userId, day]));
  const readers = await readReaders(deps.db, [...days.keys()]);
  const people = readers
    .filter((reader) => isToldDaily(reader) && localDay(now, reader.timeZone) === days.get(reader.id))
    .map(({ id, timeZone, subscription }) => ({ id, timeZone, ...premiumState(deps, subscription, now) }));
  await chooseTogether(deps, people);
}

async function composeDaily(deps: Deps, ref: DailyRef): Promise<Letter | null> {
  const found = await questionToTell(deps, ref);
  if (!found?.reader.wantsDaily) return null;
  const { reader, question } = found;
  return dailyLetter(deps, reader.email, mayBeMailed(question.pack) ? question : null);
}

/** What is so when it leaves; null where there is nothing to be told any more. */
export async function questionToTell(
  deps: Deps,
  { userId, day }: DailyRef,
): Promise<{ reader: Reader; question: Asked } | null> {
  const now = deps.clock.now();
  const [reader] = await readReaders(deps.db, [userId]);
  if (!reader?.verifiedAt || !isToldDaily(reader)) return null;
  const { id, timeZone } = reader;
  if (localDay(now, timeZone) !== day) return null;
  const { isPremium } = premiumState(deps, reader.subscription, now);
  const question = await todaysQuestion(deps, { id, timeZone, isPremium });
  // Answered before it left: he needs no reminder.
  return question.answered ? null : { reader, question };
}
