const PATIENCE_AT_STOP = 10_000;

export interface StopSignals {
  /** Whether it was asked to stop. */
  isStopping(): boolean;
  /** Says how to stop, once there is something to close. Where it was asked before, that is done now. */
  stopBy(stop: () => Promise<void>): void;
}

/** Hears from now on when it is to stop, and ends the process well; a second signal does not wait. `drain`: milliseconds in which calls are still served. */
export function hearStopSignals(drain: number): StopSignals {
  let stopping = false;
  let stop: (() => Promise<void>) | null = null;
  const run = (close: () => Promise<void>) =>
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    endInAnyCase(drain);
    if (stop) void run(stop);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return {
    isStopping: () => stopping,
    stopBy: (close) => {
      if (stop) return;
      stop = close;
      if (stopping) void run(close);
    },
  };
}

/** However long it takes to close things. */
export function endInAnyCase(drain = 0): void {
  setTimeout(() => process.exit(1), PATIENCE_AT_STOP + drain).unref();
}
