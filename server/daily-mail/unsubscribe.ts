import { PRODUCT_NAME } from '../../contract/messages';
import { loginThen, paths } from '../../contract/paths';
import { DAY, HOUR, SECOND } from '../../contract/time';
import { mayMail } from '../accounts/mail-allowance';
import type { Deps } from '../deps';
import { composeLetter } from '../platform/mail/compose';
import { switchOff } from './store';

/** Without the proof that a link came from our own mail, somebody may be going through addresses. */
const fromOnePlace = { name: 'unsubscribe-from', most: 30, seconds: HOUR / SECOND };
const ofOneAddress = { name: 'unsubscribe-of', most: 3, seconds: DAY / SECOND };

export interface UnsubscribeRequest {
  email: string;
  /** The proof, from links in our own mails. */
  t?: string | undefined;
}

/** Answers alike whether or not there is such an address. */
export async function unsubscribe(deps: Deps, { email, t }: UnsubscribeRequest, ip: string): Promise<void> {
  const proved = t !== undefined && deps.auth.isUnsubscribeToken(email, t);
  const key = email.toLowerCase();
  if (!proved) {
    await deps.limiter.require(fromOnePlace, ip);
    if (!(await deps.limiter.spend(ofOneAddress, key))) return;
  }
  const mayTell = proved || (await mayMail(deps, key));
  await deps.transact(async (tx) => {
    const subscriber = await switchOff(tx, key);
    if (!subscriber) return;
    await deps.outbox.withdraw(tx, subscriber.id, 'daily-question');
    if (!subscriber.emailVerifiedAt || !mayTell) return;
    const day = deps.clock.now().toISOString().slice(0, 10);
    await deps.outbox.enqueue(tx, {
      kind: 'unsubscribed',
      userId: subscriber.id,
      letter: noticeLetter(subscriber.email, deps.config.publicUrl),
      lifetime: DAY,
      dedupeKey: `unsubscribed|${subscriber.id}|${day}`,
    });
  });
}

function noticeLetter(to: string, publicUrl: string) {
  return composeLetter({
    to,
    subject: `You will get no more daily questions from ${PRODUCT_NAME}`,
    preview: 'You can switch them on again at any time.',
    heading: 'The daily mail is off',
    paragraphs: [
      'You will no longer get the question of the day by mail. Your account and your answers stay as they are.',
      'If this was not you, or you miss it: log in, open Account Settings, and switch the daily mail on under Email preferences.',
    ],
    action: { label: 'Open email preferences', url: `${publicUrl}${loginThen(paths.accountSettings)}` },
    footer: ['This is the only mail about it.'],
  });
}
