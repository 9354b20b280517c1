import { answers } from '../../contract/answers';
import { paths } from '../../contract/paths';
import { bar, button, dialog, expectPath, field, heading, link, logInThroughForm } from '../fixtures/screen';
import { itIs } from '../fixtures/server-clock';
import { expect } from '../fixtures/story';
import { testInThorough } from '../fixtures/test-in-thorough';

/** Eight in the evening in Chicago, and nine the next morning. */
const MONDAY = '2027-09-14T01:00:00Z';
const TUESDAY = '2027-09-14T14:00:00Z';
const words = 'Peonies, the pale ones';

testInThorough(
  'written offline on Monday, and his session ends: on Tuesday another man who logs in here sees and sends nothing, he himself sends it once, and it counts for Monday',
  async ({ page, context, cast, server, watching, enterAs }) => {
    watching.expectRefusal('/api');
    await itIs(MONDAY, server, page);
    const [him, brother] = [await cast.husband(), await cast.husband()];
    await enterAs(him);
    await page.goto(paths.questionOfTheDay);
    await expect(field(page, 'Her answer')).toBeVisible();
    const asked = (await heading(page).textContent()) ?? '';
    await context.setOffline(true);
    await field(page, 'Her answer').fill(words);
    await button(page, 'Submit Answer').click();
    await expect(page.getByText("You're offline; it will be sent when you're back.")).toBeVisible();

    await cast.endSession(him);
    await itIs(TUESDAY, server, page);
    await context.setOffline(false);
    await expect(page.getByText('Log in to send what you wrote.')).toBeVisible();
    await button(dialog(page), 'Log in').click();
    await logInThroughForm(page, brother);
    await expect(bar(page)).toBeVisible();
    await page.goto(paths.questionOfTheDay);
    await expect(field(page, 'Her answer')).toHaveValue('');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(words)).toHaveCount(0);
    await expect(page.getByText('Waiting to be sent.')).toHaveCount(0);
    // Nothing of his waits: he is not asked.
    await button(bar(page), 'Logout').click();
    await expectPath(page, paths.login);
    expect(await server.call(answers.list, {}, brother)).toEqual([]);

    await logInThroughForm(page, him);
    await expect(page.getByText('Saved: the answer you wrote on Monday, September 13.')).toBeVisible();
    await expect(link(page, "Reveal Today's Question")).toBeVisible();
    const kept = await server.call(answers.list, {}, await cast.logIn(him));
    expect(kept).toEqual([expect.objectContaining({ question_text: asked, answer_text: words })]);
    expect(Date.parse(kept[0]?.created_at ?? '') - Date.parse(MONDAY)).toBeLessThan(60 * 60_000);
  },
);
