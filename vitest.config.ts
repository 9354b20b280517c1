import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/suite/chromium.mjs';

/** Mails are looked at in a real browser. */
const chromium = { HEARTNOTE_CHROMIUM: findChromium() ?? '' };
const notOfTheApi = ['**/*.unit.test.ts', '**/*.process.test.ts'];
const apiTests = {
  include: ['server/**/*.test.ts'],
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // One module graph for all files of a process: the database is opened once and shared.
  pool: 'forks' as const,
  isolate: false,
};
// Generous with time: a busy machine is slow, and a slow test is not a wrong one.
// Every file in a world of its own would load the whole product again for each: most of the time went there.
const shared = { pool: 'threads' as const, isolate: false, maxWorkers: 2, testTimeout: 20_000 };
const crashes = 'server/crash.process.test.ts';
const processTests = { environment: 'node' as const, testTimeout: 180_000, hookTimeout: 180_000 };
const webSetup = 'web/testing/setup.ts';

// One project by hand: npx vitest run --project api-pglite
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'server/**/*.unit.test.ts', 'scripts/**/*.test.mjs', 'web/**/*.test.ts'],
          environment: 'node',
          // A style sheet is read as it is written, not left empty.
          css: true,
          ...shared,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          // Nothing is fetched from elsewhere.
          environmentOptions: {
            happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
          },
          ...shared,
          setupFiles: existsSync(new URL(webSetup, import.meta.url)) ? [webSetup] : [],
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-pglite',
          exclude: notOfTheApi,
          env: { HEARTNOTE_TEST_DB: 'pglite', ...chromium },
          // It takes longer than its fellow, which runs beside it on two cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          // What no database can change runs once.
          exclude: [...notOfTheApi, '**/*.once.test.ts'],
          env: { HEARTNOTE_TEST_DB: 'postgres' },
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...processTests,
          name: 'process',
          include: ['server/**/*.process.test.ts'],
          exclude: [crashes],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      // By itself: it measures how soon a killed server is back.
      { test: { ...processTests, name: 'crash', include: [crashes], sequence: { groupOrder: 4 } } },
    ],
  },
});
