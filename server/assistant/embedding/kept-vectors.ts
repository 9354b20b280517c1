import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FINGERPRINT_BYTES = 32;

/** Vectors of texts that are shipped with the product, in their order. To work them out takes minutes, so they are kept in a file. */
export function keptVectors(file: URL): Int8Array {
  return new Int8Array(readFileSync(file).subarray(FINGERPRINT_BYTES));
}

/** Where one of the texts has changed the vectors have to be made anew. */
export const fingerprintOf = (texts: readonly string[]): Buffer =>
  createHash('sha256').update(texts.join('\n')).digest();

export const fingerprintIn = (file: URL): Buffer => readFileSync(file).subarray(0, FINGERPRINT_BYTES);
