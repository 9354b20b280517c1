import type { Embedder } from './embedder';

/** For a machine without the memory for it: words alone must do. */
export function createNoEmbedder(): Embedder {
  return {
    embed: async () => null,
    embedAsked: async () => null,
    judge: async () => null,
    state: () => 'off',
    close: async () => undefined,
  };
}
