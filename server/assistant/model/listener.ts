import type { Composed, Show } from '../reply';
import type { OnText } from './model';
import type { Reading } from './read-reply';

/** More than it was asked for by far: what writes on and on is read once, at its end. */
const MOST_SENTENCES = 20;
const MOST_LETTERS = 3_000;
const END = /[.!?…\n]\s*/g;

/** Hears a model write, and shows each sentence once it is whole and checked. */
export interface Listener {
  onText: OnText;
  /** What he has read so far. */
  shown(): Composed | null;
}

export function createListener(reading: Reading, show: Show): Listener {
  let shown: Composed | null = null;
  const hasEnded = createCounting();
  return {
    shown: () => shown,
    onText: (soFar) => {
      const begun = hasEnded(soFar) ? reading.begun(soFar) : null;
      if (begun && goesOn(shown, begun)) {
        shown = begun;
        show(begun);
      }
      return shown !== null;
    },
  };
}

/** Whether a sentence has ended since it was asked last: another has begun. Looks only at what is new, for it is asked at every word. */
function createCounting(): (soFar: string) => boolean {
  let sentences = 0;
  let counted = 0;
  return (soFar) => {
    if (soFar.length > MOST_LETTERS) return false;
    // Another try begins anew.
    if (soFar.length < counted) [sentences, counted] = [0, 0];
    const last = Math.max(0, soFar.trimEnd().length - 1);
    const ended = soFar.slice(counted, last).match(END)?.length ?? 0;
    sentences += ended;
    counted = last;
    return ended > 0 && sentences <= MOST_SENTENCES;
  };
}

/** It is longer, and takes nothing back. */
function goesOn(shown: Composed | null, begun: Composed): boolean {
  const before = shown?.segments ?? [];
  return begun.segments.length > before.length && before.every(({ text }, at) => begun.segments[at]?.text === text);
}
