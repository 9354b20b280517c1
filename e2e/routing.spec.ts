import type { Page } from '@playwright/test';
import { expectPath, heading } from './fixtures/screen';
import { expect, test } from './fixtures/story';

const publicPaths = {
  'ROUTE-02': ['/signup', 'Sign up'],
  'ROUTE-03': ['/upgrade', 'Premium'],
  'ROUTE-04': ['/reset-password', 'Reset your password'],
  'ROUTE-05': ['/verify-email', 'Verify your email'],
  'ROUTE-06': ['/unsubscribe', 'Unsubscribe'],
  'ROUTE-07': ['/help', 'Help'],
  'ROUTE-08': ['/contact', 'Contact Us'],
} as const;

const privatePaths = {
  'ROUTE-14': ['/question-of-the-day', 'Question of the Day'],
  'ROUTE-15': ['/ai-assistant', 'AI Assistant'],
  'ROUTE-16': ['/query', 'AI Assistant'],
  'ROUTE-17': ['/view-answers', 'Question History'],
  'ROUTE-18': ['/questions', 'Question History'],
  'ROUTE-19': ['/search-answers', 'Search Answers'],
  'ROUTE-20': ['/add-question', 'Add Custom Questions'],
  'ROUTE-21': ['/account-settings', 'Account Settings'],
  'ROUTE-22': ['/manage-subscription', 'Manage Subscription'],
  'ROUTE-23': ['/dashboard', 'Dashboard'],
} as const;

const ids = (table: object) => Object.keys(table).join(' ');

test(`${ids(publicPaths)} ROUTE-09 ROUTE-28 ROLE-02 QOTD-21 SESSION-01 a visitor: the seven public paths open, every other gives the login, and a private address becomes /login`, async ({
  page,
}) => {
  for (const [path, title] of Object.values(publicPaths)) await expectScreen(page, path, title);
  for (const path of ['/', '/login', '/LOGIN']) await expectScreen(page, path, 'Log in');
  const others = Object.values(privatePaths).map(([path]) => path);
  for (const path of [...others, '/admin', '/nowhere', '/help/', '/a/b/c']) {
    await page.goto(path);
    await expectPath(page, '/login');
    await expect(heading(page, 'Log in')).toBeVisible();
  }
});

test(`${ids(privatePaths)} ROUTE-01 ROUTE-25 ROUTE-27 ROUTE-29 ROLE-03 a husband: each private path gives its screen, the root leads to the question, anything else is the dashboard`, async ({
  page,
  husband: _,
}) => {
  for (const [path, title] of Object.values(privatePaths)) await expectScreen(page, path, title);
  await page.goto('/');
  await expectPath(page, '/question-of-the-day');
  await expectScreen(page, '/HELP', 'Help');
  for (const path of ['/admin', '/nowhere', '/help/', '/dashboard/x']) await expectScreen(page, path, 'Dashboard');
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

test('what browsers and services look for beside the pages is there, and a file that is not there is none', async ({
  page,
}) => {
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

async function expectScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page, path).toHaveTitle(`${title} · Heartnote`);
  await expect(heading(page), path).toBeVisible();
  await expectPath(page, path);
}
