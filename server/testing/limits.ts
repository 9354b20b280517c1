import { randomInt } from 'node:crypto';
import { startTestApp, type TestApp, type TestAppOptions } from './app';
import { createTestClock } from './clock';

/**
 * An app that counts attempts. Windows are cut out of the day, so its clock stands at the beginning of one: attempts
 * that belong together must not fall into two.
 */
export function startLimitedApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? createTestClock('2032-06-01T00:00:30Z');
  return startTestApp({ clock, ...options, env: { RATE_LIMITS: 'on', ...options.env } });
}

/** An address to call from that nobody else in this run has. */
export function uniquePlace(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
