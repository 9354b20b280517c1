import { mailsTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import { button, field, heading, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const thanks = 'Thank you! Your message has been sent successfully.';

test("CONTACT-01 CONTACT-02 CONTACT-03 CONTACT-09 CONTACT-10 CONTACT-11 CONTACT-12 CONTACT-13 CONTACT-14 CONTACT-15 a visitor writes without a name; the message reaches the owner's mailbox", async ({
  page,
  server,
  network,
}) => {
  const email = newAddress('writer');
  const subject = `A question from ${email}`;
  await page.goto('/contact');
  await expect(heading(page, 'Contact Us')).toBeVisible();
  await expect(field(page, 'Purpose')).toHaveValue('question');
  await expect(field(page, 'Purpose').getByRole('option')).toHaveText([
    'General Question',
    'Bug Report',
    'Feature Request',
    'Idea',
    'Support',
    'Feedback',
  ]);
  await field(page, 'Email').fill(email);
  await field(page, 'Purpose').selectOption('Idea');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('Could it remind me\nof her birthday?');

  const answer = await network.hold('POST /api/contact');
  const sent = nextCall(page, 'POST /api/contact');
  await button(page, 'Send message').click();
  await expect(button(page, 'Sending...')).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({
    name: '',
    email,
    subject,
    message: 'Could it remind me\nof her birthday?',
    purpose: 'idea',
  });
  answer.release();
  await expect(note(page, thanks)).toHaveText(`${thanks} We'll get back to you soon.`);
  for (const label of ['Name (optional)', 'Email', 'Subject', 'Message']) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(field(page, 'Purpose')).toHaveValue('question');

  await expect
    .poll(async () => {
      const mails = await mailsTo(server, 'support@heartnote.local');
      return mails.find((mail) => mail.replyTo?.includes(email))?.text;
    })
    .toContain('of her birthday?');
});
