import { DAY } from '../contract/time';
import { purgeExpired } from './accounts/store';
import { purgeVisitCounts } from './accounts/visit-store';
import { indexAnswers } from './assistant/index-answers';
import { purgeSpent } from './assistant/turn-store';
import { removeCustomers } from './billing/cancel';
import { purgeEvents } from './billing/store';
import { reconcile } from './billing/sync';
import { purgeMessages } from './contact/store';
import { sendDailyMails } from './daily-mail/send-daily';
import type { World } from './deps';
import { later } from './platform/clock';
import type { Job } from './platform/jobs/scheduler';
import { purgeCounters } from './platform/limiter';
import { purgeEmailLog } from './platform/mail/email-log';

/** Everything that happens by itself, and when (UTC). */
export function jobsOf(world: World): Job[] {
  const { db, clock, post, database } = world;
  const ago = (days: number) => later(clock.now(), -days * DAY);
  const jobs: Job[] = [
    { name: 'deliver-mail', schedule: '* * * * *', run: () => post.deliverDue() },
    { name: 'daily-mail', schedule: '*/5 * * * *', run: () => sendDailyMails(world) },
    { name: 'remove-customers', schedule: '* * * * *', run: () => removeCustomers(world) },
    { name: 'index-answers', schedule: '* * * * *', run: () => world.indexing.join(() => indexAnswers(world)) },
    { name: 'reconcile-subscriptions', schedule: '7 4 * * *', run: () => reconcile(world) },
    {
      name: 'purge',
      schedule: '17 3 * * *',
      run: async () => {
        await purgeExpired(db, clock.now(), ago(30));
        await purgeMessages(db, ago(30));
        await purgeEmailLog(db, ago(90));
        await purgeCounters(db, ago(2));
        await purgeSpent(db, ago(1));
        await purgeEvents(db, ago(90));
        await purgeVisitCounts(db, ago(40));
      },
    },
  ];
  if (database.upkeep) {
    const { checkpoint, vacuum } = database.upkeep;
    jobs.push({ name: 'checkpoint', schedule: '*/5 * * * *', run: checkpoint });
    jobs.push({ name: 'vacuum', schedule: '47 3 * * *', run: vacuum });
  }
  return jobs;
}
