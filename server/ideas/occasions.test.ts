import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyMail } from '../../contract/daily-mail';
import { dates, type GivenDate } from '../../contract/dates';
import type { IdeaState } from '../../contract/idea-states';
import { type Idea, ideas } from '../../contract/ideas';
import { sendReminders } from '../dates/send-reminders';
import { startTestApp, type TestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import type { Person } from '../testing/people';
import { ideasForDate } from './for-date';
import { sendIdeaReminders } from './send-idea-reminders';

const birthday: GivenDate = {
  occasion: 'her-birthday',
  label: 'Her birthday',
  rule: { kind: 'day', month: 12, day: 5 },
  leads: [14, 3],
};
const START = '2026-11-16T18:00:00Z';
const inChicago = { 'x-time-zone': 'America/Chicago' };

describe('ideas and their occasions', () => {
  let test: TestApp;
  beforeAll(async () => {
    // A database of its own: the job looks at everybody's ideas.
    test = await startTestApp({ database: await openFreshDatabase(), clock: createTestClock(START) });
  });
  afterAll(() => test.close());

  const hire = async (role: 'basic' | 'premium') => {
    test.clock.set(START);
    const him = await createCast(test).hire(role);
    // From here on he is in Chicago.
    await test.call(ideas.list, { as: him, headers: inChicago });
    return him;
  };
  const add = async (as: Person, body: object) =>
    test.call(ideas.add, { as, body: { kind: 'gift', title: 'Silk scarf', ...body }, headers: inChicago });
  const idOf = async (as: Person, body: object) => (await add(as, body)).body.idea.id;
  const move = async (as: Person, id: string, ...states: IdeaState[]) => {
    for (const [at, to] of states.slice(1).entries())
      await test.call(ideas.move, {
        as,
        params: { id },
        body: { from: states[at] ?? 'idea', to },
        headers: inChicago,
      });
  };
  const listOf = async (as: Person): Promise<Idea[]> =>
    (await test.call(ideas.list, { as, headers: inChicago })).body.ideas;
  const keepDate = async (as: Person, given: Partial<GivenDate> = {}) =>
    (await test.call(dates.add, { as, body: { ...birthday, ...given }, headers: inChicago })).body.id;
  const tick = async (at: string) => {
    test.clock.set(at);
    await sendReminders(test.world);
    await sendIdeaReminders(test.world);
    await test.settle();
  };
  const lettersTo = ({ email }: Person) => test.mailbox.to(email);
  const mayQuote = (as: Person) =>
    test.call(dailyMail.savePreferences, { as, body: { dailyMail: true, hour: 8, quoteHerWords: true } });

  it('belong to a day that he keeps, and outlive it', async () => {
    const [him, other] = [await hire('basic'), await hire('basic')];
    const dateId = await keepDate(him);
    const id = await idOf(him, { dateId });
    const planned = await idOf(him, { title: 'Dinner', kind: 'date', dateId });
    await move(him, planned, 'idea', 'planned');
    const dropped = await idOf(him, { title: 'A drone', dateId });
    await move(him, dropped, 'idea', 'dropped');
    expect((await listOf(him)).find((one) => one.id === id)?.dateId).toBe(dateId);
    expect((await ideasForDate(test.world, him.id, dateId)).map(({ title, state }) => [title, state])).toEqual([
      ['Dinner', 'planned'],
      ['Silk scarf', 'idea'],
    ]);
    expect((await add(other, { dateId })).body).toMatchObject({ code: 'date_not_found' });
    await test.call(dates.remove, { as: him, params: { id: dateId } });
    expect((await listOf(him)).map((one) => one.dateId)).toEqual([null, null, null]);
  });

  it('a day’s reminder tells how many are kept for it, and names them where it may quote, before her words', async () => {
    const [neutral, open] = [await hire('basic'), await hire('premium')];
    for (const him of [neutral, open]) {
      const dateId = await keepDate(him);
      await idOf(him, { dateId });
      await move(him, await idOf(him, { title: 'Dinner by the river', dateId }), 'idea', 'planned');
      await move(him, await idOf(him, { title: 'A drone', dateId }), 'idea', 'dropped');
    }
    await mayQuote(open);
    await tick('2026-11-21T20:00:00Z');
    const [discreet, named] = [neutral, open].map((him) => lettersTo(him)[0]?.text ?? '');
    expect(discreet).toContain('2 ideas are kept for it.');
    expect(discreet).not.toMatch(/scarf|river/i);
    expect(named).toContain('You plan for it: Dinner by the river\n\nYour ideas for it: Silk scarf\n\n');
    expect(named).not.toContain('drone');
  });

  it('have a reminder of their own: once, at his hour, by its name only where it may quote', async () => {
    const [neutral, open] = [await hire('basic'), await hire('premium')];
    await mayQuote(open);
    for (const him of [neutral, open]) await idOf(him, { remindOn: '2026-11-20' });
    await tick('2026-11-20T13:59:00Z');
    expect(lettersTo(neutral)).toHaveLength(0);
    expect((await listOf(neutral))[0]?.remindOn).toBe('2026-11-20');
    await Promise.all([tick('2026-11-20T14:00:00Z'), sendIdeaReminders(test.world)]);
    await tick('2026-11-20T20:00:00Z');
    const [discreet, named] = [neutral, open].map((him) => lettersTo(him));
    expect(discreet).toHaveLength(1);
    expect(discreet?.[0]?.text).toContain('Today you wanted to think of one of your ideas.');
    expect(JSON.stringify(discreet)).not.toMatch(/scarf/i);
    expect(discreet?.[0]?.headers).toMatchObject({ 'List-Unsubscribe': expect.stringContaining('kind=dates') });
    expect(named?.[0]?.text).toContain('Today you wanted to think of: Silk scarf');
    expect(named?.[0]?.subject).not.toMatch(/scarf/i);
    expect((await listOf(neutral))[0]?.remindOn).toBeNull();
  });

  it('their reminder moves with his hour, and is not sent for what he gave or dropped, nor long after', async () => {
    const him = await hire('basic');
    await idOf(him, { remindOn: '2026-11-20' });
    await move(him, await idOf(him, { title: 'Dropped', remindOn: '2026-11-20' }), 'idea', 'dropped');
    await test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour: 17 } });
    await tick('2026-11-20T20:00:00Z');
    expect(lettersTo(him)).toHaveLength(0);
    await tick('2026-11-20T23:00:00Z');
    expect(lettersTo(him)).toHaveLength(1);
    const late = await hire('basic');
    await idOf(late, { remindOn: '2026-11-20' });
    await tick('2026-11-24T14:00:00Z');
    expect(lettersTo(late)).toHaveLength(0);
  });

  it('a reminder in the past is refused, and one that stays is not asked about again', async () => {
    const him = await hire('basic');
    expect((await add(him, { remindOn: '2026-11-15' })).body).toMatchObject({ code: 'idea_reminder_past' });
    const id = await idOf(him, { remindOn: '2026-11-17' });
    test.clock.set('2026-11-17T14:30:00Z');
    const body = { kind: 'gift', title: 'Silk scarf', note: 'Blue', remindOn: '2026-11-17' } as const;
    const changed = await test.call(ideas.change, { as: him, params: { id }, body });
    expect(changed.body).toMatchObject({ note: 'Blue', remindOn: '2026-11-17' });
  });

  it('keep the day he gave it when he travels on', async () => {
    const him = await hire('basic');
    test.clock.set('2026-11-17T04:00:00Z');
    const id = await idOf(him, {});
    await move(him, id, 'idea', 'planned', 'given');
    const inTokyo = { 'x-time-zone': 'Asia/Tokyo' };
    const again = { from: 'given', to: 'idea' } as const;
    const moved = await test.call(ideas.move, { as: him, params: { id }, body: again, headers: inTokyo });
    expect(moved.body).toMatchObject({ state: 'idea', givenOn: '2026-11-16' });
  });

  it('he is asked once, a week after he gave it, how she took it', async () => {
    const him = await hire('basic');
    const [scarf, book] = [await idOf(him, {}), await idOf(him, { title: 'A novel' })];
    for (const id of [scarf, book]) await move(him, id, 'idea', 'planned', 'given');
    const asked = async () => (await test.call(ideas.next, { as: him, headers: inChicago })).body.howTaken;
    const say = (id: string, reaction: 2 | null) =>
      test.call(ideas.sayHowTaken, { as: him, params: { id }, body: { reaction, reactionWords: 'She wore it' } });
    test.clock.set('2026-11-22T18:00:00Z');
    expect(await asked()).toBeNull();
    test.clock.set('2026-11-23T18:00:00Z');
    const first = await asked();
    expect(first).toMatchObject({ givenOn: '2026-11-16' });
    expect((await say(first?.id ?? '', 2)).body).toMatchObject({ reaction: 2, reactionWords: 'She wore it' });
    const second = await asked();
    expect([first?.id, second?.id].sort()).toEqual([scarf, book].sort());
    await say(second?.id ?? '', null);
    expect(await asked()).toBeNull();
    const open = await idOf(him, { title: 'Not given' });
    expect((await say(open, 2)).body).toMatchObject({ code: 'idea_state', current: 'idea' });
  });

  it('what he plans can be had at a glance', async () => {
    const him = await hire('basic');
    const dateId = await keepDate(him);
    const id = await idOf(him, { dateId, plannedFor: '2026-12-01' });
    await idOf(him, { title: 'Only an idea' });
    await move(him, id, 'idea', 'planned');
    const { planned } = (await test.call(ideas.next, { as: him })).body;
    expect(planned).toEqual([{ id, kind: 'gift', title: 'Silk scarf', plannedFor: '2026-12-01', dateId }]);
  });
});
