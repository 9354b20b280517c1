import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { membersFile } from './members.mjs';

it('what WordNet gives to the subjects is what is committed: npm run subjects:build', () => {
  const committed = readFileSync(new URL('../../server/subjects/from-wordnet.ts', import.meta.url), 'utf8');
  expect(membersFile()).toBe(committed);
});
