import { expect, it } from 'vitest';
import { paths } from '../../contract/paths';
import { pictures } from './list.mjs';

// Plain Node cannot read the contract, so the list writes the paths itself.
it.each(Object.entries(pictures))('the picture %s shows a screen that there is', (_, { path }) => {
  expect(Object.values(paths)).toContain(path);
});
