import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { RefusalCode } from '../../contract/errors';
import type { Clock } from './clock';
import type { AuthKeys } from './crypto/secrets';
import { deleteInBatches } from './db/in-batches';
import type { Db } from './db/open';
import { rateCounter } from './db/schema';
import { Refusal } from './refusal';

/** So many of one thing from one source in one window, counted in the database and so across all instances. */
export interface LimitRule {
  name: string;
  most: number;
  seconds: number;
  /** What is said to whoever is over it, where that is not the ordinary sentence. */
  refusal?: RefusalCode;
}

/** A limit as it applies to one attempt. */
export interface Allowance {
  rule: LimitRule;
  source: string;
}

export interface Limiter {
  /** Counts an attempt; false once there were too many, and that one is not counted. The count comes first, so that a flood of parallel attempts cannot slip through. */
  spend(rule: LimitRule, source: string): Promise<boolean>;
  /** As `spend`, of all of them or of none. */
  spendAll(allowances: Allowance[]): Promise<boolean>;
  /** As `spend`, but refuses with 429 and says when to come back. */
  require(rule: LimitRule, source: string): Promise<void>;
  /** As `require`, of all of them or of none: what one refuses costs nothing of the others. */
  requireAll(allowances: Allowance[]): Promise<void>;
  /** Takes an attempt back that turned out to be fine. */
  refund(rule: LimitRule, source: string): Promise<void>;
  refundAll(allowances: Allowance[]): Promise<void>;
  /** Whether the next attempt would be refused. */
  isSpent(rule: LimitRule, source: string): Promise<boolean>;
}

const unlimited: Limiter = {
  spend: async () => true,
  spendAll: async () => true,
  require: async () => undefined,
  requireAll: async () => undefined,
  refund: async () => undefined,
  refundAll: async () => undefined,
  isSpent: async () => false,
};

export function createLimiter(db: Db, clock: Clock, auth: AuthKeys, enabled: boolean): Limiter {
  if (!enabled) return unlimited;

  const windowOf = (rule: LimitRule) => {
    const length = rule.seconds * 1000;
    return new Date(Math.floor(clock.now().getTime() / length) * length);
  };
  const bucketOf = (rule: LimitRule, source: string) => auth.bucket(`${rule.name}|${source}`);

  const counterOf = (rule: LimitRule, source: string) =>
    and(eq(rateCounter.bucket, bucketOf(rule, source)), eq(rateCounter.windowStart, windowOf(rule)));

  async function spend(rule: LimitRule, source: string): Promise<boolean> {
    const counted = await db
      .insert(rateCounter)
      .values({ bucket: bucketOf(rule, source), windowStart: windowOf(rule), count: 1 })
      .onConflictDoUpdate({
        target: [rateCounter.bucket, rateCounter.windowStart],
        set: { count: sql`${rateCounter.count} + 1` },
        setWhere: lt(rateCounter.count, rule.most),
      })
      .returning({ count: rateCounter.count });
    return counted.length > 0;
  }

  function refused(rule: LimitRule): Refusal {
    const over = windowOf(rule).getTime() + rule.seconds * 1000 - clock.now().getTime();
    const retryAfterSeconds = Math.max(1, Math.ceil(over / 1000));
    return new Refusal(rule.refusal ?? 'too_many_requests', { retryAfterSeconds });
  }

  async function refundAll(allowances: Allowance[]): Promise<void> {
    if (allowances.length === 0) return;
    const { bucket, windowStart, count } = rateCounter;
    // In one order, so that of two who take back the same ones neither waits for the other.
    const spent = db
      .select({ bucket, windowStart })
      .from(rateCounter)
      .where(or(...allowances.map(({ rule, source }) => counterOf(rule, source))))
      .orderBy(bucket, windowStart)
      .for('update');
    await db
      .update(rateCounter)
      .set({ count: sql`${count} - 1` })
      .where(and(sql`(${bucket}, ${windowStart}) in ${spent}`, gt(count, 0)));
  }

  /** The rule that stands in the way, after what was spent on the way to it is taken back; null where none does. */
  async function spendEach(allowances: Allowance[]): Promise<LimitRule | null> {
    const spent: Allowance[] = [];
    const takeBack = () => refundAll(spent);
    for (const allowance of allowances) {
      const isFree = await spend(allowance.rule, allowance.source).catch(async (error) => {
        await takeBack();
        throw error;
      });
      if (!isFree) {
        await takeBack();
        return allowance.rule;
      }
      spent.push(allowance);
    }
    return null;
  }

  async function requireAll(allowances: Allowance[]): Promise<void> {
    const full = await spendEach(allowances);
    if (full) throw refused(full);
  }

  return {
    spend,
    spendAll: async (allowances) => (await spendEach(allowances)) === null,
    require: (rule, source) => requireAll([{ rule, source }]),
    requireAll,
    refund: (rule, source) => refundAll([{ rule, source }]),
    refundAll,
    async isSpent(rule, source) {
      const [row] = await db.select({ count: rateCounter.count }).from(rateCounter).where(counterOf(rule, source));
      return (row?.count ?? 0) >= rule.most;
    },
  };
}

export function purgeCounters(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, rateCounter, lt(rateCounter.windowStart, before));
}
