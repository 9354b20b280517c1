import type { Page } from '@playwright/test';
import { ideaMessages } from '../../contract/idea-messages';
import { paths } from '../../contract/paths';
import {
  button,
  choose,
  dialog,
  expectPath,
  field,
  heading,
  link,
  logInThroughForm,
  logInTo,
  note,
  options,
} from '../fixtures/screen';
import { itIs } from '../fixtures/server-clock';
import { expect, test } from '../fixtures/story';

const crown = (page: Page) => page.getByRole('banner').getByTitle('Premium Subscriber');

test('UPGRADE-15 MANAGE-19 DASH-51 ROLE-19 ROLE-20 he upgrades, uses it, cancels, keeps it to the last hour he has paid for, and is basic after it', async ({
  page,
  cast,
  server,
}) => {
  await itIs('2027-06-01T15:00:00Z', server, page);
  const person = await cast.husband();
  const [kept = '', removed = ''] = await cast.answer(person, ['Peonies', 'Lilies']);
  await logInTo(page, paths.upgrade, person);
  await button(page, 'Upgrade to Premium - $7.77/month').click();
  await button(page, 'Pay $7.77').click();
  await expect(note(page, 'Premium is on.')).toBeVisible();
  await expect(crown(page)).toBeVisible();

  await page.goto(paths.searchAnswers);
  const entry = page.getByRole('article', { name: kept });
  await choose(entry, 'Edit answer');
  await field(entry, 'Her answer').fill('Peonies, the pale ones');
  await button(entry, 'Save').click();
  await expect(note(entry, 'Answer updated successfully!')).toBeVisible();
  await choose(page.getByRole('article', { name: removed }), 'Delete answer');
  await button(dialog(page), 'Delete').click();
  await expect(note(page, 'Answer deleted successfully!')).toBeVisible();

  await page.goto(paths.manageSubscription);
  await button(page, 'Cancel Subscription').click();
  await button(dialog(page), 'Cancel Subscription').click();
  await expect(page.getByRole('heading', { name: 'Premium until July 1, 2027, then Basic Account' })).toBeVisible();

  await itIs('2027-07-01T14:30:00Z', server, page);
  await page.goto(paths.searchAnswers);
  await expect(crown(page)).toBeVisible();
  await expect(options(entry)).toBeVisible();
  await page.goto(paths.manageSubscription);
  await expect(page.getByRole('heading', { name: 'Premium until July 1, 2027, then Basic Account' })).toBeVisible();

  // The session of thirty days has run out meanwhile, too.
  await itIs('2027-07-01T15:01:00Z', server, page);
  await page.goto(paths.manageSubscription);
  await button(dialog(page), 'Log in').click();
  await logInThroughForm(page, person);
  await expectPath(page, paths.dashboard);
  await expect(heading(page)).toContainText(person.email);
  await expect(page.getByRole('definition').first()).toHaveText('Basic');
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Account Settings', 'My Answers']);
  await expect(crown(page)).toHaveCount(0);
  await page.goto(paths.manageSubscription);
  await expect(page.getByRole('heading', { name: 'Basic Account', exact: true })).toBeVisible();
  await page.goto(paths.searchAnswers);
  await expect(entry).toContainText('Peonies, the pale ones');
  await entry.getByRole('button', { name: /^Options for/ }).click();
  await expect(entry.getByRole('button', { name: ideaMessages.keep })).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Edit answer' })).toHaveCount(0);
  await page.goto(paths.upgrade);
  await expect(button(page, 'Upgrade to Premium - $7.77/month')).toBeVisible();
  await expect(link(page, 'Manage Subscription')).toHaveCount(0);
});
