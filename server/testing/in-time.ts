import { availableParallelism, loadavg } from 'node:os';

/** A promise about time, for a machine that is ours: where others keep it busy, be it another suite, everything takes so much longer. */
export function inTime(milliseconds: number): number {
  const crowd = (loadavg()[0] ?? 0) / availableParallelism();
  return milliseconds * Math.max(1, crowd);
}
