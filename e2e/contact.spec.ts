import { paths } from '../contract/paths';
import { mailsTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import { button, field, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test("CONTACT-03 CONTACT-11 CONTACT-13 CONTACT-14 CONTACT-15 a visitor writes without a name; the message reaches the owner's mailbox", async ({
  page,
  server,
}) => {
  const email = newAddress('writer');
  await page.goto(paths.contact);
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
