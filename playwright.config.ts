import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/suite/chromium.mjs';
import { cleanEnvironment } from './scripts/suite/settings.mjs';

const address = 'http://localhost:4310';
const report = process.env.HEARTNOTE_E2E_REPORT;

// Every worker reads this file again; only the first reading makes the folder, and removes it at the end.
if (!process.env.HEARTNOTE_E2E_DATA) {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-e2e-'));
  process.env.HEARTNOTE_E2E_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${address}/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...cleanEnvironment(),
      NODE_ENV: '',
      PORT: '4310',
      DATA_DIR: process.env.HEARTNOTE_E2E_DATA,
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: 'admin@heartnote.test',
      ADMIN_PASSWORD: 'Administrator1',
    },
  },
});
