import { Worker } from 'node:worker_threads';
import type { Lesson } from './embedder';

/** A text to be read, one to be read as what would answer it, or two to be judged together. */
export type Task = string | [asked: string] | [lesson: Lesson, one: string, other: string];

/** Beside this file in the sources, and beside the bundle in the built server: the build copies it there. */
export const modelWorker = new URL('./model-worker.mjs', import.meta.url);

interface Circumstances {
  from: URL;
  /** In milliseconds, for one task: longer, and the thread is given up. */
  patience: number;
  died(reason: string): void;
}

/** A thread that does one task at a time. It starts with the first, and anew with the first after it died. */
export function createModelThread({ from, patience, died }: Circumstances) {
  let worker: Worker | null = null;
  let finish: ((result: Float32Array | null) => void) | null = null;
  let watchdog: NodeJS.Timeout | undefined;

  function start(): Worker {
    // What it prints is nobody's to read: it may hold the text it stumbled over. So may the words of its errors.
    const started = new Worker(from, { stdout: true, stderr: true });
    started.stdout.resume();
    started.stderr.resume();
    started.on('message', (numbers: Float32Array) => {
      if (worker === started) finished(numbers);
    });
    started.on('error', (error) => buried(started, error.name));
    started.on('exit', (code) => buried(started, `it ended with ${code}`));
    return started;
  }

  function give(task: Task): void {
    const at = worker ?? start();
    worker = at;
    at.ref();
    at.postMessage(task);
    watchdog = setTimeout(() => buried(at, 'it did not answer'), patience).unref();
  }

  function finished(result: Float32Array | null): void {
    clearTimeout(watchdog);
    worker?.unref();
    const done = finish;
    finish = null;
    done?.(result);
  }

  function buried(dead: Worker, reason: string): void {
    if (worker !== dead) return;
    worker = null;
    void dead.terminate();
    died(reason);
    finished(null);
  }

  return {
    isFree: () => finish === null,
    /** Null where it died of it, or was closed. */
    run(task: Task): Promise<Float32Array | null> {
      return new Promise((done) => {
        finish = done;
        try {
          give(task);
        } catch (error) {
          // No thread can be had: the machine has no room for another one.
          died(error instanceof Error ? error.name : 'it could not start');
          finished(null);
        }
      });
    },
    async close(): Promise<void> {
      const stopped = worker;
      worker = null;
      finished(null);
      await stopped?.terminate();
    },
  };
}
