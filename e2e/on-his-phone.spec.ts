import type { Page } from '@playwright/test';
import { paths } from '../contract/paths';
import { button, field, heading } from './fixtures/screen';
import { expect, test as story } from './fixtures/story';
import { type Line, lineTo } from './fixtures/unsteady-line';

const test = story.extend<{ line: Line }>({
  line: async ({ playwright: _ }, use, { project }) => {
    const line = await lineTo(project.use.baseURL ?? '');
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.address),
});
test.use({ serviceWorkers: 'allow' });

const answerBox = 'Her answer';
const isKept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

/** Everything that the browser keeps in its caches, by its address and as text. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const kept = await caches.open(name);
      for (const request of await kept.keys()) {
        found[new URL(request.url).pathname] = (await (await kept.match(request))?.text()) ?? '';
      }
    }
    return found;
  });

test('the app can be installed, opens without a connection, and takes a newer version only when nothing is typed', async ({
  page,
  context,
  husband,
  line,
  watching,
}) => {
  await page.goto(paths.questionOfTheDay);
  await expect(field(page, answerBox)).toBeVisible();
  await expect.poll(() => isKept(page)).toBe('activated');
  const devtools = await context.newCDPSession(page);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);

  watching.expectRefusal('/api');
  watching.expectRefusal('/assets');
  watching.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE/);
  line.decide(() => 'is lost');
  await page.goto(paths.dashboard);
  await expect(heading(page, 'Welcome')).toBeVisible();
  // A page that is loaded while the browser only plays offline takes it that there is a connection: it is told afterwards.
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help & Support' }).click();
  await expect(page.getByRole('alert')).toContainText("Today's question opens without one");
  const kept = await cached(page);
  expect(Object.keys(kept).filter((path) => !/^\/(assets\/.+|favicon\.svg)?$/.test(path))).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain(husband.email);

  line.decide(() => 'passes');
  await context.setOffline(false);
  await page.goto(paths.contact);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
  await field(page, 'Message').fill('She would like to know');
  line.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A newer version of Heartnote is ready.')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('She would like to know');
  await button(page, 'Reload').click();
  await expect(page.locator('script[src$="?later"]')).toBeAttached();
  await expect(heading(page)).toBeVisible();
  await expect.poll(async () => Object.keys(await cached(page)).length).toBeGreaterThan(20);
  expect((await page.evaluate(() => caches.keys())).length).toBe(1);
});
