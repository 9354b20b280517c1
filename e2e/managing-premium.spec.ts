import { billing } from '../contract/billing';
import { paths } from '../contract/paths';
import { button, countCalls, dialog, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const cancel = 'Cancel Subscription';
const cancelled =
  'Your subscription has been cancelled. You will retain Premium features until the end of your current billing period.';

test('MANAGE-03 MANAGE-05 MANAGE-06 MANAGE-13 MANAGE-14 MANAGE-15 MANAGE-16 MANAGE-17 MANAGE-18 MANAGE-19 ROLE-20 a premium husband cancels after reading what he loses, and is told until when he keeps it', async ({
  page,
  premium,
  server,
}) => {
  await page.goto(paths.manageSubscription);
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Premium features' })).toBeVisible();
  const cancellations = countCalls(page, 'POST /api/user/subscription');
  await button(page, cancel).click();
  await expect(dialog(page)).toContainText('Are you sure you want to cancel your subscription?');
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'AI Assistant',
    'Custom Questions',
    'Answer Search & Editing',
    'Priority Support',
  ]);
  await expect(dialog(page)).toContainText('cannot be undone');
  await button(dialog(page), 'Keep Premium').click();
  await button(page, cancel).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(cancellations()).toBe(0);

  await button(page, cancel).click();
  const sent = nextCall(page, 'POST /api/user/subscription');
  await button(dialog(page), cancel).click();
  expect((await sent).postData()).toBeNull();
  await expect(note(page, cancelled)).toBeVisible();
  const { premiumUntil } = await server.call(billing.status, {}, premium);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' }).format(
    new Date(premiumUntil ?? 0),
  );
  await expect(page.getByRole('heading', { name: `Premium until ${day}, then Basic Account` })).toBeVisible();
  await expect(button(page, cancel)).toHaveCount(0);
  await expect(page.getByRole('banner').getByTitle('Premium Subscriber')).toBeVisible();

  await button(page, 'Keep Premium').click();
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible();
});
