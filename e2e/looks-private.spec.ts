import { assistantMessages } from '../contract/assistant-messages';
import { messages } from '../contract/messages';
import { type Looks, lookAtEach } from './fixtures/looks';
import { LONG, type NotebookScene, open, writeMuch } from './fixtures/notebook-looks';
import { button, complaint, dialog, field, menuButton, menuEntries, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = messages.question;
const emptyDashboard = open('/dashboard', 'Her answers will gather here');
const emptySearch = open('/search-answers', messages.search.none);
const settings = (path: string) => open(path, messages.preferences.dailyMail);

/** Every private screen in the states a basic husband can see; what leaves something behind comes after what shows nothing yet. */
const visits: Record<string, Looks<NotebookScene>> = {
  'the question of the day': {
    loading: async ({ page, network }) => {
      await network.hold('GET /api/question/daily');
      await page.goto('/question-of-the-day');
      await expect(page.getByText(words.loading)).toBeVisible();
    },
    'not loaded': async ({ page, network }) => {
      await network.refuse('GET /api/question/daily', 500);
      await page.goto('/question-of-the-day');
      await expect(complaint(page, words.loadFailed)).toBeVisible();
    },
    'something went wrong': async ({ page, network, watching }) => {
      watching.expectComplaint(/error #31/);
      await network.answer('GET /api/question/daily', { id: 'x', text: { not: 'a text' }, category: 'playful' });
      await page.goto('/question-of-the-day');
      await expect(page.getByRole('heading', { name: messages.common.somethingWentWrong })).toBeVisible();
    },
    skipped: async ({ page }) => {
      await page.goto('/question-of-the-day');
      await button(page, words.skip).click();
      await expect(note(page, words.skipped)).toBeVisible();
    },
    'under a warning, a submit failed': async ({ page, network }) => {
      await network.refuse('GET /api/question/skip-count', 500);
      await network.refuse('POST /api/answer', 500, { error: 'Server error' });
      await page.goto('/question-of-the-day');
      await expect(note(page, words.limited)).toBeVisible();
      await field(page, 'Her answer').fill('Half a sentence');
      await button(page, messages.answer.submit).click();
      await expect(complaint(page, messages.answer.submitServerError)).toBeVisible();
    },
    'just saved': async ({ page }) => {
      await page.goto('/question-of-the-day');
      await field(page, 'Her answer').fill(LONG);
      await button(page, messages.answer.submit).click();
      await expect(note(page, messages.answer.submitted)).toBeVisible();
    },
    answered: async ({ page }) => {
      await page.goto('/question-of-the-day');
      await expect(page.getByRole('blockquote')).toBeVisible();
    },
  },
  'the dashboard and the account': {
    empty: emptyDashboard,
    'not loaded': async ({ page, network }) => {
      await network.refuse('GET /api/answers', 500);
      await page.goto('/dashboard');
      await expect(complaint(page, messages.search.loadFailed)).toBeVisible();
    },
    'the question before deleting the account': async (scene) => {
      await emptyDashboard(scene);
      await button(scene.page, messages.dashboard.deleteAccount).click();
      await expect(dialog(scene.page)).toBeVisible();
    },
    'the open menu': async (scene) => {
      await emptyDashboard(scene);
      await menuButton(scene.page).click();
      await expect(menuEntries(scene.page)).toHaveCount(4);
    },
    'account settings in the dashboard': settings('/dashboard?tab=account'),
    'account settings with faults': async (scene) => {
      const { page } = scene;
      await settings('/account-settings')(scene);
      await button(page, messages.account.updateEmail).click();
      await button(page, messages.account.changePassword).click();
      await expect(complaint(page, messages.account.currentPasswordRequired)).toBeVisible();
    },
    'with answers': async (scene) => {
      await writeMuch(scene);
      await open('/dashboard', 'What she said, number 10')(scene);
    },
  },
  'the search and the history': {
    'the search, empty': emptySearch,
    'the search, nothing found': async (scene) => {
      const { page } = scene;
      await emptySearch(scene);
      await field(page, messages.search.box).fill(`zzz${'long'.repeat(30)}`);
      await expect(page.getByText(messages.search.noResults)).toBeVisible();
    },
    'the history, empty': open('/view-answers', 'Nothing is written here yet'),
    'the history, not loaded': async ({ page, network }) => {
      await network.refuse('GET /api/answers', 500);
      await page.goto('/view-answers');
      await expect(complaint(page, messages.history.loadFailed)).toBeVisible();
    },
    'the search, with a question being answered': async (scene) => {
      const { page } = scene;
      await writeMuch(scene);
      await open('/search-answers', 'What she said, number 10')(scene);
      await field(page, messages.search.box).fill('birthday');
      await button(page, 'Write her answer').first().click();
      await button(page, 'Save Answer').click();
      await expect(complaint(page, messages.answer.emptyInline)).toBeVisible();
    },
    'the search in the dashboard': open('/dashboard?tab=search', 'What she said, number 10'),
    'the history': open('/view-answers', 'What she said, number 10'),
  },
  'what Premium would give': {
    'the offer': open('/upgrade?checkout=cancelled', messages.billing.upgradeButton),
    'the subscription': open('/manage-subscription', messages.billing.basicAccount),
    'waiting for the payment provider': open('/manage-subscription?checkout=success', messages.billing.confirming),
    'the subscription, not loaded': async ({ page, network }) => {
      await network.refuse('GET /api/subscription/status', 500);
      await page.goto('/manage-subscription');
      await expect(complaint(page, messages.billing.loadFailed)).toBeVisible();
    },
    'the assistant': open('/ai-assistant', assistantMessages.premiumPage),
    'custom questions': open('/add-question', 'Part of Premium'),
  },
};

for (const [name, looks] of Object.entries(visits)) {
  test(`good to see in light and dark, on a phone and enlarged, to a basic husband: ${name}`, async ({
    page,
    network,
    cast,
    husband,
    watching,
  }) => {
    await lookAtEach({ page, network, cast, watching, person: husband }, looks);
  });
}
