import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Path } from '../contract/paths';
import type { Screen } from './routes';
import type { LateFile } from './shell/late-file';
import { isTyping, loadAnew, reloadOnce } from './shell/reload-once';
import { useLateFile } from './shell/use-late-file';
import type { Place } from './ui/leaving';
import { here, navigate } from './ui/navigation';

type Files = Record<Screen, LateFile<ComponentType>>;

/** Where he wanted to go when the file of that screen did not come. */
interface Missed {
  address: Path;
  onRetry: () => Promise<unknown>;
}

/**
 * The screen one leaves stays until the file of the next is here, instead of a placeholder that only flashes. Should it not
 * come while he is writing, he stays with his words, and is told.
 */
export function useShownScreen(wanted: Screen | null, files: Files) {
  const [screen, setScreen] = useState<Screen | null>(null);
  const [missed, setMissed] = useState<Missed | null>(null);
  const { place, stayThere } = useLastPlace(screen === wanted);

  const onMissing = useCallback(
    async (isWanted: () => boolean) => {
      if (await reloadOnce(isWanted)) return true;
      const address = here();
      if (wanted === null || !isWanted() || !isTyping() || !stayThere()) return false;
      const stayed = here();
      const goOn = () => {
        if (here() === stayed) navigate(address);
      };
      setMissed({ address, onRetry: () => files[wanted].fetch().then(goOn, () => loadAnew(goOn)) });
      return true;
    },
    [wanted, files, stayThere],
  );
  const { content, isMissing, tryAgain } = useLateFile(wanted && files[wanted], onMissing);

  const isDecided = wanted === null || content !== undefined || isMissing;
  if (isDecided && screen !== wanted) {
    setScreen(wanted);
    setMissed(null);
  }
  return {
    screen,
    Page: screen && files[screen].arrived(),
    /** Of the screen that only stands until the next is here. */
    left: screen !== null && screen !== wanted ? place : null,
    missed,
    /** There is nothing to show in its place. */
    isMissing,
    tryAgain,
  };
}

/** Where the screen is that is shown, also when the address is the next one's already. */
function useLastPlace(isThere: boolean) {
  const [path] = useLocation();
  const search = useSearch();
  const state: unknown = useHistoryState();
  const [place, setPlace] = useState<Place>({ path, search, state });
  const isMoved = place.path !== path || place.search !== search || place.state !== state;
  if (isThere && isMoved) setPlace({ path, search, state });

  const last = useRef<{ address: Path; state: unknown } | null>(null);
  useEffect(() => {
    if (isThere) last.current = { address: here(), state: history.state };
  });
  const stayThere = useCallback(() => {
    if (!last.current) return false;
    navigate(last.current.address, { replace: true, state: last.current.state });
    return true;
  }, []);
  return { place, stayThere };
}
