import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '../assistant/embedding/embedder';
import type { Vector } from '../assistant/notes';

const lesson = new URL('../assistant/embedding/asks.safetensors', import.meta.url);
const lessonInUse = () => createHash('sha256').update(readFileSync(lesson)).digest('hex');

/** Keeps vectors in a folder, one file a text and readable by its owner only. For measuring; the product never does. */
export function rememberingIn(folder: string | undefined, embedder: Embedder): Embedder {
  if (folder === undefined) return embedder;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const remembering = (embed: Embedder['embed'], before: () => string): Embedder['embed'] => {
    let prefix: string | undefined;
    const fileOf = (text: string) => {
      prefix ??= before();
      return join(folder, createHash('sha256').update(prefix).update(text).digest('hex'));
    };
    const known = new Map<string, Vector>();
    const remembered = (text: string): Vector | null => {
      const vector = known.get(text) ?? (existsSync(fileOf(text)) ? new Int8Array(readFileSync(fileOf(text))) : null);
      if (vector) known.set(text, vector);
      return vector;
    };
    return async (texts) => {
      const missing = texts.filter((text) => remembered(text) === null);
      const made = await embed(missing);
      if (!made) return null;
      for (const [at, vector] of made.entries()) writeFileSync(fileOf(missing[at] ?? ''), vector, { mode: 0o600 });
      const vectors = texts.map(remembered);
      return vectors.every((vector) => vector !== null) ? vectors : null;
    };
  };
  return {
    ...embedder,
    embed: remembering(embedder.embed, () => ''),
    // By what it was taught: another lesson reads otherwise.
    embedAsked: remembering(embedder.embedAsked, lessonInUse),
  };
}
