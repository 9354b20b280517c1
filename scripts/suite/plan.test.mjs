import { afterEach, expect, it, vi } from 'vitest';
import { planFrom } from './plan.mjs';

afterEach(() => vi.unstubAllEnvs());

it('thorough is a word of its own: beside others it says how, and alone it is about everything', () => {
  vi.stubEnv('HEARTNOTE_THOROUGH', '');
  const all = planFrom([]);
  expect(all.env).toEqual({});
  expect(planFrom(['thorough'])).toEqual({ ...all, env: { HEARTNOTE_THOROUGH: '4' } });
  expect(planFrom(['thorough', 'process', 'full-disk'])).toEqual({
    ...{ suites: ['build', 'process', 'crash'], filters: ['full-disk'] },
    env: { HEARTNOTE_THOROUGH: '4' },
  });
  vi.stubEnv('HEARTNOTE_THOROUGH', '10');
  expect(planFrom(['thorough', 'e2e']).env).toEqual({ HEARTNOTE_THOROUGH: '10' });
});
