import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the words of the house are few, each said once', () => {
  const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split(/^## Words$/m);
  const [rows = ''] = table.split(/^## /m);
  const words = Array.from(rows.matchAll(/^\| ([^|]+) \|/gm), ([, word]) => word)
    .slice(1)
    .filter((word) => !/^-+$/.test(word));
  expect(words.length).toBeGreaterThan(5);
  expect(words.length).toBeLessThanOrEqual(15);
  expect(new Set(words).size).toBe(words.length);
});
