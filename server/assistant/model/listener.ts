import type { Composed, Show } from '../reply';
import type { OnText } from './model';
import { type Given, readBegun } from './read-reply';

/** More than it was asked for by far: what writes on and on is read once, at its end. */
const MOST_SENTENCES = 20;
const SENTENCE = /[.!?…\n]\s*(?=\S)/g;

/** Hears a model write, and shows each sentence once it is whole and checked. */
export interface Listener {
  onText: OnText;
  /** What he has read so far. */
  shown(): Composed | null;
}

export function createListener(given: Given, show: Show): Listener {
  let shown: Composed | null = null;
  let heard = 0;
  return {
    shown: () => shown,
    onText: (soFar) => {
      const sentences = soFar.match(SENTENCE)?.length ?? 0;
      if (sentences === heard || sentences > MOST_SENTENCES) return;
      heard = sentences;
      const begun = readBegun(soFar, given);
      if (!begun || !goesOn(shown, begun)) return;
      shown = begun;
      show(begun);
    },
  };
}

/** It is longer, and takes nothing back. */
function goesOn(shown: Composed | null, begun: Composed): boolean {
  const before = shown?.segments ?? [];
  return begun.segments.length > before.length && before.every(({ text }, at) => begun.segments[at]?.text === text);
}
