import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secondTries } from './tally.mjs';

it('what passed only at the second try is told, with what was wrong at the first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-tally-'));
  const report = join(folder, 'report.json');
  const test = (fullName, status, failureMessages) => ({ fullName, status, failureMessages });
  const assertionResults = [
    test('stands firm', 'passed', []),
    test('wobbles', 'passed', ['AssertionError: expected 1 to be 2\n    at somewhere']),
    test('falls', 'failed', ['AssertionError: expected 3 to be 4']),
  ];
  writeFileSync(report, JSON.stringify({ testResults: [{ assertionResults }] }));
  expect(secondTries(report)).toEqual(['wobbles\n      AssertionError: expected 1 to be 2']);
  expect(secondTries(join(folder, 'none.json'))).toEqual([]);
  rmSync(folder, { recursive: true });
});
