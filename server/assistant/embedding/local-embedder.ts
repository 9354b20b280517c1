import { availableParallelism } from 'node:os';
import type { Log } from '../../platform/log';
import type { Embedder } from './embedder';
import { quantise } from './int8';
import { createModelThread, modelWorker, type Task } from './model-thread';

const MOST_DEATHS = 3;
/** What kept it from working, too little memory say, may be over by then. */
const RETURN_AFTER = 10 * 60_000;
/** Jobs that wait: who would come after these is better served by words alone, at once. */
const MOST_WAITING = 100;
/** For one text, the model's first reading from disk included. */
const PATIENCE = 30_000;
/** The second is for what he asks alone, which is read in two ways and then together with two answers. */
const MOST_THREADS = 2;

interface Job {
  tasks: readonly Task[];
  results: Float32Array[];
  /** Of the tasks. */
  begun: number;
  finished: number;
  done(results: Float32Array[] | null): void;
}

/** all-MiniLM-L6-v2 in threads of its own: the event loop never waits for it, and no text leaves the machine. */
export function createLocalEmbedder(
  log: Log,
  {
    from = modelWorker,
    patience = PATIENCE,
    returnAfter = RETURN_AFTER,
    threadCount = Math.min(MOST_THREADS, availableParallelism()),
  } = {},
): Embedder {
  const waiting = new Set<Job>();
  const threads = Array.from({ length: threadCount }, (_, at) =>
    createModelThread({ from, patience, died: (reason) => died(at, reason) }),
  );
  /** In a row, of each thread. */
  const deaths = threads.map(() => 0);
  let answered = false;
  let closed = false;
  let away = false;

  /** The shortest job first: a question never waits for a notebook that is being read in. */
  function next(): void {
    for (const [at, thread] of threads.entries()) {
      if (!thread.isFree()) continue;
      const job = [...waiting].sort(shortestFirst).find((one) => takes(at, one.tasks[one.begun], threadCount));
      if (job) void work(at, job);
    }
  }

  async function work(thread: number, job: Job): Promise<void> {
    const at = job.begun++;
    if (job.begun === job.tasks.length) waiting.delete(job);
    const result = await threads[thread]?.run(job.tasks[at] ?? '');
    if (result) take(job, at, result);
    else giveUp(job);
    if (result && !away) deaths[thread] = 0;
    next();
  }

  function take(job: Job, at: number, result: Float32Array): void {
    answered = true;
    job.results[at] = result;
    job.finished += 1;
    if (job.finished === job.tasks.length) job.done(job.results);
  }

  /** The text it died of may be why: that job is given up, the others get a new thread, a few times running. */
  function died(thread: number, reason: string): void {
    answered = false;
    const inARow = (deaths[thread] ?? 0) + 1;
    deaths[thread] = inARow;
    log.warn({ deaths: inARow, reason }, 'the embedding thread ended');
    if (inARow < MOST_DEATHS || away) return;
    away = true;
    for (const job of waiting) giveUp(job);
    setTimeout(comeBack, returnAfter).unref();
  }

  function giveUp(job: Job): void {
    waiting.delete(job);
    job.done(null);
  }

  /** The next text may try; should the thread die of it, the wait begins anew. */
  function comeBack(): void {
    away = false;
    for (const [thread, count] of deaths.entries()) deaths[thread] = Math.min(count, MOST_DEATHS - 1);
    log.info({}, 'the embedding thread may be started again');
  }

  const isAway = () => closed || away;

  async function results(tasks: readonly Task[]): Promise<Float32Array[] | null> {
    if (isAway()) return null;
    if (tasks.length === 0) return [];
    if (waiting.size >= MOST_WAITING) return null;
    return new Promise((done) => {
      waiting.add({ tasks, results: [], begun: 0, finished: 0, done });
      next();
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
      for (const job of waiting) giveUp(job);
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

const shortestFirst = (one: Job, other: Job) => one.tasks.length - other.tasks.length;

/** What a task needs takes memory, and is loaded by the thread that first does one: of two, only one reads notebooks. */
function takes(thread: number, task: Task | undefined, threadCount: number): boolean {
  if (task === undefined) return false;
  if (threadCount === 1) return true;
  if (typeof task === 'string' || task.length > 1) return thread === 0 || task[0] === 'serves';
  return thread === 1;
}
