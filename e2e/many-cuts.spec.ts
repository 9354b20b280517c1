import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { answers } from '../contract/answers';
import { paths } from '../contract/paths';
import { questions } from '../contract/questions';
import { expect, test } from './fixtures/story-over-a-line';
import { isThorough } from './fixtures/thorough';
import type { Fate } from './fixtures/unsteady-line';

const CUTS = isThorough ? 200 : 24;
const ANSWERS = isThorough ? 24 : 8;
const HALF_WAY = CUTS / 2;
const ways = ['is lost', 'loses its answer', 'breaks off'] satisfies Fate[];
const cuts = Array.from({ length: CUTS }, (_, nth): Fate => ways[nth % ways.length] ?? 'is lost');
/** One fewer than there are answers, so that something waits until the last cut. */
const passes = Array<Fate>(ANSWERS - 1).fill('passes');

function shuffled(fates: Fate[], seed: number): Fate[] {
  const { length } = fates;
  return fc.sample(fc.shuffledSubarray(fates, { minLength: length }), { seed, numRuns: 1 })[0] ?? [];
}

/** As a page leaves it in its tab that went before the browser's database had kept it. */
const leaveWaiting = (page: Page, owner: string, waiting: { id: string }[]) =>
  page.evaluate(
    ([of, all]) => {
      for (const one of all) {
        sessionStorage.setItem(`unkept/draft/${of}/waiting/${one.id}`, JSON.stringify({ text: JSON.stringify(one) }));
      }
    },
    [owner, waiting] as const,
  );

test(`what waits is sent through ${CUTS} cuts of the line, before the server has it, before its reply and in the middle of that: none is lost, none is there twice`, async ({
  page,
  husband,
  line,
  server,
  watching,
}) => {
  watching.expectRefusal(answers.submit.path);
  const pool = await server.call(questions.list, {}, husband);
  const waiting = pool.slice(0, ANSWERS).map(({ id, text, category }, nth) => ({
    id: `key-${nth}-${husband.id}`,
    question: { id, text, category, is_custom_question: false, answered: false },
    text: `What she said, number ${nth}`,
    writtenAt: new Date(Date.now() + nth).toISOString(),
    ...{ isExtra: false, tries: 0, nextTry: 0 },
  }));
  await page.goto('/health');
  await leaveWaiting(page, husband.id, waiting);
  // A phone that finds and loses its connection all the time: no pause between two tries.
  await page.addInitScript(() => setInterval(() => dispatchEvent(new Event('online')), 5));

  const coming = shuffled([...cuts, ...passes], 17);
  const met = new Map<Fate, number>();
  // Half-way nothing arrives until the page has been loaded anew: all could have been sent before anybody looks.
  let isLoadedAnew = false;
  line.decide((path) => {
    if (path !== answers.submit.path) return 'passes';
    if (coming.length === HALF_WAY && !isLoadedAnew) return 'is lost';
    const fate = coming.shift() ?? 'passes';
    met.set(fate, (met.get(fate) ?? 0) + 1);
    return fate;
  });
  await page.goto(paths.help);
  await expect(page.getByText('Waiting to be sent.')).toBeVisible();
  await expect.poll(() => coming.length, { timeout: 60_000 }).toBe(HALF_WAY);
  await page.reload();
  await expect(page.getByText('Waiting to be sent.')).toBeVisible();
  isLoadedAnew = true;
  await expect(page.getByText('Waiting to be sent.')).toHaveCount(0, { timeout: 60_000 });

  expect(ways.reduce((sum, way) => sum + (met.get(way) ?? 0), 0)).toBe(CUTS);
  const kept = await server.call(answers.list, {}, husband);
  const pairs = (items: { question: string; text: string | null }[]) => items.map(Object.values).sort();
  expect(pairs(kept.map((item) => ({ question: item.question_id, text: item.answer_text })))).toEqual(
    pairs(waiting.map(({ question, text }) => ({ question: question.id, text }))),
  );
});
