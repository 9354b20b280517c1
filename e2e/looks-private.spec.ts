import type { Page } from '@playwright/test';
import { messages } from '../contract/messages';
import type { Network } from './fixtures/network';
import type { Cast, Person } from './fixtures/people';
import { button, complaint, dialog, field, heading, menuButton, menuEntries, note } from './fixtures/screen';
import { expectGoodToSee, makeItStay } from './fixtures/sight';
import { expect, test } from './fixtures/story';

interface Scene {
  page: Page;
  network: Network;
  cast: Cast;
  person: Person;
}

type Arrange = (scene: Scene) => Promise<unknown>;

const LONG = `${'She said so many things that evening that one line would never do. '.repeat(6)}\n\nhttps://example.com/${'a-very-long-address-without-a-break-'.repeat(8)}`;
const texts = ['Peonies', LONG, ...Array.from({ length: 10 }, (_, index) => `What she said, number ${index + 1}`)];

/** Opens a screen and waits for words that are there only when what it shows has come. */
const open =
  (path: string, words: string): Arrange =>
  async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
  };

const openFull =
  (path: string, words = 'What she said, number 10'): Arrange =>
  async (scene) => {
    await scene.cast.answer(scene.person, texts);
    await open(path, words)(scene);
  };

const emptyDashboard = open('/dashboard', 'Her answers will gather here');
const emptySearch = open('/search-answers', messages.search.none);
const settings = (path: string) => open(path, messages.preferences.dailyMail);

