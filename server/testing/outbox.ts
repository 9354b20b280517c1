import { eq } from 'drizzle-orm';
import { HOUR } from '../../contract/time';
import { emailLog, outbox } from '../platform/db/schema';
import { composeLetter } from '../platform/mail/compose';
import type { Mail } from '../platform/mail/outbox';
import { type TestApp, uniqueEmail } from './app';

/** A mail to nobody in particular. */
export function someMail(changes: Partial<Mail> & { to?: string; text?: string } = {}): Mail {
  const { to = uniqueEmail('receiver'), text = 'Hello', ...rest } = changes;
  const letter = composeLetter({ to, subject: 'Hello', preview: '', heading: '', paragraphs: [text], footer: [] });
  return { kind: 'test', userId: null, letter, lifetime: HOUR, ...rest };
}

/** Writes mails without beginning to deliver them, as a process does that ends right after. */
export async function writeMails(test: TestApp, ...mails: Mail[]): Promise<void> {
  await test.world.db.transaction(async (tx) => {
    for (const mail of mails) await test.world.outbox.enqueue(tx, mail);
  });
}

/** All this happens while the mail server is away. */
export async function whileMailIsAway(test: TestApp, happens: () => Promise<unknown>): Promise<void> {
  test.mailbox.failWith(new Error('the mail server is away'));
  await happens();
  test.mailbox.failWith(null);
}

/** What became of the mails of a kind. */
export function fatesOf(test: TestApp, kind: string) {
  return test.world.db.select().from(emailLog).where(eq(emailLog.kind, kind)).orderBy(emailLog.createdAt);
}

export function waitingMails(test: TestApp) {
  return test.world.db.select().from(outbox);
}
