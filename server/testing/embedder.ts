import { createHash } from 'node:crypto';
import type { Embedder } from '../assistant/embedding/embedder';
import { quantise } from '../assistant/embedding/int8';
import { createNoEmbedder } from '../assistant/embedding/no-embedder';
import { isEmptyWord, stemsOf } from '../assistant/language/words';
import { DIMENSIONS } from '../assistant/notes';

/** Small and always the same: texts are near where they share stems. The real one needs 130 MB and a second to load. */
export function createHashingEmbedder(): Embedder {
  const embed = async (texts: string[]) => texts.map((text) => quantise(hashed(text)));
  return {
    embed,
    embedAsked: embed,
    judge: async () => null,
    state: () => 'ready',
    close: async () => undefined,
  };
}

/** An installation where the model could not be loaded: words alone must do. */
export function createAwayEmbedder(): Embedder {
  return { ...createNoEmbedder(), state: () => 'away' };
}

function hashed(text: string): Float64Array {
  const numbers = new Float64Array(DIMENSIONS);
  for (const stem of stemsOf(text)) {
    if (isEmptyWord(stem)) continue;
    const digest = createHash('sha256').update(stem).digest();
    for (let at = 0; at < digest.length; at += 4) {
      const place = digest.readUInt16LE(at) % DIMENSIONS;
      numbers[place] = (numbers[place] ?? 0) + (digest.readUInt8(at + 2) % 2 === 0 ? 1 : -1);
    }
  }
  return numbers;
}
