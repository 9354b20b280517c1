import { afterEach, expect, it, vi } from 'vitest';
import { anySignal } from './any-signal';

afterEach(() => vi.unstubAllGlobals());

/** As Safari before 17.4 has it. */
function withoutAny(): void {
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout });
}

it.each([0, 1])('aborts with number %i of two, for its reason, where the browser cannot join signals', (which) => {
  withoutAny();
  const controllers = [new AbortController(), new AbortController()];
  const joined = anySignal(controllers.map(({ signal }) => signal));
  expect(joined.aborted).toBe(false);
  controllers[which]?.abort('enough');
  expect({ aborted: joined.aborted, reason: joined.reason }).toEqual({ aborted: true, reason: 'enough' });
  controllers[1 - which]?.abort('too late');
  expect(joined.reason).toBe('enough');
});

it('is aborted from the start where one of them is', () => {
  withoutAny();
  expect(anySignal([new AbortController().signal, abortedBefore()]).reason).toBe('before');
});

function abortedBefore(): AbortSignal {
  const controller = new AbortController();
  controller.abort('before');
  return controller.signal;
}
