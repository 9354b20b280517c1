import type { Page } from '@playwright/test';
import { billing } from '../contract/billing';
import { checkoutCancelled, paths } from '../contract/paths';
import { button, complaint, expectPath, heading, link, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const upgrade = 'Upgrade to Premium - $7.77/month';
const crown = (page: Page) => page.getByRole('banner').getByTitle('Premium Subscriber');
const checkout = 'Pay $7.77';

test('SHELL-03 UPGRADE-08 UPGRADE-09 UPGRADE-10 UPGRADE-15 ROLE-11 a basic husband goes back from the checkout page, has a card declined, pays, comes back, and is premium at once', async ({
  page,
  husband,
  server,
  network,
}) => {
  await page.goto(paths.dashboard);
  await expect(heading(page)).toContainText(husband.email);
  await expect(crown(page)).toHaveCount(0);
  await link(page, 'Upgrade Now').click();
  const { priceId } = await server.call(billing.price, {});
  const held = await network.hold('POST /api/subscription/create-checkout-session');
  const sent = nextCall(page, 'POST /api/subscription/create-checkout-session');
  await button(page, upgrade).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ priceId });
  expect(request.headers().authorization).toBe(`Bearer ${husband.token}`);
  await expect(button(page, 'Processing...')).toBeVisible();
  held.release();

  await expect(heading(page, 'Heartnote Premium')).toBeVisible();
  await expect(button(page, checkout)).toBeVisible();
  await page.goBack();
  await expect(button(page, upgrade)).toBeEnabled();
  await expect(button(page, upgrade)).not.toHaveAttribute('aria-busy', 'true');

  await button(page, upgrade).click();
  await button(page, 'Pay with a card that is declined').click();
  await expect(complaint(page, 'The card was declined. Nothing was charged.')).toBeVisible();
  await link(page, 'Go back without paying').click();
  await expectPath(page, checkoutCancelled);
  await expect(note(page, "You left checkout. You weren't charged.")).toBeVisible();
  expect(await server.call(billing.status, {}, husband)).toMatchObject({ isPremium: false });

  await button(page, upgrade).click();
  await button(page, checkout).click();
  await expectPath(page, paths.manageSubscription);
  await expect(note(page, 'Premium is on.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible();
  await expect(crown(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible();
  await expect(note(page, 'Premium is on.')).toHaveCount(0);
  await page.goto(paths.upgrade);
  await expect(page.getByText('You have Premium. All of this is yours.')).toBeVisible();
  await expect(button(page, upgrade)).toHaveCount(0);
});
