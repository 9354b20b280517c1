import { join } from 'node:path';
import { isBuilt } from '../setup/built.mjs';
import { staticChecks } from './checks.mjs';
import { runNode } from './child.mjs';
import { isVitest } from './plan.mjs';
import { storyDatabase } from './story-database.mjs';
import { ofCheck, ofPlaywright, ofVitest, secondTries } from './tally.mjs';

const minute = 60_000;
/** A busy machine is slow, and a slow suite is not a wrong one. */
const longest = 30 * minute;
/** What is thorough takes its time. */
const longestOf = ({ HEARTNOTE_THOROUGH: times }) => longest * Math.max(1, Number(times || 1));

/**
 * Runs one suite to its end.
 * @param {{ env: Record<string, string>, filters: string[], reports: string }} circumstances
 * @returns {Promise<{ tally: import('./tally.mjs').Tally, output: string, note?: string }>}
 */
export function runSuite(suite, circumstances) {
  if (suite in staticChecks) return runCheck(staticChecks[suite], circumstances);
  if (suite === 'build') return runBuild(circumstances);
  if (isVitest(suite)) return runVitest(suite, circumstances);
  return runPlaywright(circumstances);
}

async function runCheck(args, { env }) {
  const { ok, output } = await runNode(args, { env, limit: 3 * minute });
  return { tally: ofCheck(ok), output };
}

async function runBuild(circumstances) {
  if (isBuilt()) return { tally: ofCheck(true), output: '', note: 'unchanged' };
  return runCheck(['scripts/build.mjs'], circumstances);
}

async function runVitest(project, { env, filters, reports }) {
  const reportFile = join(reports, `${project}.json`);
  const { ok, output } = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', project, '--allowOnly=false'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
    ],
    { env, limit: longestOf(env) },
  );
  const tally = ofVitest(reportFile, ok);
  const shaky = secondTries(reportFile);
  if (shaky.length > 0) console.log(toldShaky(shaky.length, shaky.map((test) => `\n    ${test}`).join('')));
  if (filters.length === 0 && tally.passed + tally.failed === 0) {
    return { tally: { ...tally, failed: 1 }, output: `${output}\nNo test ran in ${project}.` };
  }
  return { tally, output };
}

async function runPlaywright({ env, filters, reports }) {
  const reportFile = join(reports, 'e2e.json');
  const databases = {
    HEARTNOTE_E2E_DATABASE: await storyDatabase(env.HEARTNOTE_TEST_PG, 'stories'),
    HEARTNOTE_E2E_MOVED_CLOCK_DATABASE: await storyDatabase(env.HEARTNOTE_TEST_PG, 'moved_clock'),
  };
  const { ok, output } = await runNode(
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '--forbid-only'],
      ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
    ],
    { env: { ...env, ...databases, HEARTNOTE_E2E_REPORT: reportFile }, limit: longestOf(env) },
  );
  const tally = ofPlaywright(reportFile, ok);
  const [, flaky] = /\n {2}(\d+) flaky\n/.exec(output) ?? [];
  if (flaky) console.log(toldShaky(flaky, output.split(`${flaky} flaky`)[1] ?? ''));
  return { tally, output };
}

/** They count as passed, and whoever sees this should find out why. */
const toldShaky = (count, which) => `  ${count} of the next suite passed only at the second try:${which}`;
