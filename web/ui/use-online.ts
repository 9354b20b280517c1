import { useSyncExternalStore } from 'react';

const isOnline = () => navigator.onLine;

/** Whether the browser knows of a connection; a server that does not answer is another matter. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, isOnline);
}

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
