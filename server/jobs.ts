import { checkAuditLog } from './admin/audit-log-chain';
import { countQuestions } from './admin/question-counts';
import { backupJob } from './backup-job';
import { compareCustomers } from './billing/compare';
import { removeCustomers } from './billing/remove-customers';
import { tellOfMessages } from './contact/read-messages';
import { sendDailyMails } from './daily-mail/send-daily';
import { sendReminders } from './dates/send-reminders';
import type { World } from './deps';
import { sendIdeaReminders } from './ideas/send-idea-reminders';
import { dropDepartedMails } from './local/departed-mails';
import type { Job } from './platform/jobs/job';
import { purge } from './purge';

/** Loaded when first needed: what it knows of words takes a good part of a start, in which nobody waits for it. */
export async function indexAnswers(world: World): Promise<void> {
  const { indexAnswers: index } = await import('./assistant/index-answers');
  await index(world);
}

/** Everything that happens by itself, and when (UTC). */
export function jobsOf(world: World): Job[] {
  const { config, db, outbox, database, mailbox } = world;
  const jobs: Job[] = [
    { name: 'deliver-mail', schedule: '* * * * *', run: () => outbox.deliverDue('awaited') },
    // On its own: a morning's mails may take hours, in which a letter that somebody waits for is tried again.
    {
      name: 'deliver-daily-mail',
      schedule: '* * * * *',
      longestMinutes: 240,
      run: () => outbox.deliverDue('can-wait'),
    },
    { name: 'deliver-push', schedule: '* * * * *', longestMinutes: 60, run: () => outbox.deliverDue('push') },
    { name: 'daily-mail', schedule: '*/5 * * * *', longestMinutes: 60, run: () => sendDailyMails(world) },
    {
      name: 'date-reminders',
      schedule: '*/5 * * * *',
      longestMinutes: 60,
      run: async () => {
        await sendReminders(world);
        await sendIdeaReminders(world);
      },
    },
    {
      name: 'index-answers',
      schedule: '* * * * *',
      longestMinutes: 60,
      run: () => world.indexing.join(() => indexAnswers(world)),
    },
    { name: 'count-questions', schedule: '7 3 * * *', longestMinutes: 60, run: () => countQuestions(world) },
    { name: 'check-audit-log', schedule: '27 3 * * *', run: () => checkAuditLog(world) },
    { name: 'tell-of-messages', schedule: '27 8 * * *', run: () => tellOfMessages(world) },
    { name: 'purge', schedule: '17 3 * * *', longestMinutes: 120, run: () => purge(world) },
    ...backupJob(world),
  ];
  // Elsewhere nobody could answer; what has still to be asked waits until payments are set up again.
  if (config.takesPayments) {
    jobs.push({ name: 'remove-customers', schedule: '* * * * *', run: () => removeCustomers(world) });
    jobs.push({ name: 'reconcile-subscriptions', schedule: '*/5 * * * *', run: () => compareCustomers(world) });
  }
  if (mailbox) {
    jobs.push({ name: 'forget-mails', schedule: '* * * * *', run: () => dropDepartedMails(db, mailbox) });
  }
  if (database.upkeep) {
    const { checkpoint, vacuum } = database.upkeep;
    jobs.push({ name: 'checkpoint', schedule: '*/5 * * * *', run: checkpoint });
    jobs.push({ name: 'vacuum', schedule: '47 3 * * *', longestMinutes: 120, run: vacuum });
  }
  return jobs;
}
