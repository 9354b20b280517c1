import { PRODUCT_NAME } from '../../contract/messages';
import { loginThen, paths, undoUnsubscribeLink } from '../../contract/paths';
import { DAY, HOUR, SECOND } from '../../contract/time';
import { mayMail } from '../accounts/mail-allowance';
import type { Deps } from '../deps';
import { composeLetter } from '../platform/mail/compose';
import { Refusal } from '../platform/refusal';
import { DAILY_KIND } from './compose-daily';
import { switchOff, switchOnAgain } from './store';

/** Without the proof that a link came from our own mail, somebody may be going through addresses. */
const fromOnePlace = { name: 'unsubscribe-from', most: 30, seconds: HOUR / SECOND };
const ofOneAddress = { name: 'unsubscribe-of', most: 3, seconds: DAY / SECOND };

export interface UnsubscribeRequest {
  email: string;
  /** The proof, from links in our own emails. */
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
    await deps.outbox.withdraw(tx, subscriber.id, DAILY_KIND);
    if (!subscriber.emailVerifiedAt || !mayTell) return;
    const day = deps.clock.now().toISOString().slice(0, 10);
    await deps.outbox.enqueue(tx, {
      kind: 'unsubscribed',
      userId: subscriber.id,
      letter: noticeLetter(deps, subscriber.email),
      lifetime: DAY,
      dedupeKey: `unsubscribed|${subscriber.id}|${day}`,
    });
  });
}

/** Only with the proof: without it, anybody could have somebody else's inbox filled. Refuses where nothing was switched on. */
export async function undoUnsubscribe(deps: Deps, { email, t }: { email: string; t: string }): Promise<void> {
  if (!deps.auth.isUnsubscribeToken(email, t)) throw new Refusal('undo_link_invalid');
  if (!(await switchOnAgain(deps.db, email.toLowerCase()))) throw new Refusal('undo_link_invalid');
}

function noticeLetter({ config, auth }: Deps, to: string) {
  const proof = new URLSearchParams({ email: to, t: auth.unsubscribeToken(to) });
  return composeLetter({
    to,
    subject: `You won't get daily questions from ${PRODUCT_NAME} anymore`,
    preview: 'You can turn them back on any time.',
    heading: 'The daily email is off',
    paragraphs: [
      "You won't get the question of the day by email anymore. Your account and her answers stay as they are.",
      "If this wasn't you, or you change your mind, one tap turns it back on. You can also do it under Email Preferences in Account Settings.",
    ],
    action: { label: 'Turn it back on', url: `${config.publicUrl}${undoUnsubscribeLink(`${proof}`)}` },
    footer: [
      "We won't email you about this again.",
      { label: 'Open Account Settings', url: `${config.publicUrl}${loginThen(paths.accountSettings)}` },
    ],
  });
}
