import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Which test reads and writes each store on both databases, and the call in it that does. A store that is new has a line
 * here: drivers and the one connection of the embedded database differ in what no type shows.
 */
const met: Record<string, readonly [test: string, call: string]> = {
  'accounts/deletion-store': ['accounts/deletions', 'deleteAgain'],
  'accounts/pending-store': ['accounts/administrators', 'changeEmail'],
  'accounts/store': ['accounts/races', 'accounts.signup'],
  'accounts/visit-store': ['admin/metrics', 'admin.metrics'],
  'admin/audit-log-store': ['admin/audit-log-chain', 'admin.removeUser'],
  'admin/question-count-store': ['admin/question-counts', 'admin.questionCounts'],
  'admin/site-theme-store': ['admin/site-theme', 'admin.publishTheme'],
  'admin/store': ['admin/user-list', 'admin.users'],
  'answers/chain-store': ['still-true/still-true', 'replaces }'],
  'answers/heads-store': ['answers/heads', 'stillTrue.onCard'],
  'answers/list-store': ['answers/list', 'answers.list'],
  'answers/revision-store': ['answers/revisions', 'answerHistory.restore'],
  'answers/store': ['answers/idempotency', 'answers.submit'],
  'assistant/conversation-store': ['assistant/asking-twice', 'assistant.history'],
  'assistant/due-store': ['assistant/index-due', "runJob(test, 'index-answers')"],
  'assistant/index-store': ['assistant/index-answers', "runJob(test, 'index-answers')"],
  'assistant/turn-store': ['assistant/turns', 'assistant.ask'],
  'backups/store': ['backups/last-good', 'insertGood'],
  'billing/removal-store': ['accounts/delete-account', 'deleteAccount'],
  'billing/store': ['billing/webhook', 'webhook'],
  'card/danger-store': ['card/card', 'card.show'],
  'card/entry-store': ['card/card', 'card.write'],
  'contact/store': ['contact/read-messages', 'contact.send'],
  'daily-mail/due-store': ['daily-mail/due-index', 'sendDailyMails'],
  'daily-mail/notification-store': ['push/subscriptions', 'dailyMail.saveNotifications'],
  'daily-mail/store': ['daily-mail/due-index', 'dailyMail.savePreferences'],
  'dates/due-store': ['dates/reminder-mail', 'sendReminders'],
  'dates/feed-store': ['dates/feed', 'calendarFeed.make'],
  'dates/mention-store': ['dates/mentioned', 'dates.dismissMentioned'],
  'dates/store': ['dates/dates', 'dates.add'],
  'demo/store': ['demo/store', 'questionIdsByPoolId'],
  'ideas/due-store': ['ideas/occasions', 'ideas.add'],
  'ideas/store': ['ideas/ideas', 'ideas.add'],
  'ideas/trail-store': ['ideas/ideas', 'ideas.move'],
  'push/store': ['push/subscriptions', 'push.subscribe'],
  'questions/candidate-store': ['questions/choose-together', 'questions.daily'],
  'questions/custom-store': ['questions/adding-twice', 'questions.add'],
  'questions/extra-store': ['card/card', 'extraQuestions.add'],
  'questions/pack-store': ['accounts/delete-account', 'questionPacks.save'],
  'questions/pool-store': ['questions/install-pool', 'installPool'],
  'questions/store': ['questions/skips-at-once', 'questions.skip'],
  'still-true/store': ['still-true/still-true', 'stillTrue.say'],
};

const server = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(server, path), 'utf8');

/** A test with the helpers that it imports: people and their notebooks are made there. */
function withHelpers(test: string): string {
  const text = read(test);
  const helpers = [...text.matchAll(/from '([./]+testing\/[\w/-]+)'/g)].map(([, path = '']) =>
    join(dirname(test), `${path}.ts`),
  );
  return [text, ...helpers.filter((path) => existsSync(join(server, path))).map(read)].join('\n');
}

it('every store has a test that meets it on both databases', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const stores = files.filter((path) => /[/-]store\.ts$/.test(path)).map((path) => path.replace(/\.ts$/, ''));
  expect(stores.length).toBeGreaterThan(30);
  expect(Object.keys(met).sort()).toEqual(stores.sort());
});

it.each(Object.entries(met))('%s is met in %s', (_, [test, call]) => {
  expect(withHelpers(`${test}.both.test.ts`)).toContain(call);
});
