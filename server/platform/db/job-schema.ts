import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** How each job last went: one row a job, however often it runs. Every moment is of the database's clock. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  /** The queue's name for the turn that is at work; null while none is. */
  turn: uuid('turn'),
  startedAt: moment('started_at').notNull(),
  /** Renewed while it works: a turn without a beat has lost its process. */
  beatAt: moment('beat_at').notNull(),
  finishedAt: moment('finished_at'),
  succeededAt: moment('succeeded_at'),
  /** How the last turn that ended did so. */
  outcome: text('outcome', { enum: ['done', 'failed', 'lost'] }),
});
