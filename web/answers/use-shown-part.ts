import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { MONTH_PLACE } from '../../contract/paths';
import { keepHere } from '../ui/kept-place';
import { useIsLeaving, usePlaceState } from '../ui/leaving';
import { monthIn } from './answer-address';
import type { Month } from './history';

/** As much as a screen reader, a thumb and a browser take in at once. */
const STEP = 50;

/** Of the answers, newest first: from one up to, and without, another. */
interface Part {
  from: number;
  to: number;
}

/**
 * The part of a long history that is shown. It begins with the newest or with the month that the address names, reaches
 * to the answer he was led to, and is kept beside the address.
 * @param soughtAt where the answer stands that he was led to; -1 where there is none
 */
export function useShownPart(months: readonly Month[], soughtAt: number) {
  const { shown: kept } = usePlaceState<{ shown: Part }>();
  const hash = useLocationProperty(() => location.hash);
  const month = useIsLeaving() ? null : monthIn(hash);
  const from = startOf(months, month);
  const reach = Math.max(1, Math.ceil((soughtAt + 1) / STEP)) * STEP;
  const count = months.reduce((sum, { answers }) => sum + answers.length, 0);
  const part = kept && kept.from < count ? kept : { from: Math.max(0, from), to: Math.max(0, from) + reach };
  const isArriving = kept === undefined && (from >= 0 || soughtAt >= 0);

  useEffect(() => {
    if (!isArriving) return;
    // Should he delete the answer he was led to, the list must not shrink under him.
    keepHere({ shown: { from: part.from, to: part.to } });
    const heading = month && document.getElementById(`${MONTH_PLACE}${month}`);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView?.();
  }, [isArriving, month, part.from, part.to]);

  return {
    ...part,
    /** So many come with `showNewer`. */
    newer: Math.min(STEP, part.from),
    showNewer: () => keepHere({ shown: { ...part, from: Math.max(0, part.from - STEP) } }),
    showOlder: () => keepHere({ shown: { ...part, to: part.to + STEP } }),
  };
}

function startOf(months: readonly Month[], id: string | null): number {
  const at = months.findIndex((month) => month.id === id);
  return at < 0 ? -1 : months.slice(0, at).reduce((sum, { answers }) => sum + answers.length, 0);
}
