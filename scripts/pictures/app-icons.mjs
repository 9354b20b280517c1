import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../setup/root.mjs';
import { chromiumArgs } from '../suite/chromium.mjs';
import { prepareMachine } from '../suite/machine.mjs';
import { shrink } from './shrink.mjs';

/**
 * The icons of the installed app, from the mark. `mark` is its share of the side: a maskable icon may lose all outside a
 * circle of four fifths, so its mark is smaller. npm run app-icons
 */
const icons = {
  'icon-192.png': { side: 192, mark: 0.78 },
  'icon-512.png': { side: 512, mark: 0.78 },
  'icon-maskable-512.png': { side: 512, mark: 0.62 },
};
const svg = readFileSync(fromRoot('web', 'public', 'favicon.svg')).toString('base64');

const { chromium: executablePath } = prepareMachine(['chromium']);
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  for (const [name, { side, mark }] of Object.entries(icons)) {
    const page = await browser.newPage({ viewport: { width: side, height: side }, deviceScaleFactor: 1 });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#fbf8f3"><img style="width:${mark * 100}%" src="data:image/svg+xml;base64,${svg}">`,
    );
    const png = shrink(await page.screenshot());
    writeFileSync(fromRoot('web', 'public', name), png);
    console.log(`web/public/${name} ${Math.round(png.length / 1024)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
}
