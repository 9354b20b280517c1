import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { contact } from '../../contract/contact';
import { startTestApp, uniqueEmail } from '../testing/app';
import { runJob } from '../testing/payments';
import { PASSWORD } from '../testing/people';

const test = await startTestApp({ localMailbox: true });
afterAll(() => test.close());
const folder = join(test.world.config.dataDir, 'mailbox');

const shown = async (to: string) =>
  (await test.raw({ method: 'GET', url: `/dev/mailbox.json?to=${encodeURIComponent(to)}` })).json<
    { subject: string; text: string }[]
  >();
/** Files that hold these words anywhere. */
const filesWith = (words: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(words));

async function joined(): Promise<{ email: string; token: string }> {
  const email = uniqueEmail();
  await test.call(accounts.signup, { body: { email, password: PASSWORD } });
  const token = /[?&]token=([\w-]+)/.exec((await shown(email))[0]?.text ?? '')?.[1] ?? '';
  expect((await test.call(accounts.verifyEmail, { query: { token } })).status).toBe(200);
  const { body } = await test.call(accounts.login, { body: { email, password: PASSWORD } });
  return { email, token: body.token };
}

it('mails of a deleted account go with it, those to its earlier address as well; other mails stay', async () => {
  const [him, other] = [await joined(), await joined()];
  const next = uniqueEmail('next');
  await test.call(accounts.requestReset, { body: { email: him.email } });
  await test.call(accounts.changeEmail, { as: him, body: { newEmail: next } });
  const message = { email: him.email, subject: 'Goodbye', message: 'Thank you', purpose: 'feedback' } as const;
  await test.call(contact.send, { as: him, body: message });
  expect((await shown(him.email)).length).toBeGreaterThan(2);
  expect((await shown(next)).length).toBeGreaterThan(0);
  const otherMails = await shown(other.email);

  expect((await test.call(accounts.deleteAccount, { as: him })).status).toBe(200);
  const left = [...(await shown(him.email)), ...(await shown(next))];
  expect(left.filter(({ subject }) => !subject.includes('deleted'))).toEqual([]);
  expect(await shown(other.email)).toEqual(otherMails);
  expect(await shown(test.world.config.mail.contact)).toMatchObject([{ subject: 'Feedback: Goodbye' }]);
});

it('the files are gone within a minute though nobody looks', async () => {
  const him = await joined();
  const [mail] = filesWith(him.email);
  expect(mail).toBeDefined();
  await test.call(accounts.deleteAccount, { as: him });
  await runJob(test, 'forget-mails');
  expect(readdirSync(folder)).not.toContain(mail);
});