/** Every private screen in the states a basic husband can see. */
const ofHusband: Record<string, Arrange> = {
  'the question': async ({ page }) => {
    await page.goto('/question-of-the-day');
    await field(page, 'Her answer').fill('Half a sentence');
  },
  'the question, loading': async ({ page, network }) => {
    await network.hold('GET /api/question/daily');
    await page.goto('/question-of-the-day');
    await expect(page.getByText(messages.question.loading)).toBeVisible();
  },
  'the question, not loaded': async ({ page, network }) => {
    await network.refuse('GET /api/question/daily', 500);
    await page.goto('/question-of-the-day');
    await expect(complaint(page, messages.question.loadFailed)).toBeVisible();
  },
  'the question under a warning, a submit failed': async ({ page, network }) => {
    await network.refuse('GET /api/question/skip-count', 500);
    await network.refuse('POST /api/answer', 500, { error: 'Server error' });
    await page.goto('/question-of-the-day');
    await expect(note(page, messages.question.limited)).toBeVisible();
    await field(page, 'Her answer').fill('Half a sentence');
    await button(page, messages.answer.submit).click();
    await expect(complaint(page, messages.answer.submitServerError)).toBeVisible();
  },
  'the question, skipped': async ({ page }) => {
    await page.goto('/question-of-the-day');
    await button(page, messages.question.skip).click();
    await expect(note(page, messages.question.skipped)).toBeVisible();
  },
  'the answer, just saved': async ({ page }) => {
    await page.goto('/question-of-the-day');
    await field(page, 'Her answer').fill(LONG);
    await button(page, messages.answer.submit).click();
    await expect(note(page, messages.answer.submitted)).toBeVisible();
  },
  'the question, answered': async ({ page }) => {
    await page.goto('/question-of-the-day');
    await field(page, 'Her answer').fill(LONG);
    await button(page, messages.answer.submit).click();
    await expect(note(page, messages.answer.submitted)).toBeVisible();
    await page.goto('/question-of-the-day');
    await expect(page.getByRole('blockquote')).toBeVisible();
  },
  'the dashboard, empty': emptyDashboard,
  'the dashboard, with answers': openFull('/dashboard'),
  'the dashboard, not loaded': async ({ page, network }) => {
    await network.refuse('GET /api/answers', 500);
    await page.goto('/dashboard');
    await expect(complaint(page, messages.search.loadFailed)).toBeVisible();
  },
  'the question before deleting the account': async (scene) => {
    const { page } = scene;
    await emptyDashboard(scene);
    await button(page, messages.dashboard.deleteAccount).click();
    await expect(dialog(page)).toBeVisible();
  },
  'the open menu of a husband': async (scene) => {
    const { page } = scene;
    await emptyDashboard(scene);
    await menuButton(page).click();
    await expect(menuEntries(page)).toHaveCount(4);
  },
  'account settings in the dashboard': settings('/dashboard?tab=account'),
  'account settings with faults': async (scene) => {
    const { page } = scene;
    await settings('/account-settings')(scene);
    await button(page, messages.account.updateEmail).click();
    await button(page, messages.account.changePassword).click();
    await expect(complaint(page, messages.account.currentPasswordRequired)).toBeVisible();
  },
  'the search in the dashboard': openFull('/dashboard?tab=search'),
  'the search, empty': emptySearch,
  'the search, with a question being answered': async (scene) => {
    const { page } = scene;
    await openFull('/search-answers')(scene);
    await field(page, messages.search.box).fill('birthday');
    await button(page, 'Write her answer').first().click();
    await button(page, 'Save Answer').click();
    await expect(complaint(page, messages.answer.emptyInline)).toBeVisible();
  },
  'the search, nothing found': async (scene) => {
    const { page } = scene;
    await emptySearch(scene);
    await field(page, messages.search.box).fill(`zzz${'long'.repeat(30)}`);
    await expect(page.getByText(messages.search.noResults)).toBeVisible();
  },
  'the history': openFull('/view-answers'),
  'the history, empty': open('/view-answers', 'Nothing is written here yet'),
  'the history, not loaded': async ({ page, network }) => {
    await network.refuse('GET /api/answers', 500);
    await page.goto('/view-answers');
    await expect(complaint(page, messages.history.loadFailed)).toBeVisible();
  },
  'the offer of Premium': open('/upgrade?checkout=cancelled', messages.billing.upgradeButton),
  'the subscription of a basic husband': open('/manage-subscription', messages.billing.basicAccount),
  'waiting for the payment provider': open('/manage-subscription?checkout=success', messages.billing.confirming),
  'the subscription, not loaded': async ({ page, network }) => {
    await network.refuse('GET /api/subscription/status', 500);
    await page.goto('/manage-subscription');
    await expect(complaint(page, messages.billing.loadFailed)).toBeVisible();
  },
  'the assistant, without Premium': open('/ai-assistant', messages.assistant.premiumPage),
  'custom questions, without Premium': open('/add-question', 'Part of Premium'),
  'something went wrong': async ({ page, network }) => {
    await network.answer('GET /api/question/daily', { id: 'x', text: { not: 'a text' }, category: 'playful' });
    await page.goto('/question-of-the-day');
    await expect(page.getByRole('heading', { name: messages.common.somethingWentWrong })).toBeVisible();
  },
};

