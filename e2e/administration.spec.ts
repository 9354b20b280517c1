import type { Locator, Page } from '@playwright/test';
import { accounts } from '../contract/accounts';
import { admin } from '../contract/admin';
import { messages } from '../contract/messages';
import { questions } from '../contract/questions';
import { mailTo } from './fixtures/mailbox';
import { newAddress, type Person } from './fixtures/people';
import {
  button,
  countCalls,
  dialog,
  expectPath,
  field,
  heading,
  logInThroughForm,
  nextCall,
  note,
  tab,
} from './fixtures/screen';
import type { Server } from './fixtures/server';
import { expect, test } from './fixtures/story';

const words = messages.admin;

const users = (page: Page) => page.getByRole('table', { name: words.users.title, exact: true });
const row = (page: Page, email: string) => users(page).getByRole('row').filter({ hasText: email });
const modal = (page: Page) => page.getByRole('dialog', { name: words.user.title });
const fact = (where: Page | Locator, name: string) =>
  where.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd');
const emails = (page: Page) => users(page).getByRole('rowheader').allTextContents();
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of users' });
const entry = (page: Page, text: string) => page.getByRole('article', { name: text });

async function find(page: Page, email: string): Promise<void> {
  await field(page, words.users.search).fill(email);
  await expect(users(page).getByRole('rowheader')).toHaveText([email]);
}

async function look(page: Page, person: { email: string }): Promise<Locator> {
  await find(page, person.email);
  await button(row(page, person.email), words.users.details).click();
  await expect(modal(page)).toBeVisible();
  return modal(page);
}

test('ADMIN-01 ADMIN-02 ADMIN-03 ADMIN-05 ADMIN-06 ADMIN-07 ADMIN-08 ADMIN-40 ROLE-24 ROLE-26 ROLE-30 an administrator logs in and sees how it is going', async ({
  page,
  cast,
}) => {
  const account = await cast.administrator();
  await page.goto('/login');
  const loaded = ['users', 'questions', 'subscriptions/status', 'metrics/users'].map((call) =>
    nextCall(page, `GET /api/admin/${call}`),
  );
  await logInThroughForm(page, account);
  await expectPath(page, '/admin');
  await expect(heading(page, words.title)).toBeVisible();
  const calls = await Promise.all(loaded);
  expect(new URL(calls[3]?.url() ?? '').search).toBe('?timeRange=24h');
  for (const total of Object.values(words.totals)) await expect(fact(page, total)).toHaveText(/^[1-9][\d,]*$|^0$/);
  await expect(page.getByRole('tab')).toHaveText(Object.values(words.tabs));

  const range = field(page, words.metrics.timeRange);
  await expect(range).toHaveValue('24h');
  await expect(range.getByRole('option')).toHaveText(['24h', '7d', '30d']);
  await expect(page.getByRole('figure')).toHaveCount(2);
  const chosen = nextCall(page, 'GET /api/admin/metrics/users');
  await range.selectOption('7d');
  expect(new URL((await chosen).url()).search).toBe('?timeRange=7d');
  await expect(page.getByText(words.metrics.ranges['7d'])).toBeVisible();
});

test('ADMIN-10 ADMIN-11 ADMIN-12 ADMIN-13 ADMIN-14 ADMIN-15 he finds his way through the users: search, order, pages', async ({
  page,
  cast,
  administrator: _,
}) => {
  const family = newAddress('family').split('@')[0] ?? '';
  const addresses = Array.from({ length: 12 }, (_, n) => `${family}-${String.fromCharCode(97 + n)}@example.com`);
  for (const email of addresses) await cast.signUp(email);
  await page.goto('/admin');
  await field(page, words.users.search).fill(family.toUpperCase());
  await expect(note(page, '12 users')).toBeVisible();
  expect(await emails(page)).toEqual(addresses.slice(2).reverse());
  const joined = users(page).getByRole('columnheader', { name: words.users.joined });
  await expect(joined).toHaveAttribute('aria-sort', 'descending');
  await button(joined, words.users.joined).click();
  await expect(joined).toHaveAttribute('aria-sort', 'ascending');
  await expect(users(page).getByRole('rowheader').first()).toHaveText(addresses[0] ?? '');

  await expect(button(pages(page), 'Previous')).toBeDisabled();
  await button(pages(page), 'Next').click();
  await expect(users(page).getByRole('rowheader')).toHaveText(addresses.slice(10));
  await expect(button(pages(page), 'Next')).toBeDisabled();
  await button(pages(page), 'Previous').click();
  await expect(users(page).getByRole('rowheader')).toHaveCount(10);

  const email = users(page).getByRole('columnheader', { name: words.users.email });
  await button(email, words.users.email).click();
  await button(email, words.users.email).click();
  await expect(email).toHaveAttribute('aria-sort', 'descending');
  await expect(users(page).getByRole('rowheader').first()).toHaveText(addresses[11] ?? '');

  const someone = { email: addresses[4] ?? '', password: 'Password1' };
  await cast.verify(someone);
  await cast.logIn(someone);
  const login = users(page).getByRole('columnheader', { name: words.users.lastLogin });
  await button(login, words.users.lastLogin).click();
  await expect(users(page).getByRole('rowheader').first()).toHaveText(someone.email);
  await expect(users(page).getByRole('row').nth(2)).toContainText(words.users.never);
});

