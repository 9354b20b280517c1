import { assistantMessages } from '../contract/assistant-messages';
import { dateMessages } from '../contract/date-messages';
import { datePageMessages, feedMessages, stripMessages } from '../contract/date-page-messages';
import { messages } from '../contract/messages';
import { notebookMessages } from '../contract/notebook-messages';
import { checkoutCancelled, checkoutDone, paths } from '../contract/paths';
import { settingsMessages } from '../contract/settings-messages';
import { alsoInThorough, type Looks, lookAtEach } from './fixtures/looks';
import { LONG, type NotebookScene, open, writeMuch } from './fixtures/notebook-looks';
import { button, complaint, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = messages.question;
const emptyDashboard = open(paths.dashboard, 'No answers yet');
const emptySearch = open(paths.searchAnswers, notebookMessages.search.none);
const settings = (path: string) => open(path, settingsMessages.preferences.dailyMail);

/** Private screens in states that `every-screen.spec.ts` does not come to; what leaves something behind comes after what shows nothing yet. */
const visits: Record<string, Looks<NotebookScene>> = {
  'the question of the day': {
    ...alsoInThorough({
      loading: async ({ page, network }) => {
        await network.hold('GET /api/question/daily');
        await page.goto(paths.questionOfTheDay);
        await expect(page.getByText(words.loading)).toBeVisible();
      },
      'not loaded': async ({ page, network }) => {
        await network.refuse('GET /api/question/daily', 500);
        await page.goto(paths.questionOfTheDay);
        await expect(complaint(page, words.loadFailed)).toBeVisible();
      },
      skipped: async ({ page }) => {
        await page.goto(paths.questionOfTheDay);
        await button(page, words.skip).click();
        await expect(note(page, words.skipped)).toBeVisible();
      },
    }),
    'under a warning, a submit failed': async ({ page, network }) => {
      await network.refuse('GET /api/question/skip-count', 500);
      await network.refuse('POST /api/answer', 500, { error: 'Server error' });
      await page.goto(paths.questionOfTheDay);
      await expect(note(page, words.limited)).toBeVisible();
      await field(page, 'Her answer').fill('Half a sentence');
      await button(page, messages.answer.submit).click();
      await expect(complaint(page, messages.answer.submitServerError)).toBeVisible();
    },
    'just saved': async ({ page }) => {
      await page.goto(paths.questionOfTheDay);
      await field(page, 'Her answer').fill(LONG);
      await button(page, messages.answer.submit).click();
      await expect(note(page, messages.answer.submitted)).toBeVisible();
    },
    ...alsoInThorough({
      answered: async ({ page }) => {
        await page.goto(paths.questionOfTheDay);
        await expect(page.getByRole('blockquote')).toBeVisible();
      },
    }),
  },
  'the dashboard and the account': {
    empty: emptyDashboard,
    ...alsoInThorough({
      'not loaded': async ({ page, network }) => {
        await network.refuse('GET /api/answers', 500);
        await page.goto(paths.dashboard);
        await expect(complaint(page, notebookMessages.search.loadFailed)).toBeVisible();
      },
    }),
    'account settings with faults': async (scene) => {
      const { page } = scene;
      await settings(paths.accountSettings)(scene);
      await button(page, messages.account.updateEmail).click();
      await button(page, messages.account.changePassword).click();
      await expect(complaint(page, messages.account.currentPasswordRequired)).toBeVisible();
    },
  },
  'the days he keeps, the search, the history, and what Premium would give': {
    'one that lacks its day': async ({ page }) => {
      await page.goto(paths.dates);
      await button(page, 'Our wedding day').click();
      await button(page, datePageMessages.save).click();
      await expect(complaint(page, dateMessages.month)).toBeVisible();
    },
    'one of three that is changed': async ({ page }) => {
      await field(page, datePageMessages.month).selectOption('June');
      await field(page, datePageMessages.day).selectOption('14');
      await button(page, datePageMessages.save).click();
      await button(page, "Valentine's Day").click();
      await button(page, "Mother's Day").click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
      await button(page, 'Edit Our wedding day').click();
      await page.getByText(datePageMessages.more).click();
      await expect(button(page, '14 days before')).toBeVisible();
    },
    ...alsoInThorough({
      'the address for his calendar': async ({ page }) => {
        await page.reload();
        await button(page, feedMessages.open).click();
        await button(page, feedMessages.make).click();
        await expect(field(page, feedMessages.address)).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
      },
      'on the dashboard': open(paths.dashboard, stripMessages.all),
      'the search, empty': emptySearch,
    }),
    'the search, nothing found': async (scene) => {
      const { page } = scene;
      await emptySearch(scene);
      await field(page, notebookMessages.search.box).fill(`zzz${'long'.repeat(30)}`);
      await expect(page.getByText(notebookMessages.search.noResults)).toBeVisible();
    },
    ...alsoInThorough({
      'the history, empty': open(paths.viewAnswers, 'No answers yet'),
    }),
    'the search, with a question being answered': async (scene) => {
      const { page } = scene;
      await writeMuch(scene);
      await open(paths.searchAnswers, 'What she said, number 10')(scene);
      await field(page, notebookMessages.search.box).fill('birthday');
      await button(page, 'Write her answer').first().click();
      await button(page, 'Save Answer').click();
      await expect(complaint(page, messages.answer.emptyInline)).toBeVisible();
    },
    ...alsoInThorough({
      'the offer': open(checkoutCancelled, messages.billing.upgradeButton),
      'the subscription': open(paths.manageSubscription, messages.billing.basicAccount),
      'waiting for the payment provider': open(checkoutDone, messages.billing.confirming),
      'the assistant': open(paths.aiAssistant, assistantMessages.premiumPage),
    }),
  },
};

for (const [name, looks] of Object.entries(visits)) {
  test(`good to see in light or dark, on a phone and enlarged, to a basic husband: ${name}`, async ({
    page,
    network,
    cast,
    husband,
    watching,
  }) => {
    await lookAtEach({ page, network, cast, watching, person: husband }, looks);
  });
}
