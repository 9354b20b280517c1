import { mailsTo } from './fixtures/mailbox';
import { newAddress } from './fixtures/people';
import { button, complaint, expectPath, field, heading, link, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const thanks = 'Thank you! Your message has been sent successfully.';
const sorry = 'Sorry, there was an error sending your message. Please try again.';

test('HELP-01 HELP-02 HELP-03 HELP-04 HELP-05 HELP-06 HELP-07 HELP-08 HELP-10 HELP-11 a visitor reads how it works, section by section, and is offered Premium', async ({
  page,
}) => {
  await page.goto('/help');
  await expect(heading(page, 'How It Works')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Daily questions',
    'Answer and connect',
    'Build understanding',
    'Features',
    'Premium features',
    'Why it works',
    'Contact Us',
  ]);
  for (const label of ['Name (optional)', 'Email', 'Purpose', 'Subject', 'Message']) {
    await expect(field(page, label)).toBeVisible();
  }
  await link(page, 'Upgrade to Premium').click();
  await expectPath(page, '/upgrade');
});

test('HELP-07 HELP-08 a basic husband is offered Premium on the help page', async ({ page, husband: _ }) => {
  await page.goto('/help');
  await link(page, 'Upgrade to Premium').click();
  await expectPath(page, '/upgrade');
});

test('HELP-09 a premium husband is offered nothing', async ({ page, premium: _ }) => {
  await page.goto('/help');
  await expect(page.getByText('Your account has all of this.')).toBeVisible();
  await expect(link(page, 'Upgrade to Premium')).toHaveCount(0);
});

test('HELP-12 HELP-13 the form of the help page thanks and apologises without more', async ({ page, network }) => {
  await page.goto('/help');
  await field(page, 'Email').fill(newAddress('reader'));
  await field(page, 'Subject').fill('Paper');
  await field(page, 'Message').fill('Can I print it?');
  await network.refuse('POST /api/contact', 500);
  await button(page, 'Send message').click();
  await expect(page.getByRole('alert')).toHaveText(sorry);
  await network.mend('POST /api/contact');
  await button(page, 'Send message').click();
  await expect(note(page, thanks)).toHaveText(thanks);
});

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

test('CONTACT-04 CONTACT-05 CONTACT-06 CONTACT-07 what is missing is said, and nothing is sent', async ({ page }) => {
  await page.goto('/contact');
  for (const label of ['Email', 'Purpose', 'Subject', 'Message']) {
    await expect(field(page, label)).toHaveAttribute('required', '');
  }
  const missing = 'Email, subject, message and purpose are required';
  for (const [label, text] of [
    ['Email', 'him@example.com'],
    ['Subject', 'Paper'],
    ['Message', 'Can I print it?'],
  ] as const) {
    await button(page, 'Send message').click();
    await expect(complaint(page, missing)).toBeVisible();
    await expect(field(page, label)).toBeFocused();
    await field(page, label).fill(text);
  }
});

test('CONTACT-16 CONTACT-17 CONTACT-18 a failure names the address to write to and keeps what was typed', async ({
  page,
  network,
}) => {
  await network.cut('POST /api/contact');
  await page.goto('/contact');
  await field(page, 'Email').fill('him@example.com');
  await field(page, 'Subject').fill('Paper');
  await field(page, 'Message').fill('Can I print it?');
  await button(page, 'Send message').click();
  await expect(complaint(page, sorry)).toContainText('Or email us directly at support@heartnote.local.');
  await expect(field(page, 'Subject')).toHaveValue('Paper');
  await expect(field(page, 'Message')).toHaveValue('Can I print it?');
});

test('ROLE-36 the message of a premium husband comes as priority, from his own address', async ({
  page,
  premium,
  server,
}) => {
  await page.goto('/contact');
  await expect(field(page, 'Email')).toHaveValue(premium.email);
  await field(page, 'Subject').fill('A word');
  await field(page, 'Message').fill('Thank you.');
  await button(page, 'Send message').click();
  await expect(note(page, thanks)).toBeVisible();
  await expect
    .poll(async () => {
      const mails = await mailsTo(server, 'support@heartnote.local');
      return mails.find((mail) => mail.replyTo?.includes(premium.email))?.subject;
    })
    .toMatch(/priority/i);
});
