import type { Page } from '@playwright/test';
import { adminMessages } from '../contract/admin-messages';
import { messages } from '../contract/messages';
import { adminAt, adminWith, paths } from '../contract/paths';
import { alsoInThorough, type Looks, lookAtEach, type Scene } from './fixtures/looks';
import { newAddress, type Person } from './fixtures/people';
import { button, complaint, dialog, field, note, tab } from './fixtures/screen';
import { expect, test } from './fixtures/story';

interface AdminScene extends Scene {
  /** Somebody with Premium and a long address. */
  somebody: Person;
}

const words = adminMessages;
const users = (page: Page) => page.getByRole('table', { name: words.users.title, exact: true });
const modal = (page: Page) => page.getByRole('dialog', { name: words.user.title });

async function openUsers({ page }: AdminScene): Promise<void> {
  await page.goto(paths.admin);
  await expect(users(page)).toBeVisible();
}

async function openSomebody(scene: AdminScene): Promise<void> {
  const { page, somebody } = scene;
  await openUsers(scene);
  await field(page, words.users.search).fill(somebody.email);
  await expect(users(page).getByRole('rowheader')).toHaveText([somebody.email]);
  await button(users(page), words.users.details).click();
  await expect(modal(page)).toBeVisible();
}

async function openQuestions({ page }: AdminScene): Promise<void> {
  await page.goto(adminAt('questions'));
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** The administrator's screen in states that `every-screen.spec.ts` does not come to. */
const visits: Record<string, Looks<AdminScene>> = {
  'the users': {
    ...alsoInThorough({
      loading: async ({ page, network }) => {
        await network.hold('GET /api/admin/users');
        await page.goto(paths.admin);
        await expect(note(page, messages.common.loading).first()).toBeVisible();
      },
      'the users, not loaded': async ({ page, network }) => {
        await network.refuse('GET /api/admin/users', 500, { error: 'The server is tired.' });
        await page.goto(paths.admin);
        await expect(complaint(page, words.loadFailed)).toBeVisible();
      },
      'nobody found': async (scene) => {
        await openUsers(scene);
        await field(scene.page, words.users.search).fill('x'.repeat(200));
        await expect(scene.page.getByText(words.users.none)).toBeVisible();
      },
      'somebody whose details failed': async (scene) => {
        await scene.network.refuse('GET /api/admin/users/*', 500, { error: 'The server is tired.' });
        await openSomebody(scene);
        await expect(complaint(modal(scene.page), words.user.detailsFailed)).toBeVisible();
      },
    }),
    'somebody with a long address': openSomebody,
    ...alsoInThorough({
      'the question before deleting an account': async ({ page }) => {
        await button(modal(page), words.remove.button).click();
        await expect(dialog(page)).toBeVisible();
      },
      'a subscription cancelled': async ({ page }) => {
        await button(dialog(page), words.remove.keep).click();
        await button(modal(page), words.cancel.button).click();
        await button(dialog(page), words.cancel.button).click();
        await expect(note(modal(page), words.cancel.done)).toBeVisible();
      },
      'the users, one with a long address': async ({ page }) => {
        await button(modal(page), words.user.close).click();
        await expect(modal(page)).toHaveCount(0);
      },
    }),
  },
  'the questions, a guide and the Style Customizer': {
    'one being written and one being changed': async (scene) => {
      const { page } = scene;
      await openQuestions(scene);
      await button(page, 'Add New Question').click();
      await field(page, words.questions.label).fill('x'.repeat(501));
      await button(page, words.questions.add).click();
      await expect(complaint(page, messages.question.textTooLong)).toBeVisible();
      await button(page.getByRole('article').nth(1), words.questions.edit).click();
    },
    ...alsoInThorough({
      'a guide': async ({ page }) => {
        await page.goto(adminWith('tab=documentation&guide=monitoring-guide'));
        await expect(page.getByRole('article', { name: 'Monitoring & System Health' })).toBeVisible();
      },
    }),
    'a dark look of his own, beside one that is saved': async ({ page }) => {
      await page.goto(adminAt('style'));
      await field(page, 'Theme name').fill('Plain');
      await button(page, 'Save Theme').click();
      await tab(page, 'Global Styles').click();
      await field(page, 'Background').fill('#14202b');
      await field(page, 'Card').fill('#1c2c3a');
      await field(page, 'Text').fill('#f2efe8');
      await field(page, 'Primary').fill('#a9cdf0');
      await field(page, 'Accent').fill('#ffb37a');
    },
  },
};

for (const [name, looks] of Object.entries(visits)) {
  test(`good to see in light or dark, on a phone and enlarged, to an administrator: ${name}`, async ({
    page,
    network,
    cast,
    administrator: _,
  }) => {
    const somebody = await cast.premium(`${'a-very-long-name-'.repeat(3)}${newAddress()}`);
    await lookAtEach({ page, network, somebody }, looks);
  });
}
