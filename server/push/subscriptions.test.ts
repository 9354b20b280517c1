import { afterAll, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { dailyMail } from '../../contract/daily-mail';
import { type GivenSubscription, push } from '../../contract/push';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { emptiedDatabase } from '../testing/emptied-database';
import type { Person } from '../testing/people';
import { startPushService } from '../testing/push-service';
import { until } from '../testing/until';

const service = await startPushService();
// Of its own: nobody else's letters wait to leave before those of here.
const test = await startTestApp({
  database: await emptiedDatabase(),
  env: { PUSH_HOSTS: service.host, RATE_LIMITS: 'on' },
});
afterAll(async () => {
  await test.close();
  await service.close();
});
const cast = createCast(test);

const subscribe = (as: Person, body: GivenSubscription) => test.call(push.subscribe, { as, body });
const stateOf = async (as: Person) => (await test.call(push.state, { as })).body;
const { keys } = service.browser().subscription;

/** Where a browser could send us to, were it believed: machines of ours, of others, and what only looks like a push service. */
const forbidden = [
  ...[
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://me@fcm.googleapis.com/x',
  ],
  ...['https://me:secret@fcm.googleapis.com/x', 'https://fcm.googleapis.com.evil.example/x', 'https://evil.example/x'],
  ...[
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example/?fcm.googleapis.com',
    'https://evil.example#.push.apple.com',
  ],
  ...['https://notfcm.googleapis.com/x', 'https://storage.googleapis.com/x', 'https://push.apple.com.evil.example/x'],
  ...['https://evilpush.apple.com/x', 'https://apple.com/x', 'https://xnotify.windows.com/x', 'https://mozilla.com/x'],
  ...[
    'https://localhost/x',
    'http://localhost/x',
    'http://localhost:1/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:5432/x',
  ],
  ...['https://[::1]/x', 'https://[::ffff:127.0.0.1]/x', 'https://0/x', 'https://2130706433/x', 'https://0x7f.1/x'],
  ...['https://169.254.169.254/latest/meta-data', 'http://10.0.0.1/', 'https://192.168.1.1/x', 'https://postgres/x'],
  ...['https://metadata.google.internal/x', 'ftp://fcm.googleapis.com/x', 'file:///etc/passwd', 'javascript:alert(1)'],
  ...[
    'data:text/plain,x',
    '//fcm.googleapis.com/x',
    'fcm.googleapis.com',
    '',
    'https://',
    'https://fcm.googleapis.com\\@evil.example/x',
  ],
  ...[
    'https://fcm.googleapis.com@evil.example/x',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
    'gopher://127.0.0.1:6379/_x',
  ],
];

it(`${forbidden.length} addresses that are of no push service are refused with 400, and none is asked`, async () => {
  const him = await cast.hire('basic');
  for (const endpoint of forbidden) {
    const { status, body } = await subscribe(him, { endpoint, keys });
    expect([endpoint, status, body.code]).toEqual([
      endpoint,
      400,
      expect.stringMatching(/^(push_address|invalid_input)$/),
    ]);
  }
  expect(await stateOf(him)).toEqual({ offered: true, here: false, devices: 0, failing: 0 });
});

it.each([
  ...['https://fcm.googleapis.com/fcm/send/abc:def', 'https://updates.push.services.mozilla.com/wpush/v2/abc'],
  ...['https://web.push.apple.com/abc', 'https://wns2-par02p.notify.windows.com/w/?token=abc%3d'],
])('%s is of one, and is taken', async (endpoint) => {
  expect((await subscribe(await cast.hire('basic'), { endpoint, keys })).status).toBe(200);
});

it.each([
  [
    'a key that is not on the curve',
    { ...keys, p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url') },
  ],
  ['a key of another length', { ...keys, p256dh: keys.p256dh.slice(0, 40) }],
  ['a secret of another length', { ...keys, auth: `${keys.auth}AAAA` }],
  ['what is not base64', { ...keys, auth: 'not base64 at all!!!' }],
])('%s is refused with 400', async (_, wrong) => {
  const { subscription } = service.browser();
  const { status, body } = await subscribe(await cast.hire('basic'), { ...subscription, keys: wrong });
  expect([status, body.error]).toEqual([400, "Those aren't the keys of a browser's subscription."]);
});

it('said again it is the same; a browser with another login is the other one’s, and ends with his logout', async () => {
  const [one, two] = [await cast.hire('basic'), await cast.hire('premium')];
  const { subscription } = service.browser();
  for (const _ of ['once', 'again']) {
    expect((await subscribe(one, subscription)).body).toEqual({ offered: true, here: true, devices: 1, failing: 0 });
  }
  const other = await cast.inAnotherBrowser(one);
  expect(await stateOf(other)).toMatchObject({ here: false, devices: 1 });
  await subscribe(two, subscription);
  expect(await stateOf(one)).toMatchObject({ here: false, devices: 0 });
  expect(await stateOf(two)).toMatchObject({ here: true, devices: 1 });
  const elsewhere = await cast.inAnotherBrowser(two);
  await test.call(accounts.logout, { as: two });
  expect(await stateOf(elsewhere)).toMatchObject({ here: false, devices: 0 });
});

it('a browser that got another address has one, and of more than ten browsers the oldest makes room', async () => {
  const him = await cast.hire('basic');
  await subscribe(him, service.browser().subscription);
  expect((await subscribe(him, service.browser().subscription)).body.devices).toBe(1);
  const newest = await Promise.all(Array.from({ length: 10 }, () => cast.inAnotherBrowser(him)));
  for (const as of newest) {
    test.clock.advance(1_000);
    expect((await subscribe(as, service.browser().subscription)).body.here).toBe(true);
  }
  expect(await stateOf(him)).toMatchObject({ here: false, devices: 10 });
  const [first] = newest;
  if (first) expect((await test.call(push.unsubscribe, { as: first })).body).toMatchObject({ here: false, devices: 9 });
});

it('a test goes to the browser that asks, three times an hour, and to none where notifications are off', async () => {
  const him = await cast.hire('basic');
  expect((await test.call(push.test, { as: him })).status).toBe(409);
  const browser = service.browser();
  await subscribe(him, browser.subscription);
  const asked = [1, 2, 3, 4].map(() => test.call(push.test, { as: him }));
  expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  // One may be on its way still: another turn of the outbox has taken it.
  await until('three came', () => browser.taken().length >= 3);
  expect(browser.taken().map(({ shown }) => shown.title)).toEqual(Array(3).fill('Notifications work'));
});

it('without a key there are none, and that is said', async () => {
  const without = await startTestApp({ env: { PUSH_HOSTS: service.host } });
  try {
    without.world.pushKey = null;
    const him = await createCast(without).hire('basic');
    expect((await without.call(push.key, { as: him })).body).toEqual({ key: null });
    expect((await without.call(push.state, { as: him })).body.offered).toBe(false);
    const { status, body } = await without.call(push.subscribe, { as: him, body: service.browser().subscription });
    expect([status, body.error]).toEqual([409, 'Notifications are not set up on this server.']);
  } finally {
    await without.close();
  }
});

it('what he chose for each kind is told as he chose it, and nobody else is asked', async () => {
  const [him, other] = [await cast.hire('basic'), await cast.hire('basic')];
  const chosen = { daily: 'both', dates: 'none', tellQuestion: true } as const;
  expect((await test.call(dailyMail.saveNotifications, { as: him, body: chosen })).status).toBe(200);
  expect((await test.call(dailyMail.notifications, { as: him })).body).toEqual(chosen);
  expect((await test.call(dailyMail.notifications, { as: other })).body).toMatchObject({
    daily: 'email',
    dates: 'email',
  });
});
