import './setup/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pictures } from './pictures/list.mjs';
import { shrink } from './pictures/shrink.mjs';
import { ensureBuilt } from './setup/built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot, root } from './setup/root.mjs';
import { chromiumArgs } from './suite/chromium.mjs';
import { prepareMachine } from './suite/machine.mjs';
import { cleanEnvironment } from './suite/settings.mjs';

const startLimit = 180_000;
const heights = { 1280: 800, 390: 844 };

ensureInstalled();
ensureBuilt();
try {
  await takePictures(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Takes the named pictures, or all, of the demo in a folder and at a port of its own. */
async function takePictures(names) {
  const { chromium: executablePath } = prepareMachine(['chromium']);
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-pictures-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const demo = spawn(process.execPath, ['scripts/demo.mjs'], {
    cwd: root,
    env: { ...cleanEnvironment(), PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { chromium } = await import('@playwright/test');
  let browser;
  try {
    await answering(address, demo);
    browser = await chromium.launch({ executablePath, args: chromiumArgs });
    mkdirSync(fromRoot('docs', 'screenshots'), { recursive: true });
    for (const [name, picture] of Object.entries(pictures)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const png = shrink(await take(browser, address, picture));
      writeFileSync(fromRoot('docs', 'screenshots', `${name}.png`), png);
      console.log(`docs/screenshots/${name}.png ${Math.round(png.length / 1024)} kB`);
    }
  } finally {
    await browser?.close();
    demo.kill('SIGTERM');
    if (demo.exitCode === null) await once(demo, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function take(browser, address, { path, as, width, dark, act }) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: heights[width] },
    deviceScaleFactor: 1,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  try {
    if (as) await logIn(context, address, as);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

async function logIn(context, address, who) {
  const data = { email: `${who}@heartnote.local`, password: 'Heartnote1' };
  const response = await context.request.post('/api/login', { data });
  const { token } = await response.json();
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: address, localStorage: [{ name: 'token', value: token }] }],
  });
}

async function answering(address, demo) {
  for (const begun = Date.now(); Date.now() - begun < startLimit; await wait(100)) {
    if (demo.exitCode !== null) throw new Error('The demo ended while it started.');
    const answer = await fetch(`${address}/health`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('The demo did not start.');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
