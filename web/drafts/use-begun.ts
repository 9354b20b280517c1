import { useEffect, useState } from 'react';
import { type Draft, listDrafts, watchDrafts } from './draft-storage';

/** Every answer that he began and has not sent, in whichever tab. */
export function useBegun(owner: string): readonly Draft[] {
  const [begun, setBegun] = useState(() => listDrafts(owner));
  useEffect(() => {
    const look = () => setBegun(listDrafts(owner));
    look();
    return watchDrafts(look);
  }, [owner]);
  return begun;
}
