import { afterAll, expect, it } from 'vitest';
import { stillTrue } from '../../contract/still-true';
import { DAY } from '../../contract/time';
import { startSession } from '../accounts/sessions';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { writeDown } from '../testing/notebook';

const clock = createTestClock('2026-11-16T18:00:00Z');
const test = await startTestApp({ clock });
const cast = createCast(test);
afterAll(() => test.close());

/** He looks once a month: what comes due between two looks waits for the next. */
const LOOKS = 10 * 13;
/** What she likes holds for a year at first, and at most for five. */
const [FIRST, LONGEST] = [365, 5 * 365];
const favorites = ['fav-010', 'fav-011', 'fav-012', 'fav-021', 'fav-044'];
const ALLERGY = 'I am allergic to walnuts, all of them.';

it('ten years, a look a month: what he confirms rests twice as long each time, at most five years, and a danger comes back every year', async () => {
  let him = await cast.hire('basic');
  const confirmed = new Map<string, { times: number; at: number; isDanger: boolean }>();
  for (const [n, id] of favorites.entries()) {
    const { answer_id } = await writeDown(test, him, `The third one from the left, number ${n}`, databaseIdOf(id));
    confirmed.set(answer_id, { times: 0, at: clock.now().getTime(), isDanger: false });
  }
  const { answer_id: allergy } = await writeDown(test, him, ALLERGY, databaseIdOf('size-008'));
  confirmed.set(allergy, { times: 0, at: clock.now().getTime(), isDanger: true });
  const faults: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    clock.advance(28 * DAY);
    // A session does not last from one year to the next.
    him = { ...him, token: await test.world.transact((tx) => startSession(test.world, tx, him.id)) };
    const { offer } = (await test.call(stillTrue.next, { as: him })).body;
    if (!offer) continue;
    const before = confirmed.get(offer.answerId);
    if (!before) throw new Error('an answer was offered that is not there');
    const at = clock.now().getTime();
    const rest = before.isDanger ? FIRST : Math.min(LONGEST, FIRST * 2 ** before.times);
    const days = (at - before.at) / DAY;
    if (days < rest) faults.push(`${offer.answer} after ${days} days instead of ${rest}`);
    await test.call(stillTrue.say, { as: him, params: { answerId: offer.answerId }, body: { verdict: 'still' } });
    confirmed.set(offer.answerId, { ...before, times: before.times + 1, at });
  }
  expect(faults).toEqual([]);
  const times = [...confirmed.values()].map((one) => [one.isDanger, one.times]);
  // After one year, then two, then four: 365, 1095 and 2555 days of 3640.
  expect(times).toEqual([...favorites.map(() => [false, 3]), [true, 9]]);
}, 120_000);
