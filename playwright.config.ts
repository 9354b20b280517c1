import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/suite/chromium.mjs';
import { cleanEnvironment } from './scripts/suite/settings.mjs';

// Two checkouts that test side by side choose different ones.
const port = Number(process.env.HEARTNOTE_E2E_PORT || 4310);
const movedClockPort = port + 1;
const report = process.env.HEARTNOTE_E2E_REPORT;
/** Nobody looks at how fine the letters are drawn. */
const drawnPlainly = ['--disable-lcd-text', '--disable-checker-imaging'];
/** Threads that collect and compile ahead are work for a core that another story needs. */
const onOneThread = '--js-flags=--single-threaded';
const data = dataFolder();

// Every worker reads this file again; only the first reading makes the folder, and removes it at the end.
function dataFolder(): string {
  if (process.env.HEARTNOTE_E2E_DATA) return process.env.HEARTNOTE_E2E_DATA;
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-e2e-'));
  process.env.HEARTNOTE_E2E_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const address = (of: number) => `http://localhost:${of}`;

/** What a server needs for a database that the suite gives; by hand there is none, and it is the embedded one. */
const onPostgres = (database: string | undefined) =>
  database && {
    DATABASE_URL: database,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    AUTH_SECRET: 'a secret for stories, long enough to be taken',
  };
const storyDatabase = onPostgres(process.env.HEARTNOTE_E2E_DATABASE);
const movedClockDatabase = onPostgres(process.env.HEARTNOTE_E2E_MOVED_CLOCK_DATABASE);
/** Compiling the embedded database a second time, for speed, would be a quarter of a start. */
const COMPILE_ONCE = '--liftoff-only';

function productAt(of: number, env: Record<string, string> = {}) {
  return {
    command: `node ${COMPILE_ONCE} scripts/start.mjs`,
    url: `${address(of)}/health`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
    env: {
      ...cleanEnvironment(),
      NODE_ENV: '',
      PORT: String(of),
      DATA_DIR: join(data, String(of)),
      RATE_LIMITS: 'off',
      // Making vectors for everybody in the stories would take a fifth of the time; process tests ask with them.
      EMBEDDINGS: 'off',
      ADMIN_EMAIL: 'admin@heartnote.test',
      ADMIN_PASSWORD: 'Administrator1',
      ...env,
    },
  };
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // The suite says which ones needed it: they are to be mended.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    // A click that waits for what never comes is given up before the whole story is.
    actionTimeout: 30_000,
    baseURL: address(port),
    locale: 'en-US',
    // It would answer in the place of the network that a story cuts; the stories of the phone allow it.
    serviceWorkers: 'block',
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a quarter of the time; where one failed: npm test -- e2e NAME --trace=on
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, ...drawnPlainly, onOneThread] },
  },
  projects: [
    { name: 'stories', testIgnore: 'moved-clock/**' },
    // A server has one clock: whoever moves it has a server to himself, and one such story runs at a time.
    {
      name: 'moved clock',
      testMatch: 'moved-clock/**',
      workers: 1,
      fullyParallel: false,
      use: { baseURL: address(movedClockPort) },
    },
  ],
  webServer: [
    productAt(port, { ...storyDatabase }),
    productAt(movedClockPort, { ...movedClockDatabase, MOVABLE_CLOCK: 'on' }),
  ],
});
