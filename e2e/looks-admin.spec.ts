import type { Page } from '@playwright/test';
import { messages } from '../contract/messages';
import type { Network } from './fixtures/network';
import type { Cast } from './fixtures/people';
import { newAddress } from './fixtures/people';
import { button, complaint, dialog, field, heading, note } from './fixtures/screen';
import { expectGoodToSee, makeItStay } from './fixtures/sight';
import { expect, test } from './fixtures/story';

interface Scene {
  page: Page;
  network: Network;
  cast: Cast;
}

const words = messages.admin;
const users = (page: Page) => page.getByRole('table', { name: words.users.title, exact: true });
const modal = (page: Page) => page.getByRole('dialog', { name: words.user.title });

async function openUsers({ page }: Scene): Promise<void> {
  await page.goto('/admin');
  await expect(users(page)).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
}

async function openSomebody(scene: Scene): Promise<void> {
  const { page, cast } = scene;
  const { email } = await cast.premium(`${'a-very-long-name-'.repeat(3)}${newAddress()}`);
  await openUsers(scene);
  await field(page, words.users.search).fill(email);
  await expect(users(page).getByRole('rowheader')).toHaveText([email]);
  await button(users(page), words.users.details).click();
  await expect(modal(page)).toBeVisible();
}

async function openQuestions({ page }: Scene): Promise<void> {
  await page.goto('/admin?tab=questions');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** The administrator's screen in every state. */
const states: Record<string, (scene: Scene) => Promise<void>> = {
  'the users': openUsers,
  'the users, loading': async ({ page, network }) => {
    await network.hold('GET /api/admin/users');
    await page.goto('/admin');
    await expect(note(page, messages.common.loading).first()).toBeVisible();
  },
  'the users and the log, not loaded': async ({ page, network }) => {
    await network.refuse('GET /api/admin/users', 500, { error: 'The server is tired.' });
    await network.refuse('GET /api/admin/log', 500, { error: 'The server is tired.' });
    await page.goto('/admin');
    await expect(complaint(page, words.loadFailed)).toBeVisible();
    await expect(complaint(page, words.auditLog.loadFailed)).toBeVisible();
  },
  'nobody found': async (scene) => {
    await openUsers(scene);
    await field(scene.page, words.users.search).fill('x'.repeat(200));
    await expect(scene.page.getByText(words.users.none)).toBeVisible();
  },
  'somebody with a long address': openSomebody,
  'the users, one with a long address': async (scene) => {
    await openSomebody(scene);
    await button(modal(scene.page), words.user.close).click();
    await expect(modal(scene.page)).toHaveCount(0);
  },
  'somebody whose details failed': async (scene) => {
    await scene.network.refuse('GET /api/admin/users/*', 500, { error: 'The server is tired.' });
    await openSomebody(scene);
    await expect(complaint(modal(scene.page), words.user.detailsFailed)).toBeVisible();
  },
  'the question before deleting an account': async (scene) => {
    await openSomebody(scene);
    await button(modal(scene.page), words.remove.button).click();
    await expect(dialog(scene.page)).toBeVisible();
  },
  'a subscription cancelled': async (scene) => {
    await openSomebody(scene);
    await button(modal(scene.page), words.cancel.button).click();
    await button(dialog(scene.page), words.cancel.button).click();
    await expect(note(modal(scene.page), words.cancel.done)).toBeVisible();
  },
  'the questions': openQuestions,
  'the questions, one being written and one being changed': async (scene) => {
    const { page } = scene;
    await openQuestions(scene);
    await button(page, 'Add New Question').click();
    await field(page, words.questions.label).fill('x'.repeat(501));
    await button(page, words.questions.add).click();
    await expect(complaint(page, messages.question.textTooLong)).toBeVisible();
    await button(page.getByRole('article').nth(1), words.questions.edit).click();
  },
  'the question before deleting a question': async (scene) => {
    await openQuestions(scene);
    await button(scene.page.getByRole('article').first(), words.questions.remove).click();
    await expect(dialog(scene.page)).toBeVisible();
  },
  'no question found': async (scene) => {
    await openQuestions(scene);
    await field(scene.page, 'Search questions').fill('x'.repeat(200));
    await expect(scene.page.getByText(words.questions.none)).toBeVisible();
  },
};

for (const [name, arrange] of Object.entries(states)) {
  test(`good to see in light and dark, on a phone and enlarged: ${name}`, async ({
    page,
    network,
    cast,
    administrator: _,
  }) => {
    await makeItStay(page);
    await arrange({ page, network, cast });
    await expect(heading(page)).toBeAttached();
    await expectGoodToSee(page);
  });
}
