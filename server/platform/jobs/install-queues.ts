import type PgBoss from 'pg-boss';
import type { Job } from './job';
import { longestTurn } from './punctuality';

/** What is there as it should be is left alone: at almost every start that is all of it, known from two queries. */
export async function installQueues(boss: PgBoss, jobs: Job[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const job of jobs) {
    const wanted = queueOf(job);
    const found = queues.get(job.name);
    if (!found) await boss.createQueue(job.name, wanted);
    // A queue keeps what an earlier release made it with, unless it is told.
    else if (!isLike(found, wanted)) await boss.updateQueue(job.name, wanted);
    if (schedules.get(job.name) !== job.schedule) await boss.schedule(job.name, job.schedule);
  }
}

/** 'stately': one turn waiting and one at work; a slow one is not overtaken by its successor. */
const queueOf = (job: Job) =>
  ({ name: job.name, policy: 'stately', retryLimit: 0, expireInSeconds: longestTurn(job) }) as const;

function isLike(found: PgBoss.Queue, wanted: ReturnType<typeof queueOf>): boolean {
  return Object.entries(wanted).every(([option, value]) => found[option as keyof PgBoss.Queue] === value);
}
