import { paths } from '../contract/paths';
import { print } from './fixtures/paper';
import { button } from './fixtures/screen';
import { expect, test } from './fixtures/story';

test('a printed history holds every answer, from the first sheet on', async ({ page, premium, cast }) => {
  const texts = Array.from({ length: 53 }, (_, n) => `Her words ${n}. ${'She said so. '.repeat(n === 52 ? 300 : 8)}`);
  await cast.answer(premium, texts);
  await page.goto(paths.viewAnswers);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(button(page, 'Show older answers')).toBeVisible();
  // Asked while it is on its way to the paper, in the looks that it has there.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('article').length);
    });
  });
  const [first = 0, ...rest] = await print(page);
  expect(first).toBeGreaterThan(5);
  expect(rest.length).toBeGreaterThan(3);
  expect(Math.min(...rest)).toBeGreaterThan(0);
  expect(await page.locator('body').getAttribute('data-printed')).toBe('53');
  await expect(page.getByRole('article')).toHaveCount(50);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Her words 10.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
