import type { Page } from '@playwright/test';
import { questions } from '../contract/questions';
import { button, complaint, countCalls, field, heading, nextCall, note } from './fixtures/screen';
import { expect, test } from './fixtures/story';
import { takeTime } from './fixtures/time';

const searchBox = 'Search questions and answers';
const entries = (page: Page) => page.getByRole('article');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of answers' });
const pageButton = (page: Page, name: string) => pages(page).getByRole('button', { name, exact: true });

/** One component on a page and in a tab of the dashboard: the same rules in both places. */
for (const { path, name } of [
  { path: '/search-answers', name: 'the search page' },
  { path: '/dashboard?tab=search', name: "the dashboard's tab" },
]) {
  test(`SEARCH-02 SEARCH-06 SEARCH-54 ROLE-07 ${name}: the list and its count follow the term, whatever its case`, async ({
    page,
    husband,
    cast,
  }) => {
    const [, second = ''] = await cast.answer(husband, ['Peonies, QXPALE', 'Crème brûlée qxpale', 'Nothing qxloud']);
    await page.goto(path);
    await expect(note(page, '3 answers found')).toBeVisible();
    await expect(entries(page)).toHaveCount(3);
    await field(page, searchBox).fill('qXpAlE');
    await expect(note(page, '2 answers found')).toBeVisible();
    await expect(entries(page)).toHaveCount(2);
    await field(page, searchBox).fill('CRÈME BRÛLÉE');
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByRole('article', { name: second })).toContainText('Crème brûlée qxpale');
    await field(page, searchBox).fill('zzz no such thing');
    await expect(page.getByText('No results found for "zzz no such thing"')).toBeVisible();
    await expect(note(page, '0 answers found')).toBeVisible();
  });
}

test('SEARCH-01 SEARCH-55 with nothing written down yet the page says so and leads to the question', async ({
  page,
  husband: _,
}) => {
  await page.goto('/search-answers');
  await expect(heading(page, 'Search Your Questions & Answers')).toBeVisible();
  await expect(page.getByText('No answers found')).toBeVisible();
  await expect(page.getByRole('link', { name: "Go to today's question" })).toHaveAttribute(
    'href',
    '/question-of-the-day',
  );
});

test('SEARCH-09 ten answers are one page', async ({ page, husband, cast }) => {
  await cast.answer(husband, numbered(10));
  await page.goto('/search-answers');
  await expect(entries(page)).toHaveCount(10);
  await expect(pages(page)).toHaveCount(0);
});

