import type { MailKind } from '../../contract/daily-mail';
import { lifetimes } from '../../contract/limits';
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

/**
 * Without the proof, answers alike whether or not there is such an address. With it, and where this has switched something
 * off, with what takes it back: an old link that is opened once more must not become a way to switch it on.
 */
export async function unsubscribe(
  deps: Deps,
  { email, t, kind = 'daily' }: UnsubscribeRequest,
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
    const subscriber = await switchOff(tx, key, kind);
    if (!subscriber) return false;
    await deps.outbox.withdraw(tx, subscriber.id, outboxKinds[kind]);
    if (!subscriber.emailVerifiedAt || !mayTell) return true;
    const day = deps.clock.now().toISOString().slice(0, 10);
    await deps.outbox.enqueue(tx, {
      kind: 'unsubscribed',
      userId: subscriber.id,
      letter: noticeLetter(deps, subscriber.email, { kind, undo: undoFor(deps, subscriber.email, kind) }),
      lifetime: DAY,
      // In the words of the release before, for the kind that it had: its notice of today counts.
      dedupeKey:
        kind === 'daily' ? `unsubscribed|${subscriber.id}|${day}` : `unsubscribed|${kind}|${subscriber.id}|${day}`,
    });
    return true;
  });
  return proved && isDone ? { undo: undoFor(deps, email, kind) } : {};
}

function undoFor({ auth, clock }: Deps, email: string, kind: MailKind): string {
  return auth.undoToken(whatEnded(email, kind), new Date(clock.now().getTime() + lifetimes.undoToken));
}

/** A link of one kind switches no other on. In the words of the release before, for the kind that it had: its links still hold. */
const whatEnded = (email: string, kind: MailKind) => (kind === 'daily' ? email : `${email} ${kind}`);

/** Only with the proof: without it, anybody could have somebody else's inbox filled. Refuses where nothing was switched on. */
export async function undoUnsubscribe(deps: Deps, request: UnsubscribeRequest & { t: string }): Promise<void> {
  const { email, t, kind = 'daily' } = request;
  const until = deps.auth.undoTokenUntil(whatEnded(email, kind), t);
  const said = wordsFor(kind);
  if (until && deps.clock.now() > until) throw new Refusal('undo_link_expired', { words: said.undoExpired });
  if (until && (await switchOnAgain(deps.db, email.toLowerCase(), kind))) return;
  throw new Refusal('undo_link_invalid', { words: said.undoInvalid });
}

export function wordsFor(kind: MailKind = 'daily') {
  return kind === 'daily' ? settingsMessages.unsubscribe : settingsMessages.unsubscribeDates;
}
