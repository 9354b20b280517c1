import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useOwner } from '../session/use-owner';
import { useIsLeaving, useIsLeft } from '../ui/leaving';
import { amendAddress } from '../ui/navigation';

/** A pause in typing; some browsers count how often the address is written. */
const PAUSE = 300;

const NAME = 'search';

/** Behind the '#', which no browser sends: his words reach no log, neither ours nor that of a server in between. */
const termIn = (hash: string) => new URLSearchParams(hash.slice(1)).get(NAME) ?? '';
const hashOf = (term: string) => (term ? `#${new URLSearchParams({ [NAME]: term })}` : '');

/** Where somebody else has looked for something before, in the same tab, it is not for him. */
function termOf(owner: string): string {
  const { soughtBy = owner }: { soughtBy?: unknown } = Object(history.state ?? {});
  return soughtBy === owner ? termIn(location.hash) : '';
}

interface Typed {
  term: string;
  /** What the address says as far as this knows: where it says something else, he went back or followed a link. */
  written: string;
}

/** The search term: at once while it is typed, in the address after a pause, so that Back and a reload bring it back. */
export function useTermInAddress() {
  const owner = useOwner();
  const inAddress = useLocationProperty(() => termOf(owner));
  const isLeaving = useIsLeaving();
  const isLeft = useIsLeft();
  const [typed, setTyped] = useState<Typed>({ term: inAddress, written: inAddress });
  if (!isLeaving && typed.written !== inAddress) setTyped({ term: inAddress, written: inAddress });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useCallback(
    (term: string) => {
      clearTimeout(timer.current);
      // The address may be the next screen's already.
      if (isLeft() || term === termOf(owner)) return;
      setTyped({ term, written: term });
      amendAddress({ hash: hashOf(term), state: { soughtBy: owner } });
    },
    [owner, isLeft],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    term: typed.term,
    setTerm: (term: string) => {
      setTyped(({ written }) => ({ term, written }));
      clearTimeout(timer.current);
      timer.current = setTimeout(write, PAUSE, term);
    },
    /** He leaves the box, perhaps for another screen. */
    settle: () => write(typed.term),
  };
}
