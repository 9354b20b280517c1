import { useEffect, useState } from 'react';
import type { LateFile } from './late-file';
import { loadAnew, reloadOnce } from './reload-once';

interface Outcome {
  file: LateFile<unknown> | null;
  isMissing: boolean;
}

/** `isWanted`: asks whether he still waits for it. What he has moved on from does nothing any more. */
type OnMissing = (isWanted: () => boolean) => Promise<boolean>;

/**
 * Fetches a file of the app if it is not here yet.
 * @param onMissing what is done before it is called missing; true where nothing needs to be said any more
 */
export function useLateFile<Content>(file: LateFile<Content> | null, onMissing: OnMissing = reloadOnce) {
  // Also what makes the screen look again when it is here.
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (!file || file.arrived()) return;
    let isWanted = true;
    const settle = (isMissing: boolean) => isWanted && setOutcome({ file, isMissing });
    file.fetch().then(
      () => settle(false),
      async () => settle(!(isWanted && (await onMissing(() => isWanted)))),
    );
    return () => {
      isWanted = false;
    };
  }, [file, onMissing]);

  const tryAgain = async () => {
    try {
      await file?.fetch();
      setOutcome({ file, isMissing: false });
    } catch {
      await loadAnew();
    }
  };
  return { content: file?.arrived(), isMissing: outcome?.file === file && outcome.isMissing, tryAgain };
}