/** What only a premium husband sees. */
const ofPremium: Record<string, Arrange> = {
  'the dashboard of a premium husband': openFull('/dashboard', 'What you have learnt, in pictures'),
  'his subscription in the dashboard': async (scene) => {
    await settings('/dashboard?tab=account')(scene);
    await expect(scene.page.getByText('Premium Active')).toBeVisible();
  },
  'an answer being changed': async (scene) => {
    const { page } = scene;
    await openFull('/search-answers')(scene);
    await button(page, 'Edit answer').first().click();
    await field(page, 'Her answer').fill('');
    await button(page, 'Save').click();
    await expect(complaint(page, messages.answer.emptyEdit)).toBeVisible();
  },
  'the history of a premium husband': openFull('/view-answers'),
  'the question before deleting an answer': async (scene) => {
    await openFull('/view-answers')(scene);
    await button(scene.page, 'Delete answer').first().click();
    await expect(dialog(scene.page)).toBeVisible();
  },
  'the offer, to whoever has it': open('/upgrade', 'You have Premium. All of this is yours.'),
  'just paid': async ({ page }) => {
    await page.goto('/manage-subscription?checkout=success');
    await expect(note(page, messages.billing.isOn)).toBeVisible();
  },
  'the question before cancelling': async ({ page }) => {
    await page.goto('/manage-subscription');
    await button(page, messages.billing.cancelSubscription).click();
    await expect(dialog(page)).toBeVisible();
  },
  cancelled: async ({ page }) => {
    await page.goto('/manage-subscription');
    await button(page, messages.billing.cancelSubscription).click();
    await button(dialog(page), messages.billing.cancelSubscription).click();
    await expect(note(page, messages.billing.cancelledUntilEnd)).toBeVisible();
  },
  'custom questions': open('/add-question', 'Your own questions will stand here'),
  'the assistant, nothing asked yet': open('/ai-assistant', 'What you ask will stand here'),
  'the assistant, with answers, a failure and a complaint': async (scene) => {
    const { page, network } = scene;
    await asked(scene, '/ai-assistant');
    await network.refuse('POST /api/grok/query', 500);
    await askFor(page, 'z'.repeat(200));
    await expect(complaint(page, messages.assistant.failed)).toBeVisible();
    await askFor(page, '');
    await expect(complaint(page, messages.assistant.empty)).toBeVisible();
  },
  'the assistant, waiting for an answer': async ({ page, network }) => {
    await network.hold('POST /api/grok/query');
    await page.goto('/ai-assistant');
    await askFor(page, 'What could I give her?');
    await expect(page.getByRole('article').getByText(messages.assistant.asking)).toBeVisible();
  },
  'the question before clearing what was asked': async (scene) => {
    await asked(scene, '/ai-assistant');
    await button(scene.page, 'Clear All').click();
    await expect(dialog(scene.page)).toBeVisible();
  },
  'the assistant in the dashboard': (scene) => asked(scene, '/dashboard?tab=ai-query'),
  'the query history': async (scene) => {
    await asked(scene, '/dashboard?tab=ai-query');
    await open('/dashboard?tab=query-history', messages.assistant.history.pastResponse)(scene);
  },
  'the query history, empty': open('/dashboard?tab=query-history', messages.assistant.history.none),
  'the query history, not loaded': async ({ page, network }) => {
    await network.refuse('GET /api/grok/history', 500);
    await page.goto('/dashboard?tab=query-history');
    await expect(complaint(page, messages.assistant.history.loadFailed)).toBeVisible();
  },
};

async function askFor(page: Page, question: string): Promise<void> {
  await field(page, 'Your question').fill(question);
  await button(page, messages.assistant.ask).click();
}

/** A question that one of her answers fits, asked and answered. */
async function asked({ page, cast, person }: Scene, path: string): Promise<void> {
  await cast.answer(person, texts);
  await page.goto(path);
  await askFor(page, 'Does she like peonies?');
  await expect(page.getByRole('blockquote').first()).toBeVisible({ timeout: 30_000 });
}

for (const [name, arrange] of Object.entries(ofHusband)) {
  test(`good to see in light and dark, on a phone and enlarged: ${name}`, async ({
    page,
    network,
    cast,
    husband,
    watching,
  }) => {
    if (name === 'something went wrong') watching.expectComplaint(/error #31/);
    await look({ page, network, cast, person: husband }, arrange);
  });
}

for (const [name, arrange] of Object.entries(ofPremium)) {
  test(`good to see in light and dark, on a phone and enlarged: ${name}`, async ({ page, network, cast, premium }) => {
    await look({ page, network, cast, person: premium }, arrange);
  });
}

async function look(scene: Scene, arrange: Arrange): Promise<void> {
  await makeItStay(scene.page);
  await arrange(scene);
  await expect(heading(scene.page)).toBeAttached();
  await expectGoodToSee(scene.page);
}
