import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { MINUTE } from '../../../contract/time';
import { type Clock, later } from '../clock';
import { letterContext, openSystem } from '../crypto/keyring';
import type { Vault } from '../crypto/vault';
import type { Db } from '../db/open';
import { emailLog, outbox } from '../db/schema';
import { withoutValues } from '../http/failure';
import { insist } from '../insist';
import type { Log } from '../log';
import { happened } from '../metrics/happenings';
import type { LateKinds, Waiting } from './late-letters';
import { ComeBackLater, MailRejected, NobodyThere } from './letter';

const LEASE = 2 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
/** How often, a second apart, the fate of a mail is written down again while the database is away. */
const INSIST = 60;
const PATIENCE_AT_CLOSE = 4_000;

/** By the database's clock: instances that disagree about the time must not take each other's mails. */
const leaseEnd = sql`now() + ${LEASE} * interval '1 millisecond'`;

export interface DeliveryDeps<What> {
  db: Db;
  vault: Vault;
  clock: Clock;
  log: Log;
  late: LateKinds<What>;
  /** The last hop. `id` is the same at every try. */
  send(id: string, what: What): Promise<void>;
}

/** Which rows leave by a lane: how many of them at the same time, and how many are taken at once. */
interface LaneRule {
  channel: 'mail' | 'push';
  canWait: boolean | null;
  atOnce: number;
  batch: number;
}

/** Mails or notifications of one sort on their way. What is slow in one lane does not hold up another. */
export interface Lane {
  deliverDue(): Promise<void>;
  wake(): void;
  settle(): Promise<void>;
  close(): Promise<void>;
}

type OutboxRow = typeof outbox.$inferSelect;

