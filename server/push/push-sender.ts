import { SECOND } from '../../contract/time';
import type { Clock } from '../platform/clock';
import type { Db } from '../platform/db/open';
import { ComeBackLater, MailRejected, NobodyThere } from '../platform/mail/letter';
import { encryptFor } from '../platform/push/encrypt';
import { type PushMessage, payloadOf } from '../platform/push/message';
import { isPushAddress } from '../platform/push/push-hosts';
import { type PushReply, postToService } from '../platform/push/push-service';
import type { PushKey } from '../platform/push/vapid';
import { dropDevice, markFailed, markTaken } from './store';

interface SenderDeps {
  db: Db;
  clock: Clock;
  /** Null: none leave. */
  key: PushKey | null;
  hosts: readonly string[];
}

export type PushSender = (id: string, message: PushMessage) => Promise<void>;

/** The last hop of a notification: the push service of the browser. Writes down what became of it, for the browser. */
export function createPushSender({ db, clock, key, hosts }: SenderDeps): PushSender {
  return async (_id, message) => {
    const { to, until } = message;
    if (!key || until <= clock.now()) throw new NobodyThere();
    if (!isPushAddress(to.endpoint, hosts)) throw new MailRejected('address not allowed');
    const reply = await post(key, message).catch(async (error: Error) => {
      await markFailed(db, to.id, until);
      throw error;
    });
    await settle(reply, message);
  };

  function post(key: PushKey, message: PushMessage): Promise<PushReply> {
    const { endpoint, keys } = message.to;
    const now = clock.now();
    const headers = {
      authorization: key.authorization(new URL(endpoint).origin, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.floor((message.until.getTime() - now.getTime()) / SECOND)),
      topic: message.topic,
      urgency: 'normal',
    };
    return postToService({ endpoint, headers, body: encryptFor(keys, payloadOf(message)) }, clock.now);
  }

  async function settle({ status, retryAfter }: PushReply, { to, until }: PushMessage): Promise<void> {
    if (status >= 200 && status < 300) return markTaken(db, to.id, clock.now());
    if (status === 404 || status === 410) {
      await dropDevice(db, to.id);
      throw new NobodyThere();
    }
    // Too many at a time says nothing against the browser.
    if (status === 429) throw new ComeBackLater('push 429', retryAfter ?? 0);
    await markFailed(db, to.id, until);
    if (status >= 500) throw new ComeBackLater(`push ${status}`, retryAfter ?? 0);
    throw new MailRejected(`push ${status}`);
  }
}
