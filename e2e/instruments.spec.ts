import { expect, test } from '@playwright/test';
import { paths } from '../contract/paths';
import { unseenInForcedColors } from './fixtures/contrast';
import { heading } from './fixtures/screen';
import { expectAccessible, expectNoSidewaysScroll } from './fixtures/sight';
import { walkByTab } from './fixtures/tab-walk';
import { watch } from './fixtures/watch';

/** Every other story leans on these: instruments that see nothing would let all of them pass. */

test('the watch sees an error in the console, a page error, a refused inline style and a request to elsewhere', async ({
  browser,
  page,
  baseURL,
}) => {
  const watching = watch(browser, baseURL ?? '');
  await page.route('https://elsewhere.example/**', (route) => route.abort());
  await page.goto(paths.login);
  await page.evaluate(() => {
    console.error('Something is odd');
    setTimeout(() => {
      throw new Error('Something broke');
    });
    document.body.setAttribute('style', 'color: red');
    new Image().src = 'https://elsewhere.example/pixel.gif';
    void fetch('/api/nothing');
  });
  for (const fault of [
    /console: Something is odd/,
    /page error: Something broke/,
    /style-src/,
    /img-src/,
    /Failed to load resource.*404.*\/api\/nothing/,
  ]) {
    await expect.poll(() => watching.faults().filter((text) => fault.test(text))).not.toEqual([]);
  }

  const before = watching.faults().length;
  watching.expectRefusal('/api/nothing');
  watching.expectComplaint(/Something broke/);
  expect(watching.faults()).toHaveLength(before - 2);

  await page.unroute('https://elsewhere.example/**');
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Hello' }));
  await page.goto('https://elsewhere.example/');
  expect(watching.faults()).toContain('asked https://elsewhere.example/');
  watching.stop();
});

test('axe sees a field without a name and a text that is too pale, and a page that scrolls sideways is noticed', async ({
  page,
}) => {
  await page.goto(paths.help);
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
  await expect(expectAccessible(page)).rejects.toThrow(/must have labels/);
  await page.reload();
  // What the page does not have yet cannot be given a paragraph.
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'Hardly to be read';
    pale.style.color = '#ddd';
    document.querySelector('main')?.append(pale);
  });
  await expect(expectAccessible(page)).rejects.toThrow(/color contrast/);

  await expectNoSidewaysScroll(page, 'as it is');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.width = '200vw';
    wide.style.height = '1px';
    document.querySelector('main')?.append(wide);
  });
  await expect(expectNoSidewaysScroll(page, 'with something wide in it')).rejects.toThrow(/sideways/);
});

test('a walk by the Tab key misses what swallows it, and sees a wrong order and a focus that is not shown; a contrast theme misses a button, a text and a field in the color of their ground', async ({
  page,
}) => {
  await page.setContent(
    `<h1>Walk</h1><button>One</button><button style="outline: none">Two</button><button>Three</button>`,
  );
  expect(await walkByTab(page)).toEqual({ missed: [], outOfOrder: [], unmarked: [expect.stringContaining('Two')] });

  await page.setContent(`<button>One</button><button tabindex="2">Two</button><button tabindex="1">Three</button>`);
  expect((await walkByTab(page)).outOfOrder).not.toEqual([]);

  await page.setContent(`<button>One</button><button onkeydown="return false">Two</button><button>Three</button>`);
  expect((await walkByTab(page)).missed).toEqual([expect.stringContaining('Three')]);

  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`<p>Text</p><button>Press</button><input aria-label="Field">`);
  expect(await unseenInForcedColors(page)).toEqual([]);
  const alike = 'forced-color-adjust: none; color: #123; background: #123';
  await page.setContent(`<p style="${alike}">Text</p><button style="${alike}">Press</button>
    <input style="${alike}; appearance: none; border: 0" aria-label="Field">`);
  expect((await unseenInForcedColors(page)).map((html) => html.slice(0, 3))).toEqual(['<p ', '<bu', '<in']);
});
