import { randomUUID } from 'node:crypto';
import { paths } from '../../contract/paths';
import { notificationWords as words } from '../../contract/push-messages';
import { HOUR, MINUTE, SECOND } from '../../contract/time';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { midnightAfter } from '../platform/local-day';
import type { LateKind } from '../platform/mail/late-letters';
import type { PushMessage } from '../platform/push/message';
import { Refusal } from '../platform/refusal';
import { type PushRef, pushesTo, pushTo } from './pushes';
import { listDevices } from './store';

export const PUSH_TEST = 'push-test';

const anHour = { name: 'push-test', most: 3, seconds: HOUR / SECOND };
const OF_USE = 5 * MINUTE;

interface TestRef extends PushRef {
  timeZone: string;
}

export async function sendTest(deps: Deps, caller: Pick<Caller, 'id' | 'sessionId' | 'timeZone'>): Promise<void> {
  if (!deps.pushKey) throw new Refusal('push_off');
  const { id: userId, sessionId, timeZone } = caller;
  const now = deps.clock.now();
  const here = (await listDevices(deps.db, [userId], now)).filter((device) => device.sessionId === sessionId);
  if (here.length === 0) throw new Refusal('push_not_here');
  await deps.limiter.require(anHour, userId);
  const ids = here.map(({ id }) => id);
  const facts = { kind: PUSH_TEST, userId, about: { timeZone }, lifetime: OF_USE, once: `test|${randomUUID()}` };
  await deps.transact((tx) => deps.outbox.enqueueAll(tx, pushesTo(deps, ids, facts)));
}

export function testPushes(deps: Deps): LateKind<TestRef, PushMessage> {
  return {
    compose: (ref) =>
      pushTo(deps, ref, {
        title: words.test,
        body: words.testBody,
        opens: paths.accountSettings,
        topic: 'test',
        until: midnightAfter(deps.clock.now(), ref.timeZone),
      }),
  };
}
