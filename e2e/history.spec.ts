import { paths } from '../contract/paths';
import { bar, heading, link, nextCall } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test('HISTORY-01 HISTORY-02 ROLE-06 his answers stand there by month, the newest first, every script as it was written', async ({
  page,
  husband,
  cast,
}) => {
  const texts = ['Peonies', 'Крем-брюле', '牡丹の花 🌸', 'first line\nsecond line', '<b>not bold</b> & "so"'];
  const asked = await cast.answer(husband, texts);
  const called = nextCall(page, 'GET /api/answers');
  await page.goto(paths.viewAnswers);
  await called;
  await expect(heading(page, 'Question History')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(texts.length);
  for (const [index, text] of [...texts].reverse().entries()) {
    await expect(entries.nth(index).getByText(text, { exact: true })).toBeVisible();
    await expect(entries.nth(index)).toContainText([...asked].reverse()[index] ?? '');
  }
  await page.goto(paths.questions);
  await expect(entries).toHaveCount(texts.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the places of his notebook are under the thumb, and Back finds the history where he left it', async ({
    page,
    premium,
    cast,
  }) => {
    await cast.answer(
      premium,
      Array.from({ length: 9 }, (_, n) => `What she said, number ${n}. ${'A long story. '.repeat(20)}`),
    );
    await page.goto(paths.viewAnswers);
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    const places = await bar(page).getByRole('list').boundingBox();
    expect(Math.round((places?.y ?? 0) + (places?.height ?? 0)), 'it sits at the edge of the screen').toBe(844);
    for (const control of await bar(page).locator('a, button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'as large as a thumb').toBeGreaterThanOrEqual(44);
      expect(box?.width, 'none takes a quarter of it').toBeLessThan(390 / 4);
    }

    const readTo = () => page.evaluate(() => Math.round(scrollY));
    const before = await readTo();
    expect(before).toBeGreaterThan(844);
    await link(bar(page), 'Search Answers').click();
    await expect(heading(page, 'Search Your Questions & Answers')).toBeInViewport();
    await page.goBack();
    await expect(heading(page, 'Question History')).toBeAttached();
    await expect.poll(readTo).toBe(before);
    await expect(last).toBeInViewport();
  });
});
