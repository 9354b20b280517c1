import { messages } from '../contract/messages';
import { paths } from '../contract/paths';
import { button, field, heading, link, tab } from './fixtures/screen';
import { expectGoodToSee } from './fixtures/sight';
import { expect, test } from './fixtures/story';

test('SHELL-21 SHELL-22 a screen whose file cannot be fetched shows the fallback with the reason, and reloading mends it; a tab whose file cannot be fetched takes only its own place', async ({
  page,
  premium: _,
  watching,
}) => {
  await page.goto(paths.questionOfTheDay);
  await expect(heading(page)).toBeVisible();
  watching.expectRefusal('/assets');
  watching.expectComplaint(/Failed to fetch dynamically imported module|preload/i);
  await page.route(/\/assets\/help-page.*\.js/, (route) => route.abort());
  await link(page.getByRole('contentinfo'), 'Help & Support').click();
  const fallback = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Something went wrong' }) });
  await expect(fallback).toContainText(messages.common.fileMissing);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectGoodToSee(page, 'dark');

  await page.unroute(/\/assets\/help-page.*\.js/);
  await button(fallback, 'Reload the page').click();
  await expect(heading(page, 'How It Works')).toBeVisible();

  await page.route(/\/assets\/add-questions-tab.*\.js/, (route) => route.abort());
  await page.goto(paths.dashboard);
  await tab(page, 'Add Questions').click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(heading(page)).toHaveText(/^Welcome, /);
  await tab(page, 'Overview').click();
  await expect(page.getByRole('heading', { name: 'Data & Privacy' })).toBeVisible();

  await page.unroute(/\/assets\/add-questions-tab.*\.js/);
  await tab(page, 'Add Questions').click();
  await expect(field(page, 'Your question')).toBeVisible();
});
