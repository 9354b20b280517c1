import { TAKE_OVER, WORKER, WORKER_POLICY } from '../../contract/worker';

/** Trusted Types, which not every browser knows: the policy allows one address. */
interface Policy {
  createScriptURL: (address: string) => string;
}
type PolicyMaker = { createPolicy: (name: string, policy: Policy) => Policy };

const { trustedTypes }: { trustedTypes?: PolicyMaker } = globalThis as object;
const policy = trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER });

/** Null where the browser has no workers, as over a plain connection, or refuses them, as in a private window. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    return null;
  }
}

/** Calls back whenever a newer worker has all its files and waits. Returns how to stop. */
export function watchForNewer(registration: ServiceWorkerRegistration, waits: () => void): () => void {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && waits());
  };
  if (registration.waiting) waits();
  follow();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}

export const letTakeOver = ({ waiting }: ServiceWorkerRegistration) => waiting?.postMessage(TAKE_OVER);

/** Milliseconds: a worker that was put to sleep has to be woken first. */
const PATIENCE = 3_000;

/**
 * Lets the newer one take over and waits until it has: a page that is loaded anew before would come through the one before,
 * which would have to answer it and go on in the place of the newer one until then.
 */
export async function takenOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting) return;
  const { serviceWorker } = navigator;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
    letTakeOver(registration);
  });
}
