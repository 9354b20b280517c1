import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Path } from '../contract/paths';
import type { Screen } from './routes';
import type { LateFile } from './shell/late-file';
import { isTyping, reloadOnce } from './shell/reload-once';
import { useLateFile } from './shell/use-late-file';
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
  const place = useRef<Path | null>(null);

  const onMissing = useCallback(async () => {
    if (await reloadOnce()) return true;
    if (wanted === null || place.current === null || !isTyping()) return false;
    const address = here();
    const onRetry = () => files[wanted].fetch().then(() => navigate(address), nothingNew);
    setMissed({ address, onRetry });
    navigate(place.current, { replace: true });
    return true;
  }, [wanted, files]);
  const { content, isMissing, tryAgain } = useLateFile(wanted && files[wanted], onMissing);

  const isDecided = wanted === null || content !== undefined || isMissing;
  if (isDecided && screen !== wanted) {
    setScreen(wanted);
    setMissed(null);
  }
  useEffect(() => {
    if (screen === wanted) place.current = screen && here();
  });

  return {
    screen,
    Page: screen && files[screen].arrived(),
    isWaiting: screen !== wanted,
    missed,
    /** There is nothing to show in its place. */
    isMissing,
    tryAgain,
  };
}

/** It is still missing, which the screen says already. */
function nothingNew(): void {}
