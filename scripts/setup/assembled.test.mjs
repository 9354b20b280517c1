import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assembled } from './assembled.mjs';
import { fromRoot } from './root.mjs';

it('the arithmetic that ships is the one that is written: else run `npm run assistant:arithmetic`', async () => {
  const file = (ending) => readFileSync(fromRoot('server', 'assistant', 'embedding', `arithmetic.${ending}`));
  expect(Buffer.compare(await assembled(file('wat').toString()), file('wasm'))).toBe(0);
});
