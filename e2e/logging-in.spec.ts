import { dashboardAt, loginThen, paths, searchFor } from '../contract/paths';
import { bar, button, expectPath, heading, link, logInThroughForm, tab, tabTo } from './fixtures/screen';
import { expectGoodToSee } from './fixtures/sight';
import { expect } from './fixtures/story';
import { testInThorough } from './fixtures/test-in-thorough';

testInThorough(
  'the way that was wanted is taken after logging in, to its very place, and no way out of the product; a page he had opened before is offered where the login leads, and can be put away',
  async ({ page, cast }) => {
    const person = await cast.husband();
    await page.goto(loginThen(dashboardAt('account')));
    await logInThroughForm(page, person);
    await expectPath(page, dashboardAt('account'));
    await expect(tab(page, 'Account Settings')).toHaveAttribute('aria-selected', 'true');
    await page.goto(loginThen(paths.manageSubscription));
    await expectPath(page, paths.manageSubscription);
    await page.goto(`${paths.login}?next=https://elsewhere.example/`);
    await expectPath(page, paths.dashboard);
    await page.goto(`${paths.login}?next=//elsewhere.example`);
    await expectPath(page, paths.dashboard);

    await button(bar(page), 'Logout').click();
    await expectPath(page, paths.login);
    await page.goto(searchFor('q=roses'));
    await logInThroughForm(page, person);
    await expectPath(page, paths.dashboard);
    const offer = page.getByRole('main').getByRole('status').filter({ hasText: 'you opened' });
    await expect(offer).toBeVisible();
    await expectGoodToSee(page, 'dark');
    await page.reload();
    await tabTo(page, link(offer, 'Search Answers'));
    await page.keyboard.press('Enter');
    await expectPath(page, searchFor('q=roses'));
    await page.goBack();
    await button(offer, 'Dismiss').click();
    await expect(offer).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
  },
);
