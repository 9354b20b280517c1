import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Clock } from './clock';
import type { AuthKeys } from './crypto/secrets';
import { deleteInBatches } from './db/batched-delete';
import type { Db } from './db/open';
import { rateCounter } from './db/schema';
import { Refusal } from './refusal';

/** So many of one thing from one source in one window, counted in the database and so across all instances. */
export interface LimitRule {
  name: string;
  most: number;
  seconds: number;
}

export interface Limiter {
  /** Counts an attempt; false once there were too many. The count comes first, so that a flood of parallel attempts cannot slip through. */
  spend(rule: LimitRule, source: string): Promise<boolean>;
  /** As `spend`, but refuses with 429 and says when to come back. */
  require(rule: LimitRule, source: string): Promise<void>;
  /** Takes an attempt back that turned out to be fine. */
  refund(rule: LimitRule, source: string): Promise<void>;
}

const unlimited: Limiter = {
  spend: async () => true,
  require: async () => undefined,
  refund: async () => undefined,
};

export function createLimiter(db: Db, clock: Clock, auth: AuthKeys, enabled: boolean): Limiter {
  if (!enabled) return unlimited;

  const windowOf = (rule: LimitRule) => {
    const length = rule.seconds * 1000;
    return new Date(Math.floor(clock.now().getTime() / length) * length);
  };
  const bucketOf = (rule: LimitRule, source: string) => auth.bucket(`${rule.name}|${source}`);

  async function spend(rule: LimitRule, source: string): Promise<boolean> {
    const [row] = await db
      .insert(rateCounter)
      .values({ bucket: bucketOf(rule, source), windowStart: windowOf(rule), count: 1 })
      .onConflictDoUpdate({
        target: [rateCounter.bucket, rateCounter.windowStart],
        set: { count: sql`${rateCounter.count} + 1` },
      })
      .returning({ count: rateCounter.count });
    return (row?.count ?? 0) <= rule.most;
  }

  return {
    spend,
    async require(rule, source) {
      if (await spend(rule, source)) return;
      const over = windowOf(rule).getTime() + rule.seconds * 1000 - clock.now().getTime();
      throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(over / 1000)) });
    },
    async refund(rule, source) {
      await db
        .update(rateCounter)
        .set({ count: sql`${rateCounter.count} - 1` })
        .where(
          and(
            eq(rateCounter.bucket, bucketOf(rule, source)),
            eq(rateCounter.windowStart, windowOf(rule)),
            gt(rateCounter.count, 0),
          ),
        );
    },
  };
}

export function purgeCounters(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, rateCounter, lt(rateCounter.windowStart, before));
}
