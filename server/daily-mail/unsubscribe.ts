import type { MailKind } from '../../contract/daily-mail';
import { settingsMessages } from '../../contract/settings-messages';
import { DAY, HOUR, SECOND } from '../../contract/time';
import { mayMail } from '../accounts/mail-allowance';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { outboxKinds } from './mail-kinds';
import { switchOff, switchOnAgain } from './store';
import { noticeLetter } from './unsubscribe-notice';

/** Without the proof that a link came from our own mail, somebody may be going through addresses. */
const fromOnePlace = { name: 'unsubscribe-from', most: 30, seconds: HOUR / SECOND };
const ofOneAddress = { name: 'unsubscribe-of', most: 3, seconds: DAY / SECOND };

export interface UnsubscribeRequest {
  email: string;
  /** The proof, from links in our own emails. */
  t?: string | undefined;
  kind?: MailKind | undefined;
}

/** Answers alike whether or not there is such an address. */
export async function unsubscribe(
  deps: Deps,
  { email, t, kind = 'daily' }: UnsubscribeRequest,
  ip: string,
): Promise<void> {
  const proved = t !== undefined && deps.auth.isUnsubscribeToken(email, t);
  const key = email.toLowerCase();
  if (!proved) {
    await deps.limiter.require(fromOnePlace, ip);
    if (!(await deps.limiter.spend(ofOneAddress, key))) return;
  }
  const mayTell = proved || (await mayMail(deps, key));
  await deps.transact(async (tx) => {
    const subscriber = await switchOff(tx, key, kind);
    if (!subscriber) return;
    await deps.outbox.withdraw(tx, subscriber.id, outboxKinds[kind]);
    if (!subscriber.emailVerifiedAt || !mayTell) return;
    const day = deps.clock.now().toISOString().slice(0, 10);
    await deps.outbox.enqueue(tx, {
      kind: 'unsubscribed',
      userId: subscriber.id,
      letter: noticeLetter(deps, subscriber.email, kind),
      lifetime: DAY,
      // In the words of the release before, for the kind that it had: its notice of today counts.
      dedupeKey:
        kind === 'daily' ? `unsubscribed|${subscriber.id}|${day}` : `unsubscribed|${kind}|${subscriber.id}|${day}`,
    });
  });
}

/** Only with the proof: without it, anybody could have somebody else's inbox filled. Refuses where nothing was switched on. */
export async function undoUnsubscribe(deps: Deps, request: UnsubscribeRequest & { t: string }): Promise<void> {
  const { email, t, kind = 'daily' } = request;
  const isProved = deps.auth.isUnsubscribeToken(email, t);
  if (isProved && (await switchOnAgain(deps.db, email.toLowerCase(), kind))) return;
  throw new Refusal('undo_link_invalid', { words: wordsFor(kind).undoInvalid });
}

export function wordsFor(kind: MailKind = 'daily') {
  return kind === 'daily' ? settingsMessages.unsubscribe : settingsMessages.unsubscribeDates;
}
