import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyMail } from '../../contract/daily-mail';
import { dates, type GivenDate } from '../../contract/dates';
import { ideas } from '../../contract/ideas';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import type { Person } from '../testing/people';
import { sendReminders } from './send-reminders';

const birthday: GivenDate = {
  ...{ occasion: 'her-birthday', label: 'Her birthday', leads: [3], rule: { kind: 'day', month: 12, day: 5 } },
};
const headers = { 'x-time-zone': 'America/Chicago' };

describe('a week after a day', () => {
  let test: TestApp;
  beforeAll(async () => {
    // A database of its own: the job looks at everybody's dates.
    test = await startTestApp({ database: await openFreshDatabase(), clock: createTestClock('2026-11-16T18:00:00Z') });
  });
  afterAll(() => test.close());

  const keep = async () => {
    test.clock.set('2026-11-16T18:00:00Z');
    const him = await createCast(test).hire('premium');
    const { body } = await test.call(dates.add, { as: him, body: birthday, headers });
    return { him, id: body.id };
  };
  const idea = async (as: Person, dateId: string, title: string) => {
    const { body, status } = await test.call(ideas.add, { as, body: { kind: 'gift', title, dateId }, headers });
    expect(status).toBe(201);
    return body.idea.id;
  };
  const move = async (as: Person, id: string, from: 'idea' | 'planned', to: 'planned' | 'given') => {
    const { status, body } = await test.call(ideas.move, { as, params: { id }, body: { from, to }, headers });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const asked = async (as: Person) => (await test.call(dates.next, { as, headers })).body.howItWent;
  const say = (as: Person, id: string, text: string) =>
    test.call(dates.sayHowItWent, { as, params: { id, occurrence: '2026-12-05' }, body: { text }, headers });

  it('he is asked whether he gave what he planned for it, and of nothing else that he keeps', async () => {
    const { him, id } = await keep();
    const teapot = await idea(him, id, 'A teapot');
    await idea(him, id, 'Linen sheets');
    await move(him, teapot, 'idea', 'planned');
    test.clock.set('2026-12-12T18:00:00Z');
    expect(await asked(him)).toMatchObject({ id, planned: [{ id: teapot, title: 'A teapot' }] });
    // Said so a week late, the card still waits for what he writes.
    await move(him, teapot, 'planned', 'given');
    expect(await asked(him)).toMatchObject({ id, planned: [] });
  });

  it('he is not asked a second thing about it where he gave something: how she took that is asked there', async () => {
    const { him, id } = await keep();
    const teapot = await idea(him, id, 'A teapot');
    await move(him, teapot, 'idea', 'planned');
    test.clock.set('2026-12-05T18:00:00Z');
    await move(him, teapot, 'planned', 'given');
    test.clock.set('2026-12-12T18:00:00Z');
    expect(await asked(him)).toBeNull();
    expect((await test.call(ideas.next, { as: him, headers })).body.howTaken).toMatchObject({ id: teapot });
  });

  it.each([
    ['neutral', false, 'You wrote down how it went last time.'],
    ['quoting', true, 'Last time, you wrote: “She cried over the book”'],
  ])("what he wrote comes back with next year's reminder, in a %s one", async (_, quoteHerWords, words) => {
    const { him, id } = await keep();
    const body = { dailyMail: false, hour: 8, quoteHerWords };
    expect((await test.call(dailyMail.savePreferences, { as: him, body })).status).toBe(200);
    test.clock.set('2026-12-12T18:00:00Z');
    expect((await say(him, id, 'She cried over the book')).status).toBe(200);
    // He still has Premium then.
    const end = [him.id, new Date('2028-01-01T00:00:00Z')];
    await test.world.database.executeSql('update subscription set current_period_end = $2 where user_id = $1', end);
    test.clock.set('2027-12-02T14:00:00Z');
    await sendReminders(test.world);
    await test.settle();
    const [letter] = test.mailbox.to(him.email);
    expect(letter?.text).toContain(words);
    expect(letter?.text.includes('cried')).toBe(quoteHerWords);
  });
});
