import type { Page } from '@playwright/test';
import { messages } from '../contract/messages';
import { paths, resetLink, unsubscribeLink, verifyLink } from '../contract/paths';
import { settingsMessages } from '../contract/settings-messages';
import { alsoInThorough, type Looks, lookAtEach, type Scene } from './fixtures/looks';
import { button, complaint, field, heading, logInThroughForm, menuButton, menuEntries, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

/** Public screens in states that `every-screen.spec.ts` does not come to, by what brings them about. */
const visits: Record<string, Looks<Scene>> = {
  'the login, contact and the open menu': {
    ...alsoInThorough({
      'the login, not verified yet': async ({ page, network }) => {
        await network.refuse('POST /api/login', 403, { error: messages.login.unverified, code: 'email_unverified' });
        await page.goto(paths.login);
        await logInThroughForm(page, { email: 'him@example.com', password: 'Password1' });
        await expect(button(page, messages.signup.resend)).toBeVisible();
      },
    }),
    'the open menu': async ({ page }) => {
      await page.goto(paths.login);
      await menuButton(page).click();
      await expect(menuEntries(page)).toHaveCount(4);
    },
    'contact, refused': async ({ page }) => {
      await page.goto(paths.contact);
      await button(page, 'Send message').click();
      await expect(complaint(page, messages.contact.required)).toBeVisible();
    },
    ...alsoInThorough({
      'contact, failed': async ({ page, network }) => {
        await network.cut('POST /api/contact');
        await field(page, 'Email').fill('him@example.com');
        await field(page, 'Subject').fill('Paper');
        await field(page, 'Message').fill('Can I print it?');
        await button(page, 'Send message').click();
        await expect(complaint(page, messages.contact.failed)).toBeVisible();
      },
      'contact, sent': async ({ page, network }) => {
        await network.answer('POST /api/contact', { message: 'ok' });
        await button(page, 'Send message').click();
        await expect(note(page, messages.contact.sent)).toBeVisible();
      },
    }),
  },
  'signing up': {
    'sign-up, step 1 refused': async ({ page }) => {
      await page.goto(paths.signup);
      await button(page, 'Continue').click();
      await expect(complaint(page, messages.signup.allFields)).toBeVisible();
    },
    'sign-up, step 2': ({ page }) => reachStep2(page),
    'sign-up, step 3 failed': async ({ page, network }) => {
      await network.refuse('POST /api/signup', 500);
      await reachStep3(page);
      await button(page, messages.signup.skip).click();
      await expect(complaint(page, messages.signup.failed)).toBeVisible();
    },
    ...alsoInThorough({
      'check your email': async ({ page, network }) => {
        await network.answer('POST /api/signup', { message: 'ok' }, 201);
        await network.answer('POST /api/resend-verification', { message: 'ok' });
        await button(page, messages.signup.skip).click();
        await button(page, messages.signup.resend).click();
        await expect(note(page, messages.signup.resent)).toBeVisible();
      },
      'the offer of Premium, to somebody who has just signed up': async ({ page, network }) => {
        await network.answer('POST /api/signup', { message: 'ok' }, 201);
        // The same address again would keep the step that the look before has reached.
        await page.goto('about:blank');
        await page.goto(paths.signup);
        await reachStep2(page);
        await reachStep3(page);
        await button(page, messages.signup.upgradeNow).click();
        await expect(note(page, messages.signup.created)).toBeVisible();
        await button(page, messages.billing.upgradeButton).click();
        await expect(complaint(page, messages.billing.noToken)).toBeVisible();
      },
    }),
  },
  'the screens that a mail leads to': {
    ...alsoInThorough({
      verified: async ({ page, network }) => {
        await network.answer('GET /api/verify-email', { message: messages.verify.done });
        await page.goto(verifyLink('x'));
        await expect(note(page, messages.verify.done)).toBeVisible();
      },
    }),
    unsubscribed: async ({ page, network }) => {
      await network.answer('GET /api/unsubscribe', { message: settingsMessages.unsubscribe.done });
      await page.goto(unsubscribeLink('email=him@example.com'));
      await expect(note(page, settingsMessages.unsubscribe.done)).toBeVisible();
    },
    ...alsoInThorough({
      'a reset asked for': async ({ page, network }) => {
        await network.answer('POST /api/reset-password', { message: 'ok' });
        await page.goto(paths.resetPassword);
        await field(page, 'Email').fill('him@example.com');
        await button(page, 'Send reset link').click();
        await expect(note(page, messages.reset.sent)).toBeVisible();
      },
    }),
    'setting a new password, refused': async ({ page }) => {
      await page.goto(resetLink('x'));
      await button(page, 'Save new password').click();
      await expect(complaint(page, messages.reset.newPasswordRequired)).toBeVisible();
    },
  },
};

for (const [name, looks] of Object.entries(visits)) {
  test(`good to see in light or dark, on a phone and enlarged: ${name}`, async ({ page, network }) => {
    await lookAtEach({ page, network }, looks);
  });
}

async function reachStep2(page: Page): Promise<void> {
  await field(page, 'Email').fill('a.husband.with.a.rather.long.address.indeed@mail.department.example.com');
  await field(page, 'Password').fill('Password1');
  await field(page, 'Confirm password').fill('Password1');
  await button(page, 'Continue').click();
  await expect(heading(page, /^Step 2 of 3/)).toBeVisible();
}

async function reachStep3(page: Page): Promise<void> {
  await field(page, 'Spouse name').fill('Anna');
  await button(page, 'Continue').click();
  await expect(heading(page, /^Step 3 of 3/)).toBeVisible();
}