test('ADMIN-17 ADMIN-21 ADMIN-22 ADMIN-23 ADMIN-24 ADMIN-25 ROLE-26 ROLE-27 he looks at somebody, whose words he cannot read, and sends him a reset', async ({
  page,
  cast,
  server,
  network,
  administrator: _,
}) => {
  const him = await cast.premium();
  await cast.answer(him, ['Quxwort in spring', 'Quxwort in autumn']);
  await server.call(questions.add, { body: { text: 'Does the quxwort bloom?' } }, him);
  const { release } = await network.hold(`GET /api/admin/users/${him.id}`);
  await page.goto('/admin');
  await find(page, him.email);
  await button(row(page, him.email), words.users.details).click();
  await expect(modal(page)).toHaveCount(0);
  release();
  await expect(modal(page)).toBeVisible();
  await expect(fact(modal(page), words.user.answers)).toHaveText('2');
  await expect(fact(modal(page), words.user.customQuestions)).toHaveText('1');
  expect(await page.locator('body').textContent()).not.toMatch(/quxwort/i);

  const sent = countCalls(page, `POST /api/admin/users/${him.id}/reset-password`);
  await button(modal(page), words.reset.button).click();
  await expect(dialog(page)).toContainText(him.email);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(modal(page)).toBeVisible();
  expect(sent()).toBe(0);
  await button(modal(page), words.reset.button).click();
  const request = nextCall(page, `POST /api/admin/users/${him.id}/reset-password`);
  await button(dialog(page), words.reset.send).click();
  expect((await request).postData()).toBeNull();
  await expect(note(modal(page), 'Password reset email sent to user successfully')).toBeVisible();
  await mailTo(server, him.email, /password/i);
});

test('ADMIN-34 ADMIN-35 ADMIN-36 ADMIN-37 ROLE-28 he cancels a subscription, at the end of what is paid for', async ({
  page,
  cast,
  administrator: _,
}) => {
  const [him, basic] = [await cast.premium(), await cast.husband()];
  await page.goto('/admin');
  await look(page, basic);
  await expect(button(modal(page), words.cancel.button)).toHaveCount(0);
  await button(modal(page), words.user.close).click();

  await look(page, him);
  const cancellations = countCalls(page, `DELETE /api/admin/users/${him.id}/cancel-subscription`);
  await button(modal(page), words.cancel.button).click();
  await button(dialog(page), words.cancel.keep).click();
  expect(cancellations()).toBe(0);
  await button(modal(page), words.cancel.button).click();
  const again = nextCall(page, `GET /api/admin/users/${him.id}`);
  await button(dialog(page), words.cancel.button).click();
  await again;
  await expect(note(modal(page), words.cancel.done)).toBeVisible();
  expect(cancellations()).toBe(1);
  await expect(fact(modal(page), words.user.subscription)).toHaveText(words.plans.canceling);
  await expect(fact(modal(page), words.user.premiumUntil)).toHaveText(/\d{4}$/);
});

