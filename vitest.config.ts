import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/suite/chromium.mjs';
import { sparing } from './scripts/suite/sparing.mjs';

// Beside another suite each has one worker and one core; alone it has both.
const workers = { maxWorkers: Number(process.env.HEARTNOTE_TEST_WORKERS || 2) };
// Every file in a world of its own would load the whole product again for each: most of the time went there.
const inOneWorld = { isolate: false, ...workers };
/** The processes of a suite take nothing over from it. */
const inProcesses = { pool: 'forks' as const, execArgv: sparing };
// Generous with time: a busy machine is slow, and a slow test is not a wrong one.
const quick = { pool: 'threads' as const, ...inOneWorld, testTimeout: 20_000 };
/** Mails are looked at in a real browser. */
const chromium = { HEARTNOTE_CHROMIUM: findChromium() ?? '' };
/** They race, wait and kill on a machine that is busy with other suites: a second try is given, and told by `npm test`. */
const secondTry = { retry: 1 };
const apiTests = {
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // One module graph for all files of a process: the database is opened once and shared.
  ...inProcesses,
  ...inOneWorld,
  ...secondTry,
};
const onServer = {
  include: ['server/**/*.test.ts'],
  exclude: ['**/*.unit.test.ts', '**/*.process.test.ts'],
  env: { HEARTNOTE_TEST_DB: 'postgres', ...chromium },
  sequence: { groupOrder: 1 },
};
const crashes = 'server/crash.process.test.ts';
const processTests = {
  environment: 'node' as const,
  globalSetup: ['server/testing/started-once.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  ...inProcesses,
  ...inOneWorld,
  ...secondTry,
  // Those who are killed are waited for: two files at a time need little more than one core.
  maxWorkers: 2,
};
const webSetup = 'web/testing/setup.ts';

// One project by hand: npx vitest run --project api-pglite
export default defineConfig({
  test: {
    // Each suite is a program of its own, and would read the same files anew.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.unit.test.ts',
            'training/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'web/**/*.test.ts',
          ],
          environment: 'node',
          // A style sheet is read as it is written, not left empty.
          css: true,
          ...quick,
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
          ...quick,
          // Threads that share a heap take longer to collect what a page leaves behind.
          ...inProcesses,
          setupFiles: existsSync(new URL(webSetup, import.meta.url)) ? [webSetup] : [],
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          ...onServer,
        },
      },
      // The same through a pooler, when it is asked for: there are no minutes to spare for it each time.
      {
        test: {
          ...apiTests,
          name: 'api-pooled',
          ...onServer,
          env: { ...onServer.env, HEARTNOTE_TEST_POOLED: 'on' },
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-pglite',
          // What its one connection, its driver or its files could change.
          include: ['server/**/*.both.test.ts'],
          env: { HEARTNOTE_TEST_DB: 'pglite' },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...processTests,
          name: 'process',
          include: ['server/**/*.process.test.ts'],
          exclude: [crashes],
          sequence: { groupOrder: 3 },
        },
      },
      // By itself: it measures how soon a killed server is back.
      { test: { ...processTests, name: 'crash', include: [crashes], sequence: { groupOrder: 4 } } },
    ],
  },
});