export function createLane<What>(deps: DeliveryDeps<What>, { channel, canWait, atOnce, batch }: LaneRule): Lane {
  const { db, vault, send, clock, log, late } = deps;
  const runs = new Set<Promise<unknown>>();
  let underway: Promise<void> | null = null;
  let again = false;
  let closed: Promise<unknown> | null = null;
  const isOfLane = sql`channel = ${channel} and ${canWait === null ? sql`can_wait is null` : sql`can_wait = ${canWait}`}`;

  /** Takes due rows for a while; a process that dies with them loses them to the next one when the lease is over. */
  function claim(): Promise<OutboxRow[]> {
    return db
      .update(outbox)
      .set({ claimedUntil: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
      .where(
        sql`${outbox.id} in (select id from outbox where ${isOfLane}
          and not_before <= ${clock.now().toISOString()}::timestamptz
          and (claimed_until is null or claimed_until < now())
          order by not_before limit ${batch} for update skip locked)`,
      )
      .returning();
  }

  async function settleAs(
    row: OutboxRow,
    status: 'sent' | 'failed' | 'expired' | 'gone',
    lastError: string | null,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      // The log first, as a deleted account takes its rows along: in the other order each could wait for the other.
      await tx
        .update(emailLog)
        .set({ status, attempts: row.attempts, lastError, settledAt: clock.now() })
        .where(eq(emailLog.id, row.id));
      await tx.delete(outbox).where(eq(outbox.id, row.id));
    });
    happened('mail', { kind: row.kind, fate: status });
  }

  async function tryLater(row: OutboxRow, lastError: string, least = 0): Promise<void> {
    happened('mail', { kind: row.kind, fate: 'tried-again' });
    const wait = Math.max(least, Math.min(LONGEST_WAIT, MINUTE * 2 ** (row.attempts - 1)));
    await db.transaction(async (tx) => {
      await tx.update(emailLog).set({ attempts: row.attempts, lastError }).where(eq(emailLog.id, row.id));
      await tx
        .update(outbox)
        .set({ claimedUntil: null, notBefore: later(clock.now(), wait) })
        .where(eq(outbox.id, row.id));
    });
  }

  /** Sealed may also be a reference: those of the releases before were. */
  function open({ id, ref, sealedLetter }: OutboxRow): Waiting<What> {
    if (sealedLetter === null) return { ref };
    return JSON.parse(openSystem(vault.ring, letterContext(id), sealedLetter)) as Waiting<What>;
  }

  /** Null where it is not to leave now: its cause is gone, or it could not be composed, and either is written down. */
  async function composed(row: OutboxRow): Promise<What | null> {
    try {
      const letter = await late.compose(row.kind, open(row));
      if (letter === null) await settleAs(row, 'gone', null);
      return letter;
    } catch (error) {
      log.warn({ mail: row.id, kind: row.kind, err: withoutValues(error) }, 'a mail could not be composed');
      await tryLater(row, 'not composed');
      return null;
    }
  }

  /** One that cannot be read is told when its turn comes. */
  function refOf(row: OutboxRow): unknown {
    try {
      return Object(open(row)).ref;
    } catch {
      return undefined;
    }
  }

  /** Each is composed by itself later; here only what is cheaper together. */
  async function prepare(rows: OutboxRow[]): Promise<void> {
    const refs = new Map<string, unknown[]>();
    for (const row of rows) {
      const ref = refOf(row);
      if (ref !== undefined) refs.set(row.kind, [...(refs.get(row.kind) ?? []), ref]);
    }
    for (const [kind, some] of refs) {
      await late
        .prepare(kind, some)
        .catch((error) => log.warn({ kind, err: withoutValues(error) }, 'mails could not be prepared together'));
    }
  }

  async function deliver(row: OutboxRow): Promise<void> {
    if (row.expiresAt <= clock.now()) return settleAs(row, 'expired', null);
    const letter = await composed(row);
    if (letter === null) return;
    try {
      await send(row.id, letter);
    } catch (error) {
      if (error instanceof NobodyThere) return settleAs(row, 'gone', null);
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ mail: row.id, kind: row.kind, attempt: row.attempts, reason }, 'a mail was not taken');
      if (error instanceof MailRejected) return settleAs(row, 'failed', reason);
      return tryLater(row, reason, error instanceof ComeBackLater ? error.wait : 0);
    }
    // It has left: were its fate not written down because the database is away just now, it would leave again.
    await insist(() => settleAs(row, 'sent', null), { times: INSIST, isOver: () => closed !== null });
  }

  /** A slow mail server must not outlast the claim: somebody else would send the same mail. */
  function keepClaimed(ids: string[]): () => void {
    const timer = setInterval(() => {
      db.update(outbox)
        .set({ claimedUntil: leaseEnd })
        .where(and(inArray(outbox.id, ids), isNotNull(outbox.claimedUntil)))
        .catch(() => undefined);
    }, LEASE / 4);
    return () => clearInterval(timer);
  }

  async function giveBack(rows: OutboxRow[]): Promise<void> {
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await db
      .update(outbox)
      .set({ claimedUntil: null, attempts: sql`${outbox.attempts} - 1` })
      .where(inArray(outbox.id, ids));
  }

  async function deliverAll(rows: OutboxRow[]): Promise<void> {
    const release = keepClaimed(rows.map((row) => row.id));
    const waiting = [...rows];
    await prepare(rows);
    const sender = async () => {
      while (!closed && waiting.length > 0) await deliver(waiting.shift() as OutboxRow);
    };
    const senders = await Promise.allSettled(Array.from({ length: atOnce }, sender));
    release();
    await giveBack(waiting);
    for (const ended of senders) if (ended.status === 'rejected') throw ended.reason;
  }

  async function deliverEvery(): Promise<void> {
    while (!closed) {
      const rows = await claim();
      if (rows.length > 0) await deliverAll(rows);
      // Fewer than could be taken: that was all, and what is written later wakes us.
      if (rows.length < batch) return;
    }
  }

  function deliverDue(): Promise<void> {
    const run = deliverEvery();
    const ended = run.catch(() => undefined).finally(() => runs.delete(ended));
    runs.add(ended);
    return run;
  }

  function wake(): void {
    if (closed) return;
    if (underway) {
      again = true;
      return;
    }
    again = false;
    underway = deliverDue()
      .catch((error: unknown) => log.error({ err: withoutValues(error) }, 'mail delivery stopped'))
      .finally(() => {
        underway = null;
        if (again) wake();
      });
  }

  return {
    wake,
    deliverDue,
    settle: async () => {
      while (underway) await underway;
    },
    close: async () => {
      closed ??= Promise.race([Promise.all(runs), wait(PATIENCE_AT_CLOSE, undefined, { ref: false })]);
      await closed;
    },
  };
}
