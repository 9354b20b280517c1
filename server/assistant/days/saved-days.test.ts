import { afterAll, describe, expect, it } from 'vitest';
import { assistant } from '../../../contract/assistant';
import { dates, type GivenDate } from '../../../contract/dates';
import { startTestApp } from '../../testing/app';
import { createCast } from '../../testing/cast';
import { createTestClock } from '../../testing/clock';
import { addOwnQuestion, writeDown } from '../../testing/notebook';
import type { Person } from '../../testing/people';

const test = await startTestApp({ clock: createTestClock('2026-11-16T18:00:00Z') });
const cast = createCast(test);
afterAll(() => test.close());

const headers = { 'x-time-zone': 'America/Chicago' };
const BIRTHDAY = 'Among your days to remember: Her birthday, on December 5, 2026, in 19 days.';
const keep = (as: Person, given: Pick<GivenDate, 'occasion' | 'label' | 'rule'>) =>
  test.call(dates.add, { as, body: { ...given, leads: [3] }, headers });
const ask = async (as: Person, question: string) =>
  (await test.call(assistant.ask, { as, body: { question }, headers })).body;

async function husband(): Promise<Person> {
  const him = await cast.hire('premium');
  await keep(him, { occasion: 'her-birthday', label: 'Her birthday', rule: { kind: 'day', month: 12, day: 5 } });
  await keep(him, { occasion: 'wedding-day', label: 'Our wedding day', rule: { kind: 'day', month: 11, day: 17 } });
  await keep(him, { occasion: 'valentines', label: "Valentine's Day", rule: { kind: 'day', month: 2, day: 14 } });
  await keep(him, {
    occasion: 'mothers-day',
    label: "Mother's Day",
    rule: { kind: 'weekday', month: 5, weekday: 0, nth: 2 },
  });
  await keep(him, { occasion: 'other', label: 'The tulips', rule: { kind: 'month', month: 4 } });
  await writeDown(test, him, 'Peonies, the pale pink ones.');
  return him;
}

describe('a day that he keeps', () => {
  it('API-53 is told where he asks when it is, and is the whole answer where she said nothing of it', async () => {
    const him = await husband();
    for (const [question, told] of [
      ['When is her birthday?', BIRTHDAY],
      ['when is my wifes bday', BIRTHDAY],
      ['When is her next birthday?', BIRTHDAY],
      ["When's valentines day", "Among your days to remember: Valentine's Day, on February 14, 2027, in 90 days."],
      ['When is our anniversary?', 'Among your days to remember: Our wedding day, on November 17, 2026, tomorrow.'],
      [
        'when is her birthday and when is our anniversary?',
        `${BIRTHDAY}\nAmong your days to remember: Our wedding day, on November 17, 2026, tomorrow.`,
      ],
      ['When are the tulips?', 'Among your days to remember: The tulips, in April 2027.'],
    ] as const)
      expect([question, (await ask(him, question)).encryptedResponse]).toEqual([question, told]);
  });

  it('API-53 stands before what she said herself', async () => {
    const him = await husband();
    const own = await addOwnQuestion(test, him, 'When is your birthday?');
    await writeDown(test, him, 'The fifth of December, and no party.', own.id);
    const { segments, citations, evidence } = await ask(him, 'When is her birthday?');
    expect([segments[0]?.text, evidence]).toEqual([BIRTHDAY, 'strong']);
    expect(citations.map(({ quote }) => quote)).toEqual(['The fifth of December, and no party.']);
  });

  it('API-53 is not told for somebody else, of somebody else, or where he asks for no day', async () => {
    const [him, other] = [await husband(), await cast.hire('premium')];
    await writeDown(test, other, 'Peonies, the pale pink ones.');
    for (const [as, question] of [
      [other, 'When is her birthday?'],
      [him, "When is her mother's birthday?"],
      [him, 'when is livs birthday'],
      [him, 'When is my birthday?'],
      [him, "When is my parents' anniversary?"],
      [him, 'When did her mother die?'],
      [him, 'Which day spa should I book for her birthday?'],
      [him, 'What would she like for her birthday?'],
      [him, 'When is the concert?'],
    ] as const)
      expect([question, (await ask(as, question)).encryptedResponse]).not.toEqual([
        question,
        expect.stringContaining('days to remember'),
      ]);
  });
});
