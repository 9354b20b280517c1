import { paths } from '../contract/paths';
import { mailsTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import {
  button,
  chooseFromMenu,
  expectPath,
  field,
  heading,
  link,
  menuButton,
  menuEntries,
  note,
  tabTo,
} from './fixtures/screen';
import { expect, test } from './fixtures/story';

test("SHELL-01 SHELL-05 SHELL-06 SHELL-10 SHELL-11 CONTACT-03 CONTACT-11 CONTACT-13 CONTACT-14 CONTACT-15 somebody without a mouse skips the header with one key, and the menu closes when the Tab key leads out of it; a visitor finds four entries in it, each leading where it says; at the last he writes without a name, and the message reaches the owner's mailbox", async ({
  page,
  server,
}) => {
  await page.goto(paths.help);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await tabTo(page, menuButton(page));
  await page.keyboard.press('ArrowUp');
  await expect(link(menuEntries(page), 'Contact')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuEntries(page)).toHaveCount(0);
  await expect(menuButton(page)).not.toBeFocused();
  await expect(page.locator(':focus')).toBeVisible();

  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveText(['Login', 'Sign Up', 'Help', 'Contact']);
  await menuButton(page).click();
  await expect(menuEntries(page)).toHaveCount(0);
  for (const [entry, path] of [
    ['Login', paths.login],
    ['Sign Up', paths.signup],
    ['Help', paths.help],
    ['Contact', paths.contact],
  ] as const) {
    await chooseFromMenu(page, entry);
    await expectPath(page, path);
    await expect(menuEntries(page)).toHaveCount(0);
  }

  // The screen before stands until this one is here, and it may have such a field too.
  await expect(heading(page)).toHaveText('Contact Us');
  const email = newAddress('writer');
  await field(page, 'Email').fill(email);
  await field(page, 'Purpose').selectOption('Idea');
  await field(page, 'Subject').fill(`A question from ${email}`);
  await field(page, 'Message').fill('Could it remind me\nof her birthday?');
  await button(page, 'Send message').click();
  await expect(note(page, 'Thank you! Your message has been sent successfully.')).toBeVisible();
  for (const label of ['Email', 'Subject', 'Message']) await expect(field(page, label)).toHaveValue('');
  await expect
    .poll(async () => {
      const mails = await mailsTo(server, 'support@heartnote.local');
      return mails.find((mail) => mail.replyTo?.includes(email))?.text;
    })
    .toContain('of her birthday?');
});
