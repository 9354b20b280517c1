import { expect, it } from 'vitest';
import { nothingRan } from './nothing-ran.mjs';

// Asks vitest for its files, in a process of its own.
const timeout = 120_000;

it('who asked the wrong part of the suite is told which part has it, be it a test or a story', { timeout }, () => {
  expect(nothingRan(['web'], ['web/routes.test', 'steady.spec'])).toBe(
    [
      'No test ran: no file of web has "web/routes.test steady.spec" in its path.',
      '  web/routes.test.ts is one of unit: npm test -- unit web/routes.test steady.spec',
      '  e2e/steady.spec.ts is one of e2e: npm test -- e2e web/routes.test steady.spec',
    ].join('\n'),
  );
});
