import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../setup/root.mjs';
import { chromiumArgs } from '../suite/chromium.mjs';
import { prepareMachine } from '../suite/machine.mjs';
import { shrink } from './shrink.mjs';

/** What is shown beside a link to us: the size that those who show it ask for. npm run link-picture */
const { chromium: executablePath } = prepareMachine(['chromium']);
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 });
  await page.goto(pathToFileURL(fromRoot('scripts', 'pictures', 'link-picture.html')).href);
  await page.evaluate(() => document.fonts.ready);
  const png = shrink(await page.screenshot());
  writeFileSync(fromRoot('web', 'public', 'link-picture.png'), png);
  console.log(`web/public/link-picture.png ${Math.round(png.length / 1024)} kB`);
} finally {
  await browser.close();
}