test('ADMIN-27 ADMIN-28 ADMIN-29 ADMIN-30 ADMIN-31 ADMIN-32 ADMIN-42 ROLE-29 he deletes an account after confirming, and the log says so', async ({
  page,
  cast,
  server,
  administrator,
}) => {
  const him = await cast.husband();
  await page.goto('/admin');
  await look(page, him);
  const deletions = countCalls(page, `DELETE /api/admin/users/${him.id}`);
  await button(modal(page), words.remove.button).click();
  await expect(dialog(page)).toContainText(
    'Are you sure you want to delete this account? This action cannot be undone and will permanently delete all user data',
  );
  await button(dialog(page), words.remove.keep).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(deletions()).toBe(0);
  await button(modal(page), words.remove.button).click();
  await button(dialog(page), words.remove.button).click();
  await expect(note(page, 'User deleted successfully')).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByText(`${words.users.none} for "${him.email}"`)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.users.title, exact: true })).toBeFocused();
  expect(await server.status(accounts.login, { body: { email: him.email, password: him.password } })).toBe(401);
  await expectLogged(page, administrator, words.auditLog.actions['delete-user']);
});

async function expectLogged(page: Page, { email }: Person, action: string): Promise<void> {
  const line = page.getByRole('table', { name: words.auditLog.title }).getByRole('row').filter({ hasText: action });
  await expect(line.first()).toContainText(email);
  await expect(line.first()).toContainText(words.auditLog.outcomes.done);
}

test('ADMINQ-01 ADMINQ-03 ADMINQ-04 ADMINQ-05 ADMINQ-06 ADMINQ-07 ADMINQ-08 ADMINQ-13 ADMINQ-14 ROLE-25 he adds and changes a question, which husbands are then offered', async ({
  page,
  cast,
  server,
  administrator,
}) => {
  const [him, text] = [await cast.husband(), `Which soup, ${newAddress('number')}?`];
  const offered = async () => (await server.call(questions.list, {}, him)).map((question) => question.text);
  await page.goto('/admin');
  await tab(page, words.tabs.questions).click();
  await expectPath(page, '/admin?tab=questions');
  const sent = countCalls(page, 'POST /api/admin/questions');
  const toggle = page.getByRole('button', { expanded: false, name: 'Add New Question' });
  await toggle.click();
  await expect(field(page, words.questions.label)).toBeFocused();
  await field(page, words.questions.label).fill('   ');
  await button(page, words.questions.add).click();
  expect(sent()).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, words.questions.closeForm).click();
  await expect(field(page, words.questions.label)).toHaveCount(0);
  await toggle.click();
  await field(page, words.questions.label).fill(text);
  await button(page, words.questions.add).click();
  await expect(note(page, 'Question added successfully!')).toBeVisible();
  await expect(entry(page, text)).toBeVisible();
  expect(await offered()).toContain(text);

  const changed = text.replace('soup', 'bread');
  await button(entry(page, text), words.questions.edit).click();
  await field(entry(page, text), words.questions.label).fill(changed);
  await button(entry(page, text), words.questions.save).click();
  await expect(note(entry(page, changed), 'Question updated successfully!')).toBeVisible();
  expect(await offered()).toContain(changed);
  await retire(server, administrator, changed);
});

/** The other stories play with the pool as it was. */
async function retire(server: Server, administrator: Person, text: string): Promise<void> {
  const pool = await server.call(admin.listQuestions, {}, administrator);
  const id = pool.find((question) => question.text === text)?.id ?? '';
  await server.call(admin.removeQuestion, { params: { id } }, administrator);
}

test('ADMINQ-02 ADMINQ-09 ADMINQ-10 ADMINQ-11 ADMINQ-12 ADMINQ-15 ROLE-25 he retires a question, which husbands are then no longer offered', async ({
  page,
  cast,
  server,
  administrator,
}) => {
  const [him, text] = [await cast.premium(), `Which cheese, ${newAddress('number')}?`];
  const own = `Which quxwort, ${newAddress('number')}?`;
  const { id } = await server.call(admin.addQuestion, { body: { text } }, administrator);
  await server.call(questions.add, { body: { text: own } }, him);
  await page.goto('/admin?tab=questions');
  await field(page, 'Search questions').fill(own);
  await expect(page.getByText(words.questions.none)).toBeVisible();
  await field(page, 'Search questions').fill(text);
  const deletions = countCalls(page, `DELETE /api/admin/questions/${id}`);
  await button(entry(page, text), words.questions.remove).click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete this question? This cannot be undone.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(deletions()).toBe(0);
  await button(entry(page, text), words.questions.remove).click();
  await button(dialog(page), words.questions.remove).click();
  await expect(note(page, 'Question deleted successfully!')).toBeVisible();
  await expect(entry(page, text)).toHaveCount(0);
  expect((await server.call(questions.list, {}, him)).map((question) => question.text)).not.toContain(text);
});
