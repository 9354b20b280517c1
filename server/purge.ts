import { REVISION_DAYS } from '../contract/revision-days';
import { DAY } from '../contract/time';
import { purgePending } from './accounts/pending-store';
import { purgeAbandoned, purgeLinks, purgeSessions } from './accounts/store';
import { purgeVisitCounts } from './accounts/visit-store';
import { purgeRevisions } from './answers/revision-store';
import { purgeSpent } from './assistant/turn-store';
import { purgeEvents } from './billing/store';
import { purgeMessages } from './contact/store';
import type { World } from './deps';
import { later } from './platform/clock';
import { withoutValues } from './platform/http/failure';
import { purgeCounters } from './platform/limiter';
import { purgeEmailLog } from './platform/mail/email-log';

/** What is over goes, each sort on its own: one that fails is told of, and keeps none of the others. */
export async function purge({ db, clock, log }: World): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => later(now, -days * DAY);
  const steps: Record<string, () => Promise<void>> = {
    sessions: () => purgeSessions(db, now),
    links: () => purgeLinks(db, now, ago(30)),
    'addresses nobody proved': () => purgePending(db, now),
    'abandoned sign-ups': () => purgeAbandoned(db, ago(30)),
    'contact messages': () => purgeMessages(db, ago(30)),
    'fates of mails': () => purgeEmailLog(db, ago(90)),
    'counts of attempts': () => purgeCounters(db, ago(2)),
    'overwritten words': () => purgeRevisions(db, ago(REVISION_DAYS)),
    'answered questions': () => purgeSpent(db, ago(1)),
    'payment events': () => purgeEvents(db, ago(90)),
    'counts of visits': () => purgeVisitCounts(db, ago(40)),
  };
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failed.push(name);
      log.error({ step: name, err: withoutValues(error) }, 'something old could not be removed');
    }
  }
  if (failed.length > 0) throw new Error(`could not be removed: ${failed.join(', ')}`);
}
