import { useCallback, useEffect, useState } from 'react';
import { versionOffered } from '../api/client';
import { mayReload } from '../shell/reload-once';
import { letTakeOver, startWorker, takenOver, watchForNewer } from './worker';

const PATIENCE = 5_000;
/** An installed app may stay open for weeks: it asks when he comes back to it, at most this often. */
const ASK_EVERY = 10 * 60_000;

/** The file that started this page. */
const version = () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/**
 * Keeps the app's files in this browser and sees when there are newer ones. Where he is elsewhere and nothing is typed the
 * page loads itself anew; else it is for him to say when.
 */
export function useNewerVersion() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [isNewer, setNewer] = useState(false);

  useEffect(() => {
    void startWorker().then(setRegistration);
  }, []);

  useEffect(() => {
    if (!registration) return;
    const stop = watchForNewer(registration, async () => {
      const offered = await versionOffered(PATIENCE);
      if (offered === null) return;
      // The page came from the server and is new already; only its worker is not.
      if (offered === version()) letTakeOver(registration);
      else setNewer(true);
    });
    const stopAsking = askAtTimes(registration);
    return () => {
      stop();
      stopAsking();
    };
  }, [registration]);

  const reload = useCallback(async () => {
    if (registration) await takenOver(registration);
    location.reload();
  }, [registration]);

  useEffect(() => {
    if (!isNewer) return;
    const reloadUnseen = () => document.visibilityState === 'hidden' && mayReload() && void reload();
    reloadUnseen();
    document.addEventListener('visibilitychange', reloadUnseen);
    return () => document.removeEventListener('visibilitychange', reloadUnseen);
  }, [isNewer, reload]);

  return { isNewer, reload };
}

function askAtTimes(registration: ServiceWorkerRegistration): () => void {
  let askedAt = Date.now();
  const ask = () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_EVERY) return;
    askedAt = Date.now();
    registration.update().catch(() => {}); // Offline: he is asked about nothing, and the next time tries again.
  };
  document.addEventListener('visibilitychange', ask);
  return () => document.removeEventListener('visibilitychange', ask);
}
