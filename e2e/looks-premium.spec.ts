import type { Page } from '@playwright/test';
import { assistantMessages } from '../contract/assistant-messages';
import { cardMessages } from '../contract/card-messages';
import { ideaMessages } from '../contract/idea-messages';
import { messages } from '../contract/messages';
import { checkoutDone, dashboardAt, herCardInShop, paths } from '../contract/paths';
import { stillTrueMessages } from '../contract/still-true-messages';
import { alsoInThorough, type Looks, lookAtEach } from './fixtures/looks';
import { type NotebookScene, open, writeMuch } from './fixtures/notebook-looks';
import { button, choose, complaint, dialog, field, link, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = assistantMessages;
const HISTORY = dashboardAt('query-history');

async function askFor(page: Page, question: string): Promise<void> {
  await field(page, 'Your question').fill(question);
  await button(page, words.ask).click();
}

/** Opens the assistant and asks what one of her answers fits. */
async function asked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await askFor(page, 'Does she like peonies?');
  await expect(page.getByRole('blockquote').first()).toBeVisible({ timeout: 30_000 });
}

async function fullCard(scene: NotebookScene): Promise<void> {
  const { page, network, cast, person } = scene;
  await cast.answer(person, ['I am allergic to lilies, and to cats. Peonies are fine.']);
  await open(paths.herCard, cardMessages.dangersFirst)(scene);
  const shoes = page.getByRole('listitem').filter({ hasText: 'Shoes' });
  await button(shoes, cardMessages.yourNote).click();
  await field(page, `${cardMessages.yourNote}, Shoes`).fill('US 8½');
  await button(shoes, 'Save').click();
  await expect(page.getByRole('heading', { name: 'Shoes' })).toBeFocused();
  const whole = link(page, `${cardMessages.wholeAnswer}, ${cardMessages.dangerKinds.allergy}`).first();
  const answerId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec((await whole.getAttribute('href')) ?? '')?.[0] ?? '';
  // Only the server's clock makes an answer old.
  await network.answer('GET /api/still-true/card', { answers: [{ answerId, questionId: answerId }] });
  await page.reload();
  await page.getByRole('button', { name: /Still true\? Allergy$/ }).click();
  await expect(button(page, stillTrueMessages.unsure)).toBeVisible();
}

async function replacedDanger(scene: NotebookScene): Promise<void> {
  const { network } = scene;
  const said = (answerId: string, quote: string, saidOn: string) => ({
    ...{ answerId, question: 'Which one?', saidOn, quote, start: 0, end: quote.length, isPart: false },
  });
  const quote = said('00000000-0000-4000-8000-000000000001', 'Hazelnuts close my throat.', '2025-05-01T12:00:00.000Z');
  const since = said('00000000-0000-4000-8000-000000000002', 'Cilantro is fine now.', '2026-05-01T12:00:00.000Z');
  await network.answer('GET /api/card', { dangers: [{ kind: 'allergy', quote, since }], lines: [] });
  await open(paths.herCard, stillTrueMessages.danger.ask)(scene);
}

/** What only a premium husband sees, in states that `every-screen.spec.ts` does not come to; what leaves something behind comes after what shows nothing yet. */
const visits: Record<string, Looks<NotebookScene>> = {
  'her answers and his subscription': {
    'the dashboard': async (scene) => {
      await writeMuch(scene);
      await open(paths.dashboard, 'Your notebook at a glance')(scene);
    },
    ...alsoInThorough({
      'an answer being changed': async (scene) => {
        const { page } = scene;
        await open(paths.searchAnswers, 'What she said, number 10')(scene);
        await choose(page, 'Edit answer');
        await field(page, 'Her answer').fill('');
        await button(page, 'Save').click();
        await expect(complaint(page, messages.answer.emptyEdit)).toBeVisible();
      },
    }),
    'her card, with a danger of a while ago, his note and what is not known': fullCard,
    'her card in the shop': open(herCardInShop, 'US 8½'),
    ...alsoInThorough({
      'her card, with a danger that a newer word took the place of': replacedDanger,
    }),
    'gifts and ideas, one': async ({ page }) => {
      await page.goto(paths.gifts);
      await field(page, ideaMessages.what).fill('A bouquet of peonies');
      await button(page, ideaMessages.add).click();
      await expect(note(page, ideaMessages.saved)).toBeVisible();
    },
    ...alsoInThorough({
      'the history': open(paths.viewAnswers, 'What she said, number 10'),
      'the offer, to whoever has it': open(paths.upgrade, 'You have Premium. All of this is yours.'),
      'just paid': async ({ page }) => {
        await page.goto(checkoutDone);
        await expect(note(page, messages.billing.isOn)).toBeVisible();
      },
    }),
    ...alsoInThorough({
      'the question before cancelling': async ({ page }) => {
        await page.goto(paths.manageSubscription);
        await button(page, messages.billing.cancelSubscription).click();
        await expect(dialog(page)).toBeVisible();
      },
      cancelled: async ({ page }) => {
        await button(dialog(page), messages.billing.cancelSubscription).click();
        await expect(note(page, messages.billing.cancelledUntilEnd)).toBeVisible();
      },
    }),
  },
  'the assistant': {
    ...alsoInThorough({
      'nothing asked yet, few questions left': async (scene) => {
        await scene.network.answer('GET /api/grok/about', { provider: null, left: { thisHour: 4, today: 60 } });
        await open(paths.aiAssistant, 'Your questions will appear here')(scene);
        await expect(scene.page.getByText('4 questions left this hour')).toBeVisible();
      },
    }),
    'with answers, a failure and a complaint': async (scene) => {
      const { page, network } = scene;
      await writeMuch(scene);
      await asked(page, paths.aiAssistant);
      await network.refuse('POST /api/grok/query', 500);
      await askFor(page, 'z'.repeat(200));
      await expect(complaint(page, words.failed)).toBeVisible();
      await askFor(page, '');
      await expect(complaint(page, words.empty)).toBeVisible();
    },
    ...alsoInThorough({
      'waiting for an answer': async ({ page, network }) => {
        await network.hold('POST /api/grok/query');
        await page.goto(paths.aiAssistant);
        await askFor(page, 'What could I give her?');
        await expect(page.getByRole('article').getByText(words.asking)).toBeVisible();
      },
      'in the dashboard': ({ page }) => asked(page, dashboardAt('ai-query')),
      'the history': open(HISTORY, words.history.pastResponse),
    }),
  },
};

for (const [name, looks] of Object.entries(visits)) {
  test(`good to see in light or dark, on a phone and enlarged, to a premium husband: ${name}`, async ({
    page,
    network,
    cast,
    premium,
    watching,
  }) => {
    await lookAtEach({ page, network, cast, watching, person: premium }, looks);
  });
}
