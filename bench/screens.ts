import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { messages } from '../contract/messages';
import { paths } from '../contract/paths';
import { chromiumArgs, chromiumPath } from './chromium';
import { writeAnswers } from './notebook';
import { newPerson } from './people';
import { startProduct } from './product';
import { heading, median, report } from './report';
import { createDatabase, secrets } from './server-database';

const ANSWERS = 5_000;
const TIMES = 5;
/** In every answer, in few questions, and in none. */
const TERMS = ['she said, and then some more', 'flowers that smell of summer', 'choclate'];
const SEARCH_BOX = 'Search questions and answers';

/** What shows that a screen has its data and can be used. */
type Sign = (page: Page) => Locator;
const screens: [path: string, sign: Sign][] = [
  [paths.questionOfTheDay, (page) => page.getByRole('textbox')],
  [paths.dashboard, (page) => page.getByRole('tabpanel')],
  [paths.searchAnswers, (page) => page.getByRole('article').first()],
  [paths.viewAnswers, (page) => page.getByRole('article').first()],
];

/** In a real browser, for somebody who has written for fourteen years. */
export async function benchScreens(): Promise<void> {
  heading(`In Chromium, with ${ANSWERS} answers`);
  const product = await startProduct({ DATABASE_URL: await createDatabase(), EMBEDDINGS: 'off', ...secrets });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  try {
    const person = await newPerson(product.url, 'reader');
    await writeAnswers(product, person, ANSWERS);
    for (const [path, sign] of screens) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const page = await openPage(browser, person.token);
        times.push(await interactiveAfterData(page, product.url + path, sign));
        await page.context().close();
      }
      report(`${path}, busy after its last data, median`, milliseconds(median(times)), 'limit 100 ms');
    }
    await reportKeystrokes('a keystroke in the search box', await openPage(browser, person.token), product.url);
    await buyPremium(await openPage(browser, person.token), product.url);
    await reportKeystrokes('the same with Premium', await openPage(browser, person.token), product.url);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function buyPremium(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${paths.upgrade}`);
  await page.getByRole('button', { name: messages.billing.upgradeButton }).click();
  await page.getByRole('button', { name: 'Pay $7.77' }).click();
  await page.waitForURL('**/manage-subscription*');
  await page.context().close();
}

async function reportKeystrokes(name: string, page: Page, url: string): Promise<void> {
  const strokes = await keystrokes(page, `${url}${paths.searchAnswers}`);
  await page.context().close();
  const sorted = strokes.sort((a, b) => a - b);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  report(`${name}, median`, milliseconds(median(strokes)), 'limit 16 ms');
  report(`${name}, 95 of 100`, milliseconds(slow), 'limit 16 ms');
}

async function openPage(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(watch, token);
  return context.newPage();
}

/** From the moment the last data has come to the last change of the screen that it brings, and the end of the work. */
async function interactiveAfterData(page: Page, url: string, sign: Sign): Promise<number> {
  await page.goto(url);
  await sign(page).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const data = calls.filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    const dataAt = Math.max(...data.map(({ responseEnd }) => responseEnd));
    return Math.max(window.lastChange ?? 0, window.lastLongTask ?? 0) - dataAt;
  });
}

declare global {
  interface Window {
    lastChange?: number;
    lastLongTask?: number;
  }
}

/** Runs in the page before anything of its own. */
function watch(token: string): void {
  localStorage.setItem('token', token);
  const changes = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(() => {
    window.lastChange = performance.now();
  }).observe(document, changes);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.lastLongTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
}

/** What the browser's main thread works for each key (script, style and layout), without what others make it wait. */
async function keystrokes(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  const box = page.getByLabel(SEARCH_BOX);
  await box.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (seconds('ScriptDuration') + seconds('RecalcStyleDuration') + seconds('LayoutDuration')) * 1000;
  };
  const times: number[] = [];
  for (let round = 0; round < TIMES; round++) {
    for (const term of TERMS) {
      for (const key of term) {
        const before = await busy();
        await page.keyboard.type(key);
        await page.waitForTimeout(100);
        times.push((await busy()) - before);
      }
      await box.fill('');
      await page.waitForTimeout(300);
    }
  }
  return times;
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
