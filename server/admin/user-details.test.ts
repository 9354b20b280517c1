import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { admin } from '../../contract/admin';
import { premiumAsSeen } from '../testing/admin-view';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { keepLogOf } from '../testing/log-lines';
import { addOwnQuestion, writeDown } from '../testing/notebook';
import { hireSubscriber, premiumOf } from '../testing/payments';
import type { Person } from '../testing/people';

const test = await startTestApp({ env: { LOG_LEVEL: 'warn' } });
const cast = createCast(test);
afterAll(() => test.close());

type Who = { id: string };
const details = (as: Person, { id }: Who) => test.call(admin.user, { as, params: { id } });
const sendReset = (as: Person, { id }: Who) => test.call(admin.sendReset, { as, params: { id } });
const cancel = (as: Person, { id }: Who) => test.call(admin.cancelSubscription, { as, params: { id } });
const remove = (as: Person, { id }: Who) => test.call(admin.removeUser, { as, params: { id } });
const subscriber = () => hireSubscriber(test, cast);

describe("a user's details", () => {
  it('API-40 ROLE-26 are his counts and never a text: recentAnswers is always empty', async () => {
    const [boss, him] = [await cast.hire('admin'), await cast.hire('premium')];
    const own = await addOwnQuestion(test, him, 'Quxwort?');
    await writeDown(test, him, 'Quxwort!', own.id);
    const { status, body } = await details(boss, him);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...premiumAsSeen(him),
      premiumUntil: null,
      answersCount: 1,
      customQuestionsCount: 1,
      recentAnswers: [],
    });
  });

  it.each(['abc', randomUUID(), `${randomUUID()}'`, '__proto__', '00000000-0000-0000-0000-000000000000'])(
    'of %s are not found',
    async (id) => expect((await details(await cast.hire('admin'), { id })).status).toBe(404),
  );
});

describe('anybody else', () => {
  it('is refused, the operator can read who tried, and nothing happens', async () => {
    const printed = keepLogOf(test);
    const him = await subscriber();
    const mails = test.mailbox.to(him.email).length;
    for (const [who, status] of [
      [await cast.hire('basic'), 403],
      [await cast.hire('premium'), 403],
      [him, 403],
      [{ ...him, token: '' }, 401],
    ] as const) {
      const replies = [
        await details(who, him),
        await sendReset(who, him),
        await cancel(who, him),
        await remove(who, him),
      ];
      expect(replies.map((reply) => reply.status)).toEqual([status, status, status, status]);
    }
    expect(await premiumOf(test, him)).toMatchObject({ subscription_status: 'active' });
    expect(test.mailbox.to(him.email)).toHaveLength(mails);
    const told = printed.map((line) => JSON.parse(line)).filter(({ caller }) => caller === him.id);
    expect(told.map(({ route }) => route)).toContain('/api/admin/users/:id/reset-password');
    expect(told).toHaveLength(4);
  });
});
