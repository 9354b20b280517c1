import { type BrowserContext, chromium } from '@playwright/test';
import { paths } from '../contract/paths';
import { chromiumArgs, chromiumPath } from './chromium';
import { newPerson } from './people';
import type { Product } from './product';
import { heading, median, report } from './report';
import { slowLineTo } from './slow-line';

const TIMES = 5;
const LIMIT = 'limit 1000 ms';

/** When something was there, in milliseconds from the beginning of a visit. */
interface Visit {
  painted: number;
  shell: number;
  question: number;
}

/** The question page over slow 4G: a first visit, and later ones, whose files the worker has kept. */
export async function benchSecondVisit(product: Product): Promise<void> {
  heading('The question page over slow 4G, on a phone');
  const { token } = await newPerson(product.url, 'phone');
  const line = await slowLineTo(product.url);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(watch, token);
    tell('first visit', [await visit(context, line.url)]);
    const later: Visit[] = [];
    for (let time = 0; time < TIMES; time++) later.push(await visit(context, line.url));
    tell('later visit', later, LIMIT);
  } finally {
    await browser.close();
    await line.close();
  }
}

function tell(name: string, visits: Visit[], limit = ''): void {
  const of = (what: keyof Visit) => `${Math.round(median(visits.map((one) => one[what])))} ms`;
  report(`${name}: something is painted`, of('painted'));
  report(`${name}: the app stands there`, of('shell'), limit);
  report(`${name}: the question can be read`, of('question'));
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.goto(url + paths.questionOfTheDay);
  await page.getByRole('textbox').waitFor();
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    shell: window.shellAt ?? Number.NaN,
    question: window.questionAt ?? Number.NaN,
  }));
  // The next one comes when the worker has all its files.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  return times;
}

declare global {
  interface Window {
    shellAt?: number;
    questionAt?: number;
  }
}

/** Runs in the page before anything of its own. */
function watch(token: string): void {
  localStorage.setItem('token', token);
  new MutationObserver(() => {
    if (document.querySelector('main')) window.shellAt ??= performance.now();
    if (document.querySelector('textarea')) window.questionAt ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
}
