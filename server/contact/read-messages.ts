import { contactPurposes } from '../../contract/contact';
import { HOUR } from '../../contract/time';
import type { Deps } from '../deps';
import { countMessages, type KeptMessage, listMessages, markSeen } from './store';

/** As many as one screen can be scrolled back for. */
const MOST = 50;
const COMMAND = 'npm run contact-messages';

/** The lines that show an operator what people wrote, oldest first. What he was shown counts as seen. */
export async function readMessages(deps: Deps, which: 'unseen' | 'all'): Promise<string[]> {
  const messages = await listMessages(deps.db, deps.vault, { which, most: MOST });
  if (messages.length === 0) return [which === 'all' ? 'There are no messages.' : 'There are no messages to be seen.'];
  const readable = messages.filter(({ message }) => message !== null).map(({ id }) => id);
  await markSeen(deps.db, readable, deps.clock.now());
  const more = (await countMessages(deps.db, which)) - (which === 'all' ? messages.length : 0);
  return [
    ...messages.flatMap(linesOf),
    ...(more > 0 && which === 'unseen' ? [`${more} more: ${COMMAND}`] : []),
    ...(more > 0 && which === 'all' ? [`${more} older ones are not shown.`] : []),
    `What you have seen is kept for 30 days: ${COMMAND} -- all`,
  ];
}

function linesOf({ createdAt, priority, wasMailed, message }: KeptMessage): string[] {
  const about = [
    `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(message ? [contactPurposes[message.purpose]] : []),
    ...(priority ? ['priority'] : []),
    wasMailed ? 'was mailed' : 'was not mailed',
  ].join(', ');
  if (!message) return [about, 'It cannot be opened with the keys that are set.', ''];
  const { name, email, subject, message: text } = message;
  const from = name ? `${name} <${email}>` : email;
  return [about, `From: ${from}`, `Subject: ${subject}`, '', ...text.split('\n'), ''].map(plain);
}

/** A terminal obeys some characters; here they are to be read. */
function plain(line: string): string {
  return line.replace(/\p{Cc}/gu, (character) => (character === '\t' ? character : '\uFFFD'));
}

/** Said once a day, as long as there are some that no mail has brought to anybody. */
export async function tellOfMessages(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - HOUR);
  const waiting = await countMessages(deps.db, 'unmailed', before);
  if (waiting > 0) deps.log.error({ waiting }, `contact messages could not be mailed: read them with ${COMMAND}`);
}
