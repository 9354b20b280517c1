import './setup/node-version.mjs';
import { dirname, join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { fromRoot } from './setup/root.mjs';
import { chromiumArgs } from './suite/chromium.mjs';
import { measureOnPostgres } from './suite/measure-on-postgres.mjs';

// Its own packages are many: who starts or tests the product need not wait for them.
ensureInstalled(fromRoot('bench'));
await measureOnPostgres('bench/main.ts', {
  needs: ['chromium'],
  // It counts the statements of a call.
  preload: 'pg_stat_statements',
  settingsOf: ({ postgres, chromium }) => ({
    HEARTNOTE_BENCH_PG_DUMP: join(dirname(postgres.initdb), 'pg_dump'),
    HEARTNOTE_CHROMIUM: chromium,
    HEARTNOTE_CHROMIUM_ARGS: chromiumArgs.join(' '),
  }),
});
