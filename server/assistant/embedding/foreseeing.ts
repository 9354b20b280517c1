import type { Vector } from '../notes';
import type { Embedder } from './embedder';

/** Longer than a question takes to be looked for; then what was not fetched is forgotten. */
const KEPT = 5_000;

/** An embedder that can be told early what it will be asked, so that it works while her notes are being read. */
export interface ForeseeingEmbedder extends Embedder {
  /** Only where it is awake: nobody should wake it for a guess. */
  foresee(text: string): void;
  /** Reads its model from disk, where that was not done yet. */
  wake(): void;
}

export function foreseeing(inner: Embedder): ForeseeingEmbedder {
  const underway = new Map<string, Promise<Vector[] | null>>();
  function begin(text: string): void {
    if (underway.has(text)) return;
    const vectors = inner.embed([text]);
    underway.set(text, vectors);
    // Whoever fetches it hears of it; nobody may.
    vectors.catch(() => undefined);
    setTimeout(() => underway.delete(text), KEPT).unref();
  }
  return {
    foresee(text) {
      if (inner.state() === 'ready') begin(text);
    },
    wake() {
      if (inner.state() === 'asleep') begin('');
    },
    embed(texts) {
      const [only = ''] = texts;
      const vectors = texts.length === 1 ? underway.get(only) : undefined;
      if (!vectors) return inner.embed(texts);
      underway.delete(only);
      return vectors;
    },
    state: () => inner.state(),
    close: () => inner.close(),
  };
}
