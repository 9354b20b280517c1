import { billing } from '../contract/billing';
import {
  bar,
  button,
  complaint,
  countCalls,
  dialog,
  expectPath,
  heading,
  link,
  nextCall,
  note,
  tab,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';

const cancel = 'Cancel Subscription';
const cancelled =
  'Your subscription has been cancelled. You will retain Premium features until the end of your current billing period.';

test('MANAGE-01 MANAGE-04 MANAGE-06 MANAGE-07 MANAGE-08 MANAGE-09 MANAGE-10 MANAGE-11 MANAGE-12 a basic husband sees what he has not, what Premium adds, and the way to it', async ({
  page,
  husband: _,
}) => {
  await page.goto('/manage-subscription');
  await expect(page.getByRole('heading', { name: 'Basic Account', exact: true })).toBeVisible();
  await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'Question of the Day', 'AI Assistant']);
  await expect(button(bar(page), 'Logout')).toBeVisible();
  const limits = page.getByRole('main').getByRole('listitem');
  for (const words of ['No AI assistant', 'No custom questions', 'Limited search', 'cannot be edited or deleted']) {
    await expect(limits.filter({ hasText: words })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'What Premium adds' })).toBeVisible();
  await expect(button(page, cancel)).toHaveCount(0);
  await link(page, 'Upgrade to Premium - $7.77/month').click();
  await expectPath(page, '/upgrade');
});

test('MANAGE-02 MANAGE-22 the status is loading, cannot be loaded, and is there on another try', async ({
  page,
  premium: _,
  network,
}) => {
  const held = await network.hold('GET /api/subscription/status');
  await page.goto('/manage-subscription');
  await expect(note(page, 'Loading subscription information...')).toBeVisible();
  await network.refuse('GET /api/subscription/status', 500);
  held.release();
  await page.reload();
  await expect(complaint(page, 'Failed to load subscription status')).toBeVisible();
  await network.mend('GET /api/subscription/status');
  await button(page, 'Try Again').click();
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible();
});

test('MANAGE-03 MANAGE-05 MANAGE-06 MANAGE-13 MANAGE-14 MANAGE-15 MANAGE-16 MANAGE-17 MANAGE-18 MANAGE-19 ROLE-20 a premium husband cancels after reading what he loses, and is told until when he keeps it', async ({
  page,
  premium,
  server,
}) => {
  await page.goto('/manage-subscription');
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

test('MANAGE-20 a cancellation that fails says why, and Premium stays', async ({ page, premium: _, network }) => {
  await network.refuse('POST /api/user/subscription', 503, { error: 'The payment provider cannot be reached.' });
  await page.goto('/manage-subscription');
  await button(page, cancel).click();
  await button(dialog(page), cancel).click();
  await expect(complaint(page, 'Failed to cancel subscription: The payment provider cannot be reached.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible();
});

test('DASH-45 DASH-47 DASH-48 DASH-49 DASH-50 DASH-51 DASH-52 he cancels from the account settings of the dashboard', async ({
  page,
  premium: _,
  network,
}) => {
  await page.goto('/dashboard?tab=account');
  await expect(page.getByRole('heading', { name: 'Subscription', exact: true })).toBeVisible();
  const cancellations = countCalls(page, 'POST /api/user/subscription');
  await button(page, cancel).click();
  await expect(dialog(page)).toContainText('Are you sure you want to cancel your subscription?');
  await button(dialog(page), 'Keep Premium').click();
  await expect(dialog(page)).toHaveCount(0);
  expect(cancellations()).toBe(0);

  await network.refuse('POST /api/user/subscription', 500);
  await button(page, cancel).click();
  await button(dialog(page), cancel).click();
  await expect(complaint(page, 'Failed to cancel subscription')).toBeVisible();
  await network.mend('POST /api/user/subscription');
  await button(page, cancel).click();
  await button(dialog(page), cancel).click();
  await expect(note(page, 'Subscription cancelled successfully')).toBeVisible();
  await expect(page.getByText(/^Premium until .+, then Basic Account$/)).toBeVisible();
  await expect(button(page, cancel)).toHaveCount(0);
});

test('DASH-46 a basic husband has no subscription block', async ({ page, husband: _ }) => {
  // Where his subscription is known already, the block would be there with the rest of the tab.
  await page.goto('/manage-subscription');
  await expect(page.getByRole('heading', { name: 'Basic Account', exact: true })).toBeVisible();
  await link(bar(page), 'Dashboard').click();
  await tab(page, 'Account Settings').click();
  await expect(page.getByRole('heading', { name: 'Email Preferences' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscription', exact: true })).toHaveCount(0);
});

test('a card that is refused at renewal is told, and Premium goes on for now', async ({ page, premium, server }) => {
  const refused = await server.dev.post(`/dev/subscriptions/${encodeURIComponent(premium.email)}/refuse-card`);
  expect(refused.ok()).toBe(true);
  await expect.poll(async () => (await server.call(billing.status, {}, premium)).subscription_status).toBe('past_due');
  await page.goto('/manage-subscription');
  await expect(note(page, 'Your last payment did not go through.')).toBeVisible();
  await expect(heading(page, 'Manage Subscription')).toBeVisible();
  await expect(page.getByRole('banner').getByTitle('Premium Subscriber')).toBeVisible();
});
