import { afterAll, expect, it } from 'vitest';
import { type MailServerMood, startMailServer } from '../../testing/mail-server';
import { readConfig } from '../config';
import { composeLetter } from './compose';
import { MailRejected } from './letter';
import { createSmtpMailer } from './smtp';

const server = await startMailServer();
const mailer = createSmtpMailer(readConfig({ SMTP_URL: server.url }), server.url);
afterAll(async () => {
  await mailer.close();
  await server.leave();
});

const receiver = 'tom@example.com';
const letter = composeLetter({ to: receiver, subject: 'Hi', preview: '', heading: '', paragraphs: [], footer: [] });

async function failureWhile(mood: MailServerMood): Promise<Error> {
  server.mood = mood;
  try {
    await mailer.send('some-id', letter);
  } catch (error) {
    return error as Error;
  } finally {
    server.mood = 'accept';
  }
  throw new Error('the mail was taken');
}

it.each([
  ['unknown-receiver', true, 'EENVELOPE 550'],
  ['greylisting', false, 'EENVELOPE 451'],
  ['wants-login', false, 'EENVELOPE 530'],
] as const)(
  'while the server is %s, whether it is final is %s, and the log reads %s without the address',
  async (mood, isFinal, words) => {
    const error = await failureWhile(mood);
    expect(error instanceof MailRejected).toBe(isFinal);
    expect(error.message).toBe(words);
  },
);
