import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/accounts';
import { startTestApp, uniqueEmail } from '../testing/app';
import { createCast } from '../testing/cast';
import { signUp } from '../testing/people';

const test = await startTestApp();
const cast = createCast(test);
afterAll(() => test.close());
const ROUNDS = 25;
/** The first ones load what the others find loaded. */
const WARM_UP = 3;

type Request = typeof accounts.requestReset | typeof accounts.resendVerification;

async function timeOf(endpoint: Request, email: string): Promise<number> {
  const begun = performance.now();
  await test.raw({ method: endpoint.method, url: endpoint.path, payload: { email } });
  const taken = performance.now() - begun;
  await test.settle();
  return taken;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** How long an unknown address takes, measured in what a known one takes; turn by turn, so that a busy machine is busy for both. */
async function unknownInKnown(endpoint: Request, known: string): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    times.known.push(await timeOf(endpoint, known));
    times.unknown.push(await timeOf(endpoint, uniqueEmail()));
  }
  return median(times.unknown.slice(WARM_UP)) / median(times.known.slice(WARM_UP));
}

describe('the time an answer takes does not tell whether an address is known', () => {
  it('when a new password is asked for', async () => {
    const { email } = await cast.hire('basic');
    const ratio = await unknownInKnown(accounts.requestReset, email);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('when the verification is asked for again', async () => {
    const { email } = await signUp(test);
    const ratio = await unknownInKnown(accounts.resendVerification, email);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
