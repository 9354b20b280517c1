import { Refusal } from '../refusal';
import { CustomerUnknown } from './payments';

/** Makes a call to the provider and tells its faults in our words. */
export type Reach = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A fault of the provider is told as such; it is neither ours nor the user's. A call that it refuses is our fault: its
 * status speaks to us, and passed on, a wrong key of ours would log the user out.
 */
export const reaching: Reach = async (work) => {
  try {
    return await work();
  } catch (error) {
    throw inOurWords(error as ProviderFault);
  }
};

/** The same, where all calls together have so many milliseconds from now on. */
export function reachingWithin(milliseconds: number): Reach {
  const end = performance.now() + milliseconds;
  return (work) => reaching(() => before(end, work));
}

export const providerAway = () => new Refusal('payments_away', { retryAfterSeconds: 5 });

/** What is gone already needs nothing more. */
export async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

export function isMissing(fault: unknown): boolean {
  return (fault as ProviderFault).statusCode === 404;
}

interface ProviderFault {
  type?: string;
  statusCode?: number;
  code?: string;
  param?: string;
  message?: string;
}

function inOurWords(fault: ProviderFault): unknown {
  const { type, statusCode, code, param, message } = fault;
  if (!type?.startsWith('Stripe')) return fault;
  if (statusCode === undefined || statusCode >= 500 || statusCode === 429) return providerAway();
  if (code === 'resource_missing' && param === 'customer') return new CustomerUnknown(message);
  return new Error(`the payment provider refused a call (${statusCode}): ${message}`);
}

/** A call that comes too late is left to end by itself; nobody waits for it. */
async function before<T>(end: number, work: () => Promise<T>): Promise<T> {
  const left = end - performance.now();
  if (left <= 0) throw providerAway();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(providerAway()), left);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
