import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/open';
import { jobRun } from '../db/schema';

/** Without a beat for so long, a turn has lost its process. */
const LOST_AFTER_SECONDS = 30;

/**
 * Writes a turn down in the statement of the queue that takes it: a process that is killed in between would leave one
 * that nobody knows of, and its queue standing until it expires.
 */
export function takenAndNoted(take: string): string {
  return `with taken as (${take}), noted as (
    insert into job_run (name, turn, started_at, beat_at) select name, id, now(), now() from taken
    on conflict (name) do update set turn = excluded.turn, started_at = excluded.started_at, beat_at = excluded.beat_at
    where job_run.turn is null or job_run.beat_at < now() - interval '${LOST_AFTER_SECONDS} seconds'
  ) select * from taken`;
}

export interface Turn {
  name: string;
  /** The queue's name for it. */
  turn: string;
}

export interface LastRun {
  name: string;
  /** Seconds since one ended, however it did, and since one ended well; null where none did. */
  finishedAgo: number | null;
  succeededAgo: number | null;
  /** Seconds since the one began that is at work now; null where none is. */
  workingFor: number | null;
}

/** Our own word on when each job ran and how it ended. Every moment is of the database's clock: instances may disagree. */
export interface RunRecord {
  /** False while another turn of it is at work. */
  begin(turn: Turn): Promise<boolean>;
  finish(turn: Turn, outcome: 'done' | 'failed'): Promise<void>;
  /** Says that these are still at work. */
  beat(turns: Turn[]): Promise<void>;
  /** Turns at work without a beat for a while, or all of them: written down as lost, and told. */
  takeLost(which: 'silent' | 'all'): Promise<Turn[]>;
  last(): Promise<LastRun[]>;
}

export function createRunRecord({ db }: OpenDatabase): RunRecord {
  const now = sql`now()`;
  const silent = lt(jobRun.beatAt, sql`now() - ${LOST_AFTER_SECONDS} * interval '1 second'`);
  const of = ({ name, turn }: Turn) => and(eq(jobRun.name, name), eq(jobRun.turn, turn));
  const secondsSince = (moment: typeof jobRun.finishedAt | typeof jobRun.startedAt) =>
    sql<number | null>`extract(epoch from now() - ${moment})::float8`;

  return {
    async begin({ name, turn }) {
      const begun = { turn, startedAt: now, beatAt: now };
      const taken = await db
        .insert(jobRun)
        .values({ name, ...begun })
        .onConflictDoUpdate({
          target: jobRun.name,
          set: begun,
          setWhere: sql`${jobRun.turn} is null or ${jobRun.turn} = ${turn} or ${silent}`,
        })
        .returning({ name: jobRun.name });
      return taken.length > 0;
    },
    async finish(turn, outcome) {
      const ended = { turn: null, outcome, finishedAt: now, ...(outcome === 'done' && { succeededAt: now }) };
      await db.update(jobRun).set(ended).where(of(turn));
    },
    async beat(turns) {
      if (turns.length === 0) return;
      const ids = turns.map(({ turn }) => turn);
      await db.update(jobRun).set({ beatAt: now }).where(inArray(jobRun.turn, ids));
    },
    async takeLost(which) {
      const isGone = which === 'all' ? undefined : silent;
      const atWork = await db.select({ name: jobRun.name, turn: jobRun.turn }).from(jobRun).where(isGone);
      const lost: Turn[] = [];
      for (const { name, turn } of atWork) {
        if (turn === null) continue;
        const taken = await db
          .update(jobRun)
          .set({ turn: null, outcome: 'lost', finishedAt: now })
          .where(and(of({ name, turn }), isGone))
          .returning({ name: jobRun.name });
        if (taken.length > 0) lost.push({ name, turn });
      }
      return lost;
    },
    last: () =>
      db
        .select({
          name: jobRun.name,
          finishedAgo: secondsSince(jobRun.finishedAt),
          succeededAgo: secondsSince(jobRun.succeededAt),
          workingFor: sql<
            number | null
          >`case when ${jobRun.turn} is not null and not (${silent}) then ${secondsSince(jobRun.startedAt)} end`,
        })
        .from(jobRun),
  };
}
