import './no-eval';
import { expect, it } from 'vitest';
import { config } from 'zod/mini';

it('tells Zod, which comes later, to write no code', () => {
  expect(config()).toMatchObject({ jitless: true });
});
