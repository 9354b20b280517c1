import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

export const none = { passed: 0, failed: 0, skipped: 0 };

export const sum = (tallies) =>
  tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    none,
  );

export const ofCheck = (ok) => (ok ? { ...none, passed: 1 } : { ...none, failed: 1 });

export function ofVitest(reportFile, ok) {
  const report = read(reportFile);
  return honest(
    {
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + filesThatFailed(report),
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    },
    ok,
  );
}

/**
 * Tests that passed only at their second try, each with the first line of what was wrong at the first.
 * @returns {string[]}
 */
export function secondTries(reportFile) {
  const tests = (read(reportFile)?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  return tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
    .map(({ fullName, failureMessages: [first] }) => `${fullName}\n      ${first.split('\n', 1)[0]}`);
}

/** Files that failed as a whole, before or beside their tests. */
function filesThatFailed(report) {
  const files = report?.testResults ?? [];
  return files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
}

export function ofPlaywright(reportFile, ok) {
  const { stats } = read(reportFile) ?? {};
  return honest(
    {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    },
    ok,
  );
}

/** A run can fail outside any test: a file that does not load, a hook, a crash. That is a failure too. */
const honest = (tally, ok) => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 });

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
