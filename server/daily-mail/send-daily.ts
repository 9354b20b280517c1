import { mayBeMailed } from '../../contract/packs';
import { DAY, HOUR } from '../../contract/time';
import { subscriptionState } from '../billing/subscription-state';
import type { Deps } from '../deps';
import { withoutValues } from '../platform/http/failure';
import { localDay, timeOfDay } from '../platform/local-day';
import { todaysQuestion } from '../questions/daily';
import { dailyLetter } from './daily-letter';
import { claimDay, listReaders, type Reader } from './store';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Mails today's question to everybody whose hour has come. Called often; each of his days is mailed once, whoever calls. */
export async function sendDailyMails(deps: Deps): Promise<void> {
  for (let after = FIRST_ID; ; ) {
    const readers = await listReaders(deps.db, after, BATCH);
    for (const reader of readers) {
      try {
        if (isDue(reader, deps.clock.now())) await mailQuestion(deps, reader);
      } catch (error) {
        // One account that stumbles must not keep the question from all that come after it.
        deps.log.error({ user: reader.id, err: withoutValues(error) }, 'a daily mail could not be written');
      }
    }
    const last = readers.at(-1);
    if (!last || readers.length < BATCH) return;
    after = last.id;
  }
}

/** From his hour until his midnight, so that an outage in the morning is made up for, and yesterday's is not. */
export function isDue(reader: Reader, now: Date): boolean {
  const sinceMidnight = timeOfDay(now, reader.timeZone);
  const sinceHour = sinceMidnight - reader.hour * HOUR;
  if (sinceHour < 0) return false;
  // Whoever signed up after today's hour has just seen his question.
  if (!reader.activatedAt || now.getTime() - reader.activatedAt.getTime() < sinceHour) return false;
  return reader.mailedOn === null || reader.mailedOn < localDay(now, reader.timeZone);
}

async function mailQuestion(deps: Deps, reader: Reader): Promise<void> {
  const now = deps.clock.now();
  const { id, timeZone } = reader;
  const day = localDay(now, timeZone);
  const { isPremium } = subscriptionState(reader.subscription, now);
  const question = await todaysQuestion(deps, { id, timeZone, isPremium });
  await deps.transact(async (tx) => {
    const email = await claimDay(tx, id, day);
    if (email === null) return;
    // Answered before the mail was due: he needs no reminder.
    if (question.answered) return;
    await deps.outbox.enqueue(tx, {
      kind: 'daily-question',
      canWait: true,
      userId: id,
      letter: dailyLetter(deps, email, mayBeMailed(question.pack) ? question : null),
      lifetime: Math.max(HOUR, DAY - timeOfDay(now, timeZone)),
      dedupeKey: `daily|${id}|${day}`,
    });
  });
}
