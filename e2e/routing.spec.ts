import type { Page } from '@playwright/test';
import { expectPath, heading } from './fixtures/screen';
import { expect, test } from './fixtures/story';

/** A part of each kind: `every-screen.spec.ts` opens them all, `web/app.test.tsx` goes through the table. */
test('ROUTE-07 ROUTE-09 ROUTE-28 ROUTE-29 ROLE-02 QOTD-21 SESSION-01 a visitor: a public path opens, any other gives the login, and a private address becomes /login; what browsers and services look for beside the pages is there, and a file that is not there is none', async ({
  page,
}) => {
  await expectScreen(page, '/help', 'Help');
  for (const path of ['/', '/LOGIN']) await expectScreen(page, path, 'Log in');
  for (const path of ['/question-of-the-day', '/admin', '/help/']) {
    await page.goto(path);
    await expectPath(page, '/login');
    await expect(heading(page, 'Log in')).toBeVisible();
  }

  const kinds = {
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/favicon.svg': /^image\/svg\+xml/,
    '/apple-touch-icon.png': /^image\/png/,
    '/robots.txt': /^text\/plain/,
    '/.well-known/security.txt': /^text\/plain/,
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const reply = await page.request.get(path);
    expect(reply.status(), path).toBe(200);
    expect(reply.headers()['content-type'], path).toMatch(kind);
  }
  for (const path of ['/logo.png', '/.well-known/x', '/metrics']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/login');
  const told = await page.locator('meta[property^="og:"]').evaluateAll((tags) => tags.map((tag) => tag.outerHTML));
  expect(told).toHaveLength(6);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  const icons = page.locator('link[rel*=icon]');
  for (const href of await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('ROUTE-01 ROUTE-16 ROUTE-18 ROUTE-25 ROUTE-27 ROUTE-29 ROLE-03 a husband: a second name gives its screen, the root leads to the question, anything else is the dashboard', async ({
  page,
  husband: _,
}) => {
  await expectScreen(page, '/query', 'AI Assistant');
  await expectScreen(page, '/questions', 'Question History');
  await page.goto('/');
  await expectPath(page, '/question-of-the-day');
  await expectScreen(page, '/HELP', 'Help');
  for (const path of ['/admin', '/dashboard/x']) await expectScreen(page, path, 'Dashboard');
});

test('ROUTE-13 ROUTE-24 ROUTE-26 ROUTE-29 an administrator: the root leads to /admin, and so does anything unlisted', async ({
  page,
  administrator: _,
}) => {
  await page.goto('/');
  await expectPath(page, '/admin');
  for (const path of ['/admin', '/nowhere', '/dashboard/']) await expectScreen(page, path, 'Admin Dashboard');
  await expectScreen(page, '/dashboard', 'Dashboard');
});

async function expectScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page, path).toHaveTitle(`${title} · Heartnote`);
  await expect(heading(page), path).toBeVisible();
  await expectPath(page, path);
}
