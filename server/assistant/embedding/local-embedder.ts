import { Worker } from 'node:worker_threads';
import type { Log } from '../../platform/log';
import type { Embedder, Lesson } from './embedder';
import { quantise } from './int8';

const MOST_DEATHS = 3;
/** What kept it from working, too little memory say, may be over by then. */
const RETURN_AFTER = 10 * 60_000;
/** Jobs that wait: who would come after these is better served by words alone, at once. */
const MOST_WAITING = 100;
/** For one text, the model's first reading from disk included. */
const PATIENCE = 30_000;

/** Beside this file in the sources, and beside the bundle in the built server: the build copies it there. */
const modelWorker = new URL('./model-worker.mjs', import.meta.url);

/** A text to be read, one to be read as what would answer it, or two to be judged together. */
type Task = string | [asked: string] | [lesson: Lesson, one: string, other: string];

interface Job {
  tasks: readonly Task[];
  results: Float32Array[];
  done(results: Float32Array[] | null): void;
}

/** all-MiniLM-L6-v2 in a thread of its own: the event loop never waits for it, and no text leaves the machine. */
export function createLocalEmbedder(
  log: Log,
  { from = modelWorker, patience = PATIENCE, returnAfter = RETURN_AFTER } = {},
): Embedder {
  const waiting: Job[] = [];
  let current: Job | null = null;
  let worker: Worker | null = null;
  let answered = false;
  let closed = false;
  let deaths = 0;
  let watchdog: NodeJS.Timeout | undefined;

  function start(): Worker {
    // What it prints is nobody's to read: it may hold the text it stumbled over. So may the words of its errors.
    const started = new Worker(from, { stdout: true, stderr: true });
    started.stdout.resume();
    started.stderr.resume();
    started.on('message', (numbers: Float32Array) => {
      if (worker === started) take(numbers);
    });
    started.on('error', (error) => buried(started, error.name));
    started.on('exit', (code) => buried(started, `it ended with ${code}`));
    return started;
  }

  /** One task at a time, of the shortest job first: a question never waits for a notebook that is being read in. */
  function next(): void {
    clearTimeout(watchdog);
    if (!current) {
      waiting.sort((a, b) => a.tasks.length - b.tasks.length);
      current = waiting.shift() ?? null;
    }
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    worker.postMessage(current.tasks[current.results.length]);
    watchdog = setTimeout(() => worker && buried(worker, 'it did not answer'), patience).unref();
  }

  function take(numbers: Float32Array): void {
    answered = true;
    if (!current) return;
    current.results.push(numbers);
    if (current.results.length === current.tasks.length) {
      current.done(current.results);
      deaths = 0;
    } else waiting.push(current);
    current = null;
    next();
  }

  /** The text it died of may be why: that job is given up, the others get a new thread, a few times running. */
  function buried(dead: Worker, reason: string): void {
    if (worker !== dead) return;
    worker = null;
    answered = false;
    deaths += 1;
    void dead.terminate();
    log.warn({ deaths, reason }, 'the embedding thread ended');
    current?.done(null);
    current = null;
    if (deaths >= MOST_DEATHS) {
      giveUp();
      setTimeout(comeBack, returnAfter).unref();
    }
    next();
  }

  function giveUp(): void {
    for (const job of waiting.splice(0)) job.done(null);
  }

  /** The next text may try; should the thread die of it, the wait begins anew. */
  function comeBack(): void {
    deaths = MOST_DEATHS - 1;
    log.info({}, 'the embedding thread may be started again');
  }

  const isAway = () => closed || deaths >= MOST_DEATHS;

  async function results(tasks: readonly Task[]): Promise<Float32Array[] | null> {
    if (isAway()) return null;
    if (tasks.length === 0) return [];
    if (waiting.length >= MOST_WAITING) return null;
    return new Promise((done) => {
      waiting.push({ tasks, results: [], done });
      if (!current) next();
    });
  }

  /** None where the lesson that it takes could not be loaded. */
  async function whole(tasks: readonly Task[]): Promise<Float32Array[] | null> {
    const made = await results(tasks);
    return made?.every(({ length }) => length > 0) ? made : null;
  }

  return {
    embed: async (texts) => (await results(texts))?.map(quantise) ?? null,
    embedAsked: async (texts) => (await whole(texts.map((text): Task => [text])))?.map(quantise) ?? null,
    async judge(lesson, pairs) {
      const leanings = await whole(pairs.map((pair): Task => [lesson, ...pair]));
      return leanings?.map(([leaning = 0]) => leaning) ?? null;
    },
    state: () => (isAway() ? 'away' : answered ? 'ready' : 'asleep'),
    async close() {
      closed = true;
      clearTimeout(watchdog);
      const stopped = worker;
      worker = null;
      current?.done(null);
      current = null;
      giveUp();
      await stopped?.terminate();
    },
  };
}
