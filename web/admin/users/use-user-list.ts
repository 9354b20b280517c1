import { useEffect, useRef, useState } from 'react';
import type { UserSort } from '../../../contract/admin';
import { firstAsked, sortedBy, soughtFor } from './user-list';

/** The server is asked when somebody pauses, not with every letter. */
const PAUSE = 250;

/** Which part of the users is looked at. Kept by the screen, so that another tab and back finds it as it was. */
export function useUserList() {
  const [asked, setAsked] = useState(firstAsked);
  const [term, setTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    asked,
    term,
    search: (typed: string) => {
      setTerm(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAsked((before) => soughtFor(before, typed)), PAUSE);
    },
    sortBy: (sort: UserSort) => setAsked((before) => sortedBy(before, sort)),
    turnTo: (page: number) => setAsked((before) => ({ ...before, page })),
  };
}

export type UserList = ReturnType<typeof useUserList>;
