import { hostname } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { startPushService } from '../../testing/push-service';
import { isPublicIp } from '../private-address';
import { postToService } from './push-service';

const service = await startPushService();
afterAll(() => service.close());
const { endpoint } = service.browser().subscription;
const now = () => new Date('2026-03-02T14:00:00Z');
const post = (address = endpoint, patience?: number) =>
  postToService({ endpoint: address, headers: {}, body: Buffer.from('x') }, now, patience);

it('a service that never answers is left, and the reason does not hold the address', async () => {
  service.mood = 'hanging';
  await expect(post(endpoint, 100)).rejects.toThrow(/^no answer in time$/);
  service.mood = 'cutting';
  await expect(post()).rejects.toThrow(/^ECONNRESET$/);
});

it('a redirect is an answer and is not followed', async () => {
  service.mood = 'redirecting';
  const before = service.tries;
  expect((await post()).status).toBe(307);
  expect(service.tries).toBe(before + 1);
});

it.each([
  ['120', 120_000],
  ['Mon, 02 Mar 2026 14:05:00 GMT', 300_000],
  ['Mon, 02 Mar 2026 13:00:00 GMT', 0],
  ['99999999', 12 * 3_600_000],
  ['soon', null],
])('Retry-After: %s', async (given, wait) => {
  Object.assign(service, { mood: 'busy', retryAfter: given });
  expect(await post()).toEqual({ status: 429, retryAfter: wait });
});

it('a name that means a machine of ours is not asked', async () => {
  await expect(post(`https://${hostname()}/push`)).rejects.toThrow(/^(ENOTPUBLIC|ENOTFOUND)$/);
});

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
])('%s is not of the open internet', (address) => expect(isPublicIp(address)).toBe(false));

it.each(['142.250.74.110', '17.57.144.10', '2a00:1450:4001::1'])('%s is', (address) =>
  expect(isPublicIp(address)).toBe(true),
);
