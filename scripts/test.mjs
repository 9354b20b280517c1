import './setup/node-version.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { stopAll } from './suite/child.mjs';
import { inLanes } from './suite/lanes.mjs';
import { beginToPrepare, prepareMachine } from './suite/machine.mjs';
import { nothingRan } from './suite/nothing-ran.mjs';
import { atOnce, firstOf, needsOf, planFrom, queueOf, wishesOf } from './suite/plan.mjs';
import { startPostgres } from './suite/postgres.mjs';
import { runSuite } from './suite/run.mjs';
import { scratchIn } from './suite/scratch.mjs';
import { cleanEnvironment } from './suite/settings.mjs';
import { none, sum } from './suite/tally.mjs';

const { suites, filters, env: wanted } = planFrom(process.argv.slice(2));
const scratch = mkdtempSync(join(scratchIn(tmpdir()), 'heartnote-test-'));
// Other users may walk through, as through /tmp: a command that root gives works as whoever owns the data folder.
chmodSync(scratch, 0o711);
let database;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => cleanUp().finally(() => process.exit(130)));
}

try {
  const isPrepared = beginToPrepare(needsOf(suites), wishesOf(suites));
  ensureInstalled();
  await isPrepared;
  const tally = await runAll(await prepare());
  await cleanUp();
  console.log(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} catch (error) {
  await cleanUp();
  console.error(error.message);
  process.exitCode = 1;
}

/** The environment of the suites, with the servers and programs they need named in it. */
async function prepare() {
  const { chromium, postgres } = prepareMachine(needsOf(suites), wishesOf(suites));
  if (postgres) database = startPostgres(postgres, { fsync: false });
  await database?.ready;
  return {
    ...cleanEnvironment(),
    ...wanted,
    TMPDIR: scratch,
    ...(chromium && { HEARTNOTE_CHROMIUM: chromium }),
    ...(database && { HEARTNOTE_TEST_PG: database.url }),
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  };
}

async function runAll(env) {
  const queue = queueOf(suites);
  const beside = { ...env, HEARTNOTE_TEST_WORKERS: '1' };
  const first = new Map(firstOf(suites).map((suite) => [suite, runOne(suite, env)]));
  // Types take longest, on one core: nobody waits for them.
  await Promise.all([...first].flatMap(([suite, ended]) => (suite === 'types' ? [] : ended)));
  const tallies = [
    ...(await inLanes(atOnce, queue, (suite, waiting) => runOne(suite, waiting > 0 ? beside : env))),
    ...(await Promise.all(first.values())),
  ];
  const total = sum(tallies);
  if (total.passed + total.failed === 0) throw new Error(nothingRan(suites, filters));
  return total;
}

async function runOne(suite, env) {
  const begun = Date.now();
  const { tally, output, note } = await runSuite(suite, { env, filters, reports: scratch });
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${markOf(tally)} ${suite.padEnd(13)}${`${seconds} s`.padStart(8)}  ${note ?? countsOf(tally)}`);
  if (tally.failed) console.log(`\n${output}\n`);
  // A narrowed run is about the tests it asks for: a build on the way is not one of them.
  const counted = tally.failed > 0 || filters.length === 0 || suite !== 'build';
  return counted ? tally : none;
}

function markOf({ passed, failed }) {
  if (failed) return '✗';
  return passed ? '✓' : ' ';
}

function countsOf({ passed, failed, skipped }) {
  if (passed + failed + skipped === 0) return 'no file of that name';
  return `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
}

async function cleanUp() {
  await stopAll();
  const running = database;
  database = undefined;
  await running?.stop();
  // A process that is just ending may still write there.
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
