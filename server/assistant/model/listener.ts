import type { Composed, Show } from '../reply';
import type { OnWritten } from './model';
import type { Reading } from './read-reply';

/** Hears a model write, and shows each sentence once it is whole and checked. */
export interface Listener {
  onWritten: OnWritten;
  /** What he has read of it so far. */
  shown(): Composed | null;
}

export function createListener(reading: Reading, show: Show): Listener {
  let shown: Composed | null = null;
  return {
    shown: () => shown,
    onWritten: (soFar) => {
      const begun = reading.begun(soFar);
      if (begun && goesOn(shown, begun)) {
        shown = begun;
        show(begun);
      }
      return shown !== null;
    },
  };
}

/** It is longer, and takes nothing back. */
function goesOn(shown: Composed | null, begun: Composed): boolean {
  const before = shown?.segments ?? [];
  return begun.segments.length > before.length && before.every(({ text }, at) => begun.segments[at]?.text === text);
}
