import { createHash } from 'node:crypto';
import { shippedQuestions } from './pool';

/** From this cosine on two questions sound so alike that somebody has to look at them. */
export const LINE = 0.72;

/** What `npm run pool:nearness` writes down, since the embedder takes a minute for the whole pool. */
export interface Nearness {
  /** Of the texts that were compared: other texts need another look. */
  fingerprint: string;
  /** Pairs on or over the line, the nearest first. */
  near: [string, string, number][];
}

export function fingerprintOfTexts(): string {
  const texts = shippedQuestions.map(({ id, text }) => `${id} ${text}`);
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

/** Of vectors of any length. */
export function cosineOf(a: readonly number[], b: readonly number[]): number {
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, one, at) => sum + one * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}
