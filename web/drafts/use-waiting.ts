import { useEffect, useState } from 'react';
import { listWaiting, type WaitingAnswer, watchWaiting } from './waiting-storage';

/** Every answer of his that waits to be sent, in whichever tab it was written. */
export function useWaiting(owner: string): readonly WaitingAnswer[] {
  const [waiting, setWaiting] = useState(() => listWaiting(owner));
  useEffect(() => {
    const look = () => setWaiting(listWaiting(owner));
    look();
    return watchWaiting(owner, look);
  }, [owner]);
  return waiting;
}
