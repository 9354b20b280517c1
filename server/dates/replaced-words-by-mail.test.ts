import { afterAll, expect, it } from 'vitest';
import { answers } from '../../contract/answers';
import { dailyMail } from '../../contract/daily-mail';
import { dates } from '../../contract/dates';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { createTestClock } from '../testing/clock';
import { openFreshDatabase } from '../testing/database';
import { writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';
import { sendReminders } from './send-reminders';

// A database of its own: the job looks at everybody's dates.
const clock = createTestClock('2026-11-16T18:00:00Z');
const test = await startTestApp({ database: await openFreshDatabase(), clock });
afterAll(() => test.close());
const cast = createCast(test);

const [wish, otherWish, never, flower] = ['gift-001', 'gift-037', 'gift-036', 'fav-010'].map(databaseIdOf);
const DANGER = 'Nothing with hazelnuts or cilantro, I am allergic to both.';

/** What she said, and what she says now. */
async function change(as: Person, questionId: string | undefined, old: string, now: string): Promise<void> {
  const { answer_id: replaces } = await writeDown(test, as, old, questionId);
  const body = { questionId: questionId ?? '', text: now, replaces };
  expect((await test.call(answers.submit, { as, body })).status).toBe(201);
}

/** What the letter before her birthday tells, where she said two things that lead, and changed her mind about a danger. */
async function letterAfter(questionId: string | undefined, now: string): Promise<string> {
  clock.set('2026-11-16T18:00:00Z');
  const him = await cast.hire('premium');
  const rule = { kind: 'day', month: 12, day: 5 } as const;
  await test.call(dates.add, { as: him, body: { occasion: 'her-birthday', label: 'Her birthday', rule, leads: [14] } });
  await test.call(dailyMail.savePreferences, { as: him, body: { dailyMail: true, hour: 8, quoteHerWords: true } });
  await writeDown(test, him, 'Linen sheets in moss green, I have wanted those for years.', otherWish);
  await change(him, wish, 'A silk scarf, please.', 'A vermilion teapot, the one from the market.');
  await change(him, questionId, DANGER, now);
  clock.set('2026-11-21T18:00:00Z');
  await sendReminders(test.world);
  await test.settle();
  const [{ text } = { text: '' }] = test.mailbox.to(him.email);
  return text;
}

it.each([
  ['and her newest with it', 'Cilantro is fine now.', true],
  ['without her newest where that may not leave', 'Cilantro was what we ate when my mother died, and I cried.', false],
])('a letter tells of a replaced word only what it warns of, as earlier, %s', async (_, now, isBeside) => {
  const text = await letterAfter(never, now);
  expect(text).toContain('vermilion teapot');
  expect(text).not.toContain('silk scarf');
  expect(text).toMatch(/Keep in mind\. Earlier, on November 16, 2026, she said: “Nothing with hazelnuts/);
  expect(text.includes(now)).toBe(isBeside);
});

it('right behind an old danger stands what she said since, also where two things lead', async () => {
  const text = await letterAfter(flower, 'Cilantro is fine now.');
  const told = text.split('\n').flatMap((line) => /“.*”/.exec(line)?.[0] ?? []);
  expect(told.slice(0, 2)).toEqual([`“${DANGER}”`, '“Cilantro is fine now.”']);
  expect(told.slice(2).sort()).toEqual([
    '“A vermilion teapot, the one from the market.”',
    '“Linen sheets in moss green, I have wanted those for years.”',
  ]);
});
