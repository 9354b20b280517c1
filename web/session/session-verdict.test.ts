import { expect, it } from 'vitest';
import { sessionVerdict } from './session-verdict';

it('SESSION-08 counts status 200 as valid', () => {
  expect(sessionVerdict(200)).toBe('valid');
});

it('takes a refusal as the end and a server in trouble as no answer', () => {
  expect(sessionVerdict(401)).toBe('ended');
  for (const status of [0, 404, 429, 500, 503]) expect(sessionVerdict(status)).toBe('unknown');
});
