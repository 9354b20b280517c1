import type { Locator, Page } from '@playwright/test';
import { accounts } from '../contract/accounts';
import { adminMessages } from '../contract/admin-messages';
import { adminAt, paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { mailTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import { button, dialog, expectPath, field, heading, logInThroughForm, note, tab, tabTo } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const words = adminMessages;

const users = (page: Page) => page.getByRole('table', { name: words.users.title, exact: true });
const details = (page: Page) => button(users(page), words.users.details);
const modal = (page: Page) => page.getByRole('dialog', { name: words.user.title });
const fact = (where: Page | Locator, name: string) =>
  where.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd');
const entry = (page: Page, text: string) => page.getByRole('article', { name: text });

async function find(page: Page, { email }: { email: string }): Promise<void> {
  await field(page, words.users.search).fill(email);
  await expect(users(page).getByRole('rowheader')).toHaveText([email]);
}

test('LOGIN-14 ADMIN-01 ADMIN-02 ADMIN-03 ADMIN-08 ROLE-24 ROLE-26 ROLE-30 an administrator logs in and sees how it is going; by keyboard alone he looks at his own account, which he cannot delete here', async ({
  page,
  cast,
}) => {
  const administrator = await cast.administrator();
  await page.goto(paths.login);
  await logInThroughForm(page, administrator);
  await expectPath(page, paths.admin);
  await expect(heading(page, words.title)).toBeVisible();
  const { users, questions, subscriptions } = words.totals;
  for (const total of [users, questions, subscriptions])
    await expect(fact(page, total)).toHaveText(/^[1-9][\d,]*$|^0$/);
  await tab(page, words.tabs.activity).click();
  await expectPath(page, adminAt('activity'));
  await expect(page.getByRole('figure')).toHaveCount(2);
  await field(page, words.metrics.timeRange).selectOption('7d');
  await expect(page.getByText(words.metrics.ranges['7d'])).toBeVisible();

  await tab(page, words.tabs.users).click();
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

test('ADMIN-21 ADMIN-22 ADMIN-25 ADMIN-27 ADMIN-29 ADMIN-31 ADMIN-36 ADMIN-37 ADMIN-42 ROLE-26 ROLE-27 ROLE-28 ROLE-29 he looks at somebody, whose words he cannot read, sends him a reset, ends his subscription and deletes his account', async ({
  page,
  cast,
  server,
  administrator,
}) => {
  const him = await cast.premium();
  await cast.answer(him, ['Quxwort in spring', 'Quxwort in autumn']);
  await server.call(questions.add, { body: { text: 'Does the quxwort bloom?' } }, him);
  await page.goto(paths.admin);
  await find(page, him);
  await details(page).click();
  await expect(fact(modal(page), words.user.answers)).toHaveText('2');
  await expect(fact(modal(page), words.user.customQuestions)).toHaveText('1');
  expect(await page.locator('body').textContent()).not.toMatch(/quxwort/i);

  await button(modal(page), words.reset.button).click();
  await expect(dialog(page)).toContainText(him.email);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(modal(page)).toBeVisible();
  await button(modal(page), words.reset.button).click();
  await button(dialog(page), words.reset.send).click();
  await expect(note(modal(page), 'Password reset email sent to user successfully')).toBeVisible();
  await mailTo(server, him.email, /password/i);

  await button(modal(page), words.cancel.button).click();
  await button(dialog(page), words.cancel.button).click();
  await expect(note(modal(page), words.cancel.done)).toBeVisible();
  await expect(fact(modal(page), words.user.subscription)).toHaveText(words.plans.canceling);
  await expect(fact(modal(page), words.user.premiumUntil)).toHaveText(/\d{4}$/);

  await button(modal(page), words.remove.button).click();
  await button(dialog(page), words.remove.button).click();
  await expect(note(page, 'User deleted successfully')).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByText(`${words.users.none} for "${him.email}"`)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.users.title, exact: true })).toBeFocused();
  expect(await server.status(accounts.login, { body: { email: him.email, password: him.password } })).toBe(401);
  await tab(page, words.tabs.log).click();
  const done = page.getByRole('table', { name: words.auditLog.title }).getByRole('row');
  const line = done.filter({ hasText: words.auditLog.actions['delete-user'] }).first();
  await expect(line).toContainText(administrator.email);
  await expect(line).toContainText(words.auditLog.outcomes.done);
});

test('ADMINQ-02 ADMINQ-03 ADMINQ-05 ADMINQ-07 ADMINQ-09 ADMINQ-11 ROLE-25 he adds, changes and retires a question, and husbands are offered what is in the pool', async ({
  page,
  cast,
  server,
  administrator: _,
}) => {
  const [him, text] = [await cast.premium(), `Which soup, ${newAddress('number')}?`];
  const own = `Which quxwort, ${newAddress('number')}?`;
  await server.call(questions.add, { body: { text: own } }, him);
  const offered = async () => (await server.call(questions.list, {}, him)).map((question) => question.text);
  await page.goto(paths.admin);
  await tab(page, words.tabs.questions).click();
  await expectPath(page, adminAt('questions'));
  await page.getByRole('button', { expanded: false, name: 'Add New Question' }).click();
  await expect(field(page, words.questions.label)).toBeFocused();
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

  await field(page, 'Search questions').fill(own);
  await expect(page.getByText(words.questions.none)).toBeVisible();
  await field(page, 'Search questions').fill(changed);
  await button(entry(page, changed), words.questions.remove).click();
  await button(dialog(page), words.questions.remove).click();
  await expect(note(page, 'Question deleted successfully!')).toBeVisible();
  await expect(entry(page, changed)).toHaveCount(0);
  expect(await offered()).not.toContain(changed);
});
