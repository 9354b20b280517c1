import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { pushMessages } from './push-messages';
import { Done } from './text';

const PushState = z.object({
  /** Whether this server sends notifications at all. */
  offered: z.boolean(),
  /** Whether this browser takes them, for as long as he is logged in here. */
  here: z.boolean(),
  /** How many browsers of his take them. */
  devices: z.int(),
  /** Of these, how many took none on three days running. */
  failing: z.int(),
});
export type PushState = z.output<typeof PushState>;

const Base64Url = z.string(pushMessages.keys).check(z.regex(/^[\w-]{16,120}=?=?$/, pushMessages.keys));

/** As the browser's own `PushSubscription` says it. */
const Subscription = z.object({
  endpoint: z.string(pushMessages.address).check(z.maxLength(1_000, pushMessages.address)),
  keys: z.object({ p256dh: Base64Url, auth: Base64Url }, pushMessages.keys),
});
export type GivenSubscription = z.output<typeof Subscription>;

export const push = {
  state: endpoint({
    method: 'GET',
    path: '/api/push',
    access: 'signed-in',
    summary: 'Whether there are notifications, and whether this browser and others of his take them.',
    reply: PushState,
  }),
  key: endpoint({
    method: 'GET',
    path: '/api/push/key',
    access: 'signed-in',
    summary: 'The public key that a browser subscribes with; null where this server sends no notifications.',
    reply: z.object({ key: z.nullable(z.string()) }),
  }),
  subscribe: endpoint({
    method: 'PUT',
    path: '/api/push',
    access: 'signed-in',
    summary:
      'Take notifications in this browser until logout. Said again it changes nothing; the subscription of somebody else at the same address ends. 400 for an address that is not of a known push service.',
    body: Subscription,
    reply: PushState,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/push',
    access: 'signed-in',
    summary: 'Take no more notifications in this browser.',
    reply: PushState,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/push/test',
    access: 'signed-in',
    summary: 'Send a notification to this browser, at most three an hour.',
    reply: Done,
  }),
};
