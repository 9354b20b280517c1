import { expect, it } from 'vitest';
import { nothingRan } from './nothing-ran.mjs';

// Each asks vitest for its files, in a process of its own.
const timeout = 120_000;

it('who asked the wrong part of the suite is told which part has it', { timeout }, () => {
  expect(nothingRan(['web'], ['web/routes.test'])).toBe(
    [
      'No test ran: no file of web has "web/routes.test" in its path.',
      '  web/routes.test.ts is one of unit: npm test -- unit web/routes.test',
    ].join('\n'),
  );
});

it('a story is found as well', { timeout }, () => {
  expect(nothingRan(['unit', 'web'], ['printing.spec'])).toBe(
    [
      'No test ran: no file of unit, web has "printing.spec" in its path.',
      '  e2e/printing.spec.ts is one of e2e: npm test -- e2e printing.spec',
    ].join('\n'),
  );
});
