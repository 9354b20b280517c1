import { type ContactMessage, contactPurposes } from '../../contract/contact';
import { DAY } from '../../contract/time';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { composeLetter } from '../platform/mail/compose';
import type { Letter } from '../platform/mail/letter';
import { insertMessage } from './store';

const fromOnePlace = { name: 'contact', most: 20, seconds: 3_600 };

/** Stored first, mailed from there, and kept until somebody has seen it: a message that was thanked for is never lost. */
export async function sendMessage(
  deps: Deps,
  message: ContactMessage,
  visitor: Caller | null,
  ip: string,
): Promise<void> {
  await deps.limiter.require(fromOnePlace, ip);
  const priority = visitor?.isPremium ?? false;
  const userId = visitor?.id ?? null;
  await deps.transact(async (tx) => {
    const dedupeKey = await insertMessage(tx, deps.vault, { userId, priority, message, createdAt: deps.clock.now() });
    await deps.outbox.enqueue(tx, {
      kind: 'contact',
      // Nobody's: with a deleted account, a row that named it would go, and the mail with it.
      userId: null,
      letter: contactLetter(deps.config.mail.contact, message, priority),
      lifetime: 30 * DAY,
      dedupeKey,
    });
  });
}

/** To us and nobody else; the visitor's address only as the one to answer to. */
function contactLetter(to: string, message: ContactMessage, priority: boolean): Letter {
  const { name, email, subject, purpose } = message;
  const from = name ? `${name} <${email}>` : email;
  const letter = composeLetter({
    to,
    subject: `${priority ? '[Priority] ' : ''}${contactPurposes[purpose]}: ${subject}`,
    preview: `A message from ${from}`,
    heading: subject,
    paragraphs: [message.message],
    footer: [
      `From ${from}`,
      `Purpose: ${contactPurposes[purpose]}`,
      ...(priority ? ['Premium member: priority support'] : []),
    ],
  });
  return { ...letter, replyTo: email, ...(priority && { headers: { 'X-Priority': '1' } }) };
}
