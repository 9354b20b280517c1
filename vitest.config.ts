import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const apiTests = {
  include: ['server/**/*.test.ts'],
  exclude: ['**/*.unit.test.ts', '**/*.process.test.ts'],
  environment: 'node' as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // One process and one module graph for all files: the database is opened once and shared.
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 1,
  fileParallelism: false,
};
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
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          // Generous: a busy machine is slow at typing into forms, and a slow test is not a wrong one.
          testTimeout: 20_000,
          setupFiles: existsSync(new URL(webSetup, import.meta.url)) ? [webSetup] : [],
        },
      },
      { test: { ...apiTests, name: 'api-pglite', env: { HEARTNOTE_TEST_DB: 'pglite' }, sequence: { groupOrder: 1 } } },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          env: { HEARTNOTE_TEST_DB: 'postgres' },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'process',
          include: ['server/**/*.process.test.ts'],
          environment: 'node',
          // Real processes on a busy machine: what is broken fails twice.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