test('SEARCH-08 SEARCH-09 SEARCH-10 eleven answers are two pages, and another term begins at the first', async ({
  page,
  husband,
  cast,
}) => {
  await cast.answer(husband, numbered(11));
  await page.goto('/search-answers');
  await expect(entries(page)).toHaveCount(10);
  await expect(pages(page).getByRole('button')).toHaveText(['Previous', '1', '2', 'Next']);
  await expect(pageButton(page, 'Previous')).toBeDisabled();
  await pageButton(page, 'Next').click();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('qxanswer 1.');
  await expect(pageButton(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
  await expect(pageButton(page, 'Next')).toBeDisabled();
  await pageButton(page, 'Previous').click();
  await expect(entries(page)).toHaveCount(10);
  await pageButton(page, 'Page 2').click();
  await expect(entries(page)).toHaveCount(1);
  await field(page, searchBox).fill('qxanswer');
  await expect(entries(page)).toHaveCount(10);
  await expect(pageButton(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
});

test('SEARCH-26 SEARCH-27 SEARCH-28 SEARCH-30 SEARCH-40 SEARCH-56 SHELL-24 ROLE-37 a question he has not asked yet is found by a term and answered in place', async ({
  page,
  husband,
  server,
}) => {
  const pool = await server.call(questions.list, {}, husband);
  const term = 'birthday';
  const found = pool.filter(({ text }) => text.toLowerCase().includes(term));
  const [first, second] = found;
  if (!first || !second) throw new Error(`The pool has no two questions about a ${term}.`);

  const { stop } = await takeTime(page);
  await page.goto('/search-answers');
  await expect(page.getByText('No answers found')).toBeVisible();
  await field(page, searchBox).fill(term);
  await expect(note(page, `0 answers found, ${found.length} questions not answered yet`)).toBeVisible();
  const one = page.getByRole('article', { name: first.text });
  const other = page.getByRole('article', { name: second.text });
  await button(one, 'Write her answer').click();
  await button(other, 'Write her answer').click();
  await field(one, 'Her answer').fill('A picnic by the river');
  await expect(field(other, 'Her answer')).toHaveValue('');
  await button(other, 'Cancel').click();
  await expect(button(other, 'Write her answer')).toBeFocused();

  const time = await stop();
  const sent = nextCall(page, 'POST /api/answer');
  await button(one, 'Save Answer').click();
  expect((await sent).postDataJSON()).toEqual({ questionId: first.id, text: 'A picnic by the river' });
  await time.until(note(one, 'Answer saved successfully!'));
  await expect(one).toContainText('Answered');
  await time.pass(2900);
  await expect(note(one, 'Answer saved successfully!')).toBeVisible();
  await time.pass(150);
  await expect(note(one, 'Answer saved successfully!')).toHaveCount(0);
  await time.flow();
  await expect(one).toContainText('A picnic by the river');
});

test('SEARCH-11 a list that has changed is shown from its first page', async ({ page, husband: _ }) => {
  await page.goto('/search-answers');
  await field(page, searchBox).fill('you');
  await pageButton(page, 'Page 2').click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  const entry = entries(page).first();
  await button(entry, 'Write her answer').click();
  await field(entry, 'Her answer').fill('A long walk');
  await button(entry, 'Save Answer').click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(entries(page).first()).toContainText('A long walk');
});

test('SEARCH-48 SEARCH-53 the search page tells what failed, and why', async ({ page, husband, server, network }) => {
  const pool = await server.call(questions.list, {}, husband);
  const question = pool[0]?.text ?? '';
  await network.refuse('GET /api/answers', 500, { error: 'Server error' });
  await page.goto('/search-answers');
  await expect(complaint(page, 'Failed to load data: Server error')).toBeVisible();
  await network.mend('GET /api/answers');
  await button(page, 'Try Again').click();
  await expect(complaint(page, 'Failed to load data')).toHaveCount(0);

  await field(page, searchBox).fill(question);
  const entry = page.getByRole('article', { name: question });
  await button(entry, 'Write her answer').click();
  const saves = countCalls(page, 'POST /api/answer');
  await button(entry, 'Save Answer').click();
  await expect(complaint(entry, 'Please enter an answer')).toBeVisible();
  expect(saves()).toBe(0);
  await field(entry, 'Her answer').fill('Something');
  await network.refuse('POST /api/answer', 503, { error: 'The server is busy.' });
  await button(entry, 'Save Answer').click();
  await expect(complaint(entry, 'Failed to save answer: The server is busy.')).toBeVisible();
  await expect(field(entry, 'Her answer')).toHaveValue('Something');
});

test("SEARCH-45 the dashboard's tab tells why an answer was not saved", async ({ page, husband, server, network }) => {
  const pool = await server.call(questions.list, {}, husband);
  const question = pool[0]?.text ?? '';
  await page.goto('/dashboard?tab=search');
  await field(page, searchBox).fill(question);
  const entry = page.getByRole('article', { name: question });
  await button(entry, 'Write her answer').click();
  await field(entry, 'Her answer').fill('Something');
  await network.refuse('POST /api/answer', 503, { error: 'The server is busy.' });
  await button(entry, 'Save Answer').click();
  await expect(complaint(entry, 'Failed to save answer: The server is busy.')).toBeVisible();
});

test('ROLE-12 ROLE-13 ROLE-14 ROLE-15 ROLE-33 a basic husband is offered no way to change or delete an answer, nor what is premium', async ({
  page,
  husband,
  cast,
}) => {
  await cast.answer(husband, ['Peonies']);
  for (const path of ['/search-answers', '/dashboard?tab=search', '/view-answers']) {
    await page.goto(path);
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page).getByRole('button')).toHaveCount(0);
    await entries(page).getByText('Peonies').click();
    await expect(entries(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /AI Assistant|Add Questions/ })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /AI Assistant|Add Questions/ })).toHaveCount(0);
  }
});

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `qxanswer ${index + 1}.`);
}
