import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Which test reads and writes each store on both databases, and the call in it that does. A store that is new has a line
 * here: drivers and the one connection of the embedded database differ in what no type shows.
 */
const met: Record<string, readonly [test: string, call: string]> = {
  'accounts/deletion-store': ['accounts/deletions', 'deleteAgain'],
  'accounts/pending-store': ['every-store', 'changeEmail'],
  'accounts/store': ['accounts/races', 'accounts.signup'],
  'accounts/visit-store': ['every-store', 'admin.metrics'],
  'admin/audit-log-store': ['every-store', 'admin.auditLog'],
  'admin/question-count-store': ['every-store', 'admin.questionCounts'],
  'admin/site-theme-store': ['every-store', 'admin.publishTheme'],
  'admin/store': ['every-store', 'admin.users'],
  'answers/chain-store': ['every-store', 'replaces:'],
  'answers/heads-store': ['every-store', 'stillTrue.onCard'],
  'answers/list-store': ['every-store', 'answers.list'],
  'answers/revision-store': ['every-store', 'answerHistory.restore'],
  'answers/store': ['answers/idempotency', 'answers.submit'],
  'assistant/conversation-store': ['every-store', 'assistant.history'],
  'assistant/due-store': ['every-store', "runJob(test, 'index-answers')"],
  'assistant/index-store': ['every-store', "runJob(test, 'index-answers')"],
  'assistant/turn-store': ['assistant/turns', 'assistant.ask'],
  'backups/store': ['backups/last-good', 'insertGood'],
  'billing/removal-store': ['accounts/delete-account', 'deleteAccount'],
  'billing/store': ['every-store', 'hireSubscriber'],
  'dangers/danger-list-store': ['every-store', 'card.show'],
  'card/entry-store': ['every-store', 'card.write'],
  'contact/store': ['every-store', 'contact.send'],
  'daily-mail/due-store': ['every-store', 'sendDailyMails'],
  'daily-mail/notification-store': ['every-store', 'dailyMail.saveNotifications'],
  'daily-mail/store': ['every-store', 'dailyMail.savePreferences'],
  'dates/due-store': ['every-store', 'sendReminders'],
  'dates/feed-store': ['every-store', 'calendarFeed.make'],
  'dates/mention-store': ['every-store', 'dates.dismissMentioned'],
  'dates/store': ['every-store', 'dates.add'],
  'demo/store': ['demo/store', 'questionIdsByPoolId'],
  'ideas/due-store': ['every-store', 'sendIdeaReminders'],
  'ideas/store': ['every-store', 'ideas.add'],
  'ideas/trail-store': ['every-store', 'ideas.move'],
  'push/store': ['every-store', 'push.subscribe'],
  'questions/candidate-store': ['questions/choose-together', 'questions.daily'],
  'questions/custom-store': ['every-store', 'addOwnQuestion'],
  'questions/extra-store': ['every-store', 'extraQuestions.add'],
  'questions/pack-store': ['accounts/delete-account', 'questionPacks.save'],
  'questions/pool-store': ['questions/rewording-at-scale', 'installPool'],
  'questions/store': ['questions/skips-at-once', 'questions.skip'],
  'still-true/store': ['every-store', 'stillTrue.say'],
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
