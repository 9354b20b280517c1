import type { Page } from '@playwright/test';
import { admin } from '../contract/admin';
import { messages } from '../contract/messages';
import { newAddress } from './fixtures/people';
import { button, complaint, dialog, field, tab, tabTo } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = messages.admin;
const TIRED = { error: 'The server is tired.' };

const users = (page: Page) => page.getByRole('table', { name: words.users.title, exact: true });
const modal = (page: Page) => page.getByRole('dialog', { name: words.user.title });
const details = (page: Page) => button(users(page), words.users.details);

async function find(page: Page, { email }: { email: string }): Promise<void> {
  await field(page, words.users.search).fill(email);
  await expect(users(page).getByRole('rowheader')).toHaveText([email]);
}

test('ADMIN-09 ADMIN-39 what does not load is told and can be tried again; metrics that fail are only logged', async ({
  page,
  network,
  watching,
  administrator: _,
}) => {
  watching.expectComplaint(/The metrics could not be loaded/);
  await network.refuse('GET /api/admin/metrics/users', 500, TIRED);
  await network.refuse('GET /api/admin/users', 500, TIRED);
  await page.goto('/admin');
  await expect(complaint(page, 'Failed to load data: The server is tired.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await network.mend('GET /api/admin/users');
  await button(page, messages.common.tryAgain).click();
  await expect(users(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(TIRED.error)).toHaveCount(0);
  await expect(field(page, words.metrics.timeRange)).toHaveValue('24h');
});

test('ADMIN-18 ADMIN-19 ADMIN-26 ADMIN-33 ADMIN-38 what fails in the modal of a user is told there, with the reason', async ({
  page,
  cast,
  network,
  administrator: _,
}) => {
  const him = await cast.premium();
  await cast.answer(him, ['Peonies']);
  await network.refuse(`GET /api/admin/users/${him.id}`, 500, TIRED);
  await page.goto('/admin');
  await find(page, him);
  await details(page).click();
  await expect(complaint(modal(page), 'Failed to load user details: The server is tired.')).toBeVisible();
  await expect(modal(page)).toContainText(him.email);
  await expect(modal(page).getByRole('definition').filter({ hasText: /^0$/ })).toHaveCount(2);

  const acts = [
    [`POST /api/admin/users/${him.id}/reset-password`, words.reset.button, words.reset.send, 'send password reset'],
    [
      `DELETE /api/admin/users/${him.id}/cancel-subscription`,
      words.cancel.button,
      words.cancel.button,
      'cancel subscription',
    ],
    [`DELETE /api/admin/users/${him.id}`, words.remove.button, words.remove.button, 'delete user'],
  ] as const;
  for (const [call, open, confirm, action] of acts) {
    await network.refuse(call, 503, TIRED);
    await button(modal(page), open).click();
    await button(dialog(page), confirm).click();
    await expect(complaint(modal(page), `Failed to ${action}: The server is tired.`)).toBeVisible();
  }
  await network.mend(`GET /api/admin/users/${him.id}`);
  await button(modal(page), messages.common.tryAgain).click();
  await expect(modal(page).getByRole('definition').filter({ hasText: /^1$/ })).toHaveCount(1);
});

test('ADMINQ-16 ADMINQ-17 ADMINQ-18 what fails with a question is told with the reason, and nothing that was typed is lost', async ({
  page,
  server,
  network,
  administrator,
}) => {
  const text = `Which cake, ${newAddress('number')}?`;
  const { id } = await server.call(admin.addQuestion, { body: { text } }, administrator);
  await network.refuse('POST /api/admin/questions', 500, TIRED);
  await network.refuse('PUT /api/admin/questions/*', 500, TIRED);
  await network.refuse('DELETE /api/admin/questions/*', 500, TIRED);
  await page.goto('/admin?tab=questions');
  await button(page, 'Add New Question').click();
  await field(page, words.questions.label).fill('Which tea?');
  await button(page, words.questions.add).click();
  await expect(complaint(page, 'Failed to add question: The server is tired.')).toBeVisible();
  await expect(field(page, words.questions.label)).toHaveValue('Which tea?');
  await button(page, words.questions.closeForm).click();

  await field(page, 'Search questions').fill(text);
  const entry = page.getByRole('article', { name: text });
  await button(entry, words.questions.edit).click();
  await field(entry, words.questions.label).fill('Which coffee?');
  await button(entry, words.questions.save).click();
  await expect(complaint(entry, 'Failed to update question: The server is tired.')).toBeVisible();
  await expect(field(entry, words.questions.label)).toHaveValue('Which coffee?');
  await button(entry, words.questions.cancel).click();
  await button(entry, words.questions.remove).click();
  await button(dialog(page), words.questions.remove).click();
  await expect(complaint(entry, 'Failed to delete question: The server is tired.')).toBeVisible();
  // The other stories play with the pool as it was.
  await server.call(admin.removeQuestion, { params: { id } }, administrator);
});

test('his own account he cannot delete here, and by keyboard alone he looks at it and comes back', async ({
  page,
  administrator,
}) => {
  await page.goto('/admin');
  await find(page, administrator);
  await tabTo(page, details(page));
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText(administrator.email);
  await expect(button(modal(page), words.remove.button)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(details(page)).toBeFocused();
  await tab(page, words.tabs.users).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: words.questions.title })).toBeVisible();
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('ADMIN-16 dates are those of Chicago', async ({ page, network, administrator }) => {
    const moment = '2025-01-15T05:30:00.000Z';
    const user = {
      id: administrator.id,
      email: 'somebody@example.com',
      email_verified: true,
      is_admin: false,
      created_at: moment,
      last_login: moment,
      subscription_status: 'none',
      answersCount: 0,
      customQuestionsCount: 0,
    };
    await network.answer('GET /api/admin/users', { users: [user], total: 1 });
    await page.goto('/admin');
    await expect(users(page).getByRole('cell').first()).toHaveText('Jan 14, 2025');
    await expect(users(page).getByRole('cell').nth(1)).toHaveText(/^Jan 14, 2025, 11:30\sPM$/);
  });
});
