import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { answers } from '../contract/answers';
import { paths } from '../contract/paths';
import { bar, button, expectPath, field, heading, link } from './fixtures/screen';
import { expect, test } from './fixtures/story-over-a-line';

test.use({ serviceWorkers: 'allow' });
// They go through closed tabs, lost replies and pauses between tries.
test.beforeEach(() => test.slow());

const NOTIFIED = ["Today's question is ready", 'Something is waiting for you'];
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

/**
 * What the worker shows of two messages: one of ours, and one that it cannot read. The headless browser has no
 * notifications, so what would be shown is written down in their place.
 */
async function notified(context: BrowserContext, devtools: CDPSession, origin: string): Promise<string[]> {
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(origin));
  if (!worker) throw new Error('There is no worker.');
  await worker.evaluate(() => {
    const shown: string[] = [];
    const registration = Reflect.get(self, 'registration');
    registration.showNotification = async (title: string) => void shown.push(title);
    Object.assign(self, { shown });
  });
  const ours = { web_push: 8030, notification: { title: "Today's question is ready", navigate: `${origin}/` } };
  for (const data of [JSON.stringify(ours), 'nonsense'])
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () => worker.evaluate(() => Reflect.get(self, 'shown') as string[]);
  await expect.poll(async () => (await shown()).length).toBe(2);
  return shown();
}

test('the app can be installed, opens without a connection, and takes a newer version only when nothing is typed', async ({
  page,
  context,
  husband,
  line,
  watching,
}) => {
  await page.goto(paths.questionOfTheDay);
  await expect(field(page, answerBox)).toBeVisible();
  await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe('activated');
  const devtools = await context.newCDPSession(page);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  expect(await notified(context, devtools, line.address)).toEqual(NOTIFIED);

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
  expect(await page.evaluate(() => caches.keys())).toEqual(['shell-later']);
});

/** All that the browser's database and storage hold, as somebody who opens their files would find it. */
const lying = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('heartnote');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const box = opening.result;
    const all = async (name: string) => {
      const reading = box.transaction(name).objectStore(name).getAll();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      return reading.result as { sealed?: ArrayBuffer }[];
    };
    const words = await all('words');
    const keys = await all('keys');
    box.close();
    const bytes = words.map(({ sealed, ...rest }) => new TextDecoder('latin1').decode(sealed) + JSON.stringify(rest));
    return { text: bytes.join() + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), words, keys };
  });

test('what he writes without a connection outlives the tab and is sent once, though two tabs send it and the first reply is lost', async ({
  page,
  context,
  husband,
  line,
  server,
  watching,
}) => {
  watching.expectRefusal('/api');
  watching.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE/);
  await page.goto(paths.questionOfTheDay);
  await expect(field(page, answerBox)).toBeVisible();
  await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe('activated');
  const asked = (await heading(page).textContent()) ?? '';
  line.decide(() => 'is lost');
  await context.setOffline(true);
  // As much as a keyboard leaves of a phone.
  await page.setViewportSize({ width: 390, height: 420 });
  await field(page, answerBox).fill('Peonies, the pale ones');
  await button(page, 'Submit Answer').scrollIntoViewIfNeeded();
  await expect(link(bar(page), 'Dashboard')).toBeHidden();
  await expect(button(page, 'Submit Answer')).toBeInViewport({ ratio: 1 });
  await button(page, 'Submit Answer').click();
  await expect(page.getByText("You're offline; it will be sent when you're back.")).toBeVisible();
  expect((await lying(page)).text).not.toContain('Peonies');
  expect(JSON.stringify(await cached(page))).not.toContain('Peonies');
  await page.close();

  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, two]) {
    await tab.goto(paths.dashboard);
    await expect(tab.getByText(/Waiting to be sent|will be sent when you're back/)).toBeVisible();
  }
  let replies = 0;
  line.decide((path) => (path === answers.submit.path && replies++ === 0 ? 'loses its answer' : 'passes'));
  await context.setOffline(false);
  for (const tab of [one, two]) await expect(tab.getByText('Waiting to be sent')).toHaveCount(0, { timeout: 45_000 });
  await expect
    .poll(async () =>
      (await server.call(answers.list, {}, husband)).map((item) => [item.question_text, item.answer_text]),
    )
    .toEqual([[asked, 'Peonies, the pale ones']]);
  expect(replies).toBeGreaterThan(1);

  await one.goto(paths.questionOfTheDay);
  await expect(one.getByRole('blockquote')).toHaveText('Peonies, the pale ones');
  await button(bar(one), 'Logout').click();
  await expectPath(one, paths.login);
  await expect.poll(async () => (await lying(one)).words.length + (await lying(one)).keys.length).toBe(0);
});
