import type { Verdict } from '../../contract/still-true';
import { DAY } from '../../contract/time';

/** In days. What she confirmed again and again still comes back after five years; what changed, after two months. */
export const bounds = { shortest: 60, longest: 5 * 365 } as const;
/** A danger is never left for longer than a year, however often it was confirmed. */
export const DANGER_DAYS = 365;

/** How long an answer that was judged so is left alone, in days; 'still' has its half-life for that. */
export const restDays: Readonly<Record<Verdict, number>> = {
  still: 0,
  changed: 30,
  unsure: 30,
  later: 14,
  never: Number.POSITIVE_INFINITY,
};

const within = (days: number): number => Math.min(bounds.longest, Math.max(bounds.shortest, Math.round(days)));

export interface Holding {
  /** After so many days it is as likely as not that it has changed; null where it holds for good. */
  halfLife: number | null;
  isDanger: boolean;
}

/** How long it holds once he has said this of it. */
export function afterVerdict({ halfLife, isDanger }: Holding, verdict: Verdict): number | null {
  if (halfLife === null || verdict !== 'still') return halfLife;
  return isDanger ? DANGER_DAYS : within(2 * halfLife);
}

/** How long her new word holds at first: what changed once may change again sooner. */
export const afterChange = (halfLife: number | null): number | null =>
  halfLife === null ? null : within(halfLife / 2);

/** The chance that it still holds, so long after it was said or confirmed. */
export const chanceAfter = (milliseconds: number, halfLife: number): number => 2 ** (-milliseconds / DAY / halfLife);
