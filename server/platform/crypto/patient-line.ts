import { Refusal } from '../refusal';

export interface LineSettings {
  atOnce: number;
  /** Milliseconds. Whoever would wait longer is told so at once. */
  patience: number;
}

/** Work for which a caller may have no use any more. */
export type Turn = <T>(work: () => Promise<T>, left?: AbortSignal) => Promise<T>;

interface Waiting {
  since: number;
  begin(): void;
  refuse(refusal: Refusal): void;
}

/** How much the newest turn counts in the estimate of the next. */
const WEIGHT = 0.2;

/**
 * So many at once, the rest in line for as long as anybody waits for a page. How long a turn takes is learned from those
 * before; whoever would not come up in time is refused at once, also those in line when turns become slower. The work of
 * callers who have left is not begun.
 */
export function patientLine({ atOnce, patience }: LineSettings): Turn {
  const line: Waiting[] = [];
  let running = 0;
  let usual = 0;

  /** Until the turn of one with so many before him. */
  const waitBehind = (others: number) => Math.ceil((others + 1) / atOnce) * usual;
  const busy = () => new Refusal('busy', { retryAfterSeconds: Math.max(1, Math.ceil(waitBehind(line.length) / 1000)) });

  const leave = (waiting: Waiting) => {
    const place = line.indexOf(waiting);
    if (place >= 0) line.splice(place, 1);
  };

  function standInLine(left: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (refusal: Refusal) => {
        clearTimeout(late);
        left?.removeEventListener('abort', giveUp);
        reject(refusal);
      };
      const begin = () => {
        clearTimeout(late);
        left?.removeEventListener('abort', giveUp);
        resolve();
      };
      const waiting: Waiting = { since: performance.now(), begin, refuse };
      const giveUp = () => {
        leave(waiting);
        refuse(busy());
      };
      const late = setTimeout(giveUp, patience);
      left?.addEventListener('abort', giveUp, { once: true });
      line.push(waiting);
    });
  }

  /** The last in line wait longest. Asked as a turn ends, so that the first of them waits no more. */
  function refuseWhoWouldBeLate(): void {
    const now = performance.now();
    for (let last = line.at(-1); last; last = line.at(-1)) {
      if (now - last.since + waitBehind(line.length - 1) - usual < patience) return;
      line.pop();
      last.refuse(busy());
    }
  }

  function endTurn(begun: number): void {
    const took = performance.now() - begun;
    usual = usual === 0 ? took : usual + WEIGHT * (took - usual);
    refuseWhoWouldBeLate();
    // The place passes to the next in line without being counted down and up again.
    const next = line.shift();
    if (next) next.begin();
    else running--;
  }

  return async (work, left) => {
    if (left?.aborted) throw busy();
    if (running < atOnce) running++;
    else if (waitBehind(line.length) >= patience) throw busy();
    else await standInLine(left);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      endTurn(begun);
    }
  };
}
