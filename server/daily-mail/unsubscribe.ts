import { lifetimes } from '../../contract/limits';
import { PRODUCT_NAME } from '../../contract/messages';
import { loginThen, paths, undoUnsubscribeLink } from '../../contract/paths';
import { DAY, HOUR, SECOND } from '../../contract/time';
import { mayMail } from '../accounts/mail-allowance';
import type { Deps } from '../deps';
import { composeLetter } from '../platform/mail/compose';
import { Refusal } from '../platform/refusal';
import { switchOff, switchOnAgain } from './store';

/** Without the proof that a link came from our own mail, somebody may be going through addresses. */
const fromOnePlace = { name: 'unsubscribe-from', most: 30, seconds: HOUR / SECOND };
const ofOneAddress = { name: 'unsubscribe-of', most: 3, seconds: DAY / SECOND };

export interface UnsubscribeRequest {
  email: string;
  /** The proof, from links in our own emails. */
  t?: string | undefined;
}

/**
 * Without the proof, answers alike whether or not there is such an address. With it, and where this has switched something
 * off, with what takes it back: an old link that is opened once more must not become a way to switch it on.
 */
export async function unsubscribe(
  deps: Deps,
  { email, t }: UnsubscribeRequest,
  ip: string,
): Promise<{ undo?: string }> {
  const proved = t !== undefined && deps.auth.isUnsubscribeToken(email, t);
  const key = email.toLowerCase();
  if (!proved) {
    await deps.limiter.require(fromOnePlace, ip);
    if (!(await deps.limiter.spend(ofOneAddress, key))) return {};
  }
  const mayTell = proved || (await mayMail(deps, key));
  const isDone = await deps.transact(async (tx) => {
    const subscriber = await switchOff(tx, key);
    if (!subscriber) return false;
    await deps.outbox.withdraw(tx, subscriber.id, 'daily-question');
    if (!subscriber.emailVerifiedAt || !mayTell) return true;
    const day = deps.clock.now().toISOString().slice(0, 10);
    await deps.outbox.enqueue(tx, {
      kind: 'unsubscribed',
      userId: subscriber.id,
      letter: noticeLetter(deps, subscriber.email),
      lifetime: DAY,
      dedupeKey: `unsubscribed|${subscriber.id}|${day}`,
    });
    return true;
  });
  return proved && isDone ? { undo: undoFor(deps, email) } : {};
}

function undoFor({ auth, clock }: Deps, email: string): string {
  return auth.undoToken(email, new Date(clock.now().getTime() + lifetimes.undoToken));
}

/** Only with the proof: without it, anybody could have somebody else's inbox filled. Refuses where nothing was switched on. */
export async function undoUnsubscribe(deps: Deps, { email, t }: { email: string; t: string }): Promise<void> {
  const until = deps.auth.undoTokenUntil(email, t);
  if (!until) throw new Refusal('undo_link_invalid');
  if (deps.clock.now() > until) throw new Refusal('undo_link_expired');
  if (!(await switchOnAgain(deps.db, email.toLowerCase()))) throw new Refusal('undo_link_invalid');
}

function noticeLetter(deps: Deps, to: string) {
  const { config } = deps;
  const proof = new URLSearchParams({ email: to, t: undoFor(deps, to) });
  return composeLetter({
    to,
    subject: `You won't get daily questions from ${PRODUCT_NAME} anymore`,
    preview: 'You can turn them back on any time.',
    heading: 'The daily email is off',
    paragraphs: [
      "You won't get the question of the day by email anymore. Your account and her answers stay as they are.",
      "If this wasn't you, or you change your mind, one tap within 7 days turns it back on. After that, you can do it under Email Preferences in Account Settings.",
    ],
    action: { label: 'Turn it back on', url: `${config.publicUrl}${undoUnsubscribeLink(`${proof}`)}` },
    footer: [
      "We won't email you about this again.",
      { label: 'Open Account Settings', url: `${config.publicUrl}${loginThen(paths.accountSettings)}` },
    ],
  });
}
