import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { MINUTE } from '../../../contract/time';
import { type Clock, later } from '../clock';
import { letterContext, openSystem, sealSystem } from '../crypto/keyring';
import type { Vault } from '../crypto/vault';
import type { Db, Tx } from '../db/open';
import { emailLog, outbox } from '../db/schema';
import { withoutValues } from '../http/failure';
import type { Log } from '../log';
import { type Letter, type Mailer, MailRejected } from './letter';

const LEASE = 2 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
const BATCH = 20;
const AT_ONCE = 3;
/** How often, a second apart, the fate of a mail is written down again while the database is away. */
const INSIST = 60;
const PATIENCE_AT_CLOSE = 4_000;

export interface Mail {
  kind: string;
  userId: string | null;
  letter: Letter;
  /** After this the mail would come too late to be of use: a dead link, yesterday's question. */
  lifetime: number;
  /** A second mail with the same key is not written. */
  dedupeKey?: string;
}

/** Mails leave through a row written with what caused them, so that neither exists without the other. */
export interface Post {
  enqueue(tx: Tx, mail: Mail): Promise<void>;
  /** Takes back what has not left yet: he no longer wants it. */
  withdraw(tx: Tx, userId: string, kind: string): Promise<void>;
  /** Whether the transaction wrote a mail: then delivery can begin as soon as it is committed. */
  wrote(tx: Tx): boolean;
  /** Begins delivery in the background. */
  nudge(): void;
  /** Delivers everything that is due. */
  deliverDue(): Promise<void>;
  /** Waits for what is under way. */
  settle(): Promise<void>;
  /** Begins no further mail, and waits a little for those under way. */
  close(): Promise<void>;
}

type OutboxRow = typeof outbox.$inferSelect;

export function createPost(deps: { db: Db; vault: Vault; mailer: Mailer; clock: Clock; log: Log }): Post {
  const { db, vault, mailer, clock, log } = deps;
  const writers = new WeakSet<Tx>();
  const runs = new Set<Promise<unknown>>();
  let underway: Promise<void> | null = null;
  let again = false;
  let closed: Promise<unknown> | null = null;

  async function enqueue(tx: Tx, mail: Mail): Promise<void> {
    const id = newId();
    const now = clock.now();
    const { kind, userId } = mail;
    const logged = await tx
      .insert(emailLog)
      .values({ id, userId, kind, dedupeKey: mail.dedupeKey ?? null, status: 'queued', createdAt: now })
      .onConflictDoNothing({ target: emailLog.dedupeKey })
      .returning({ id: emailLog.id });
    if (logged.length === 0) return;
    await tx.insert(outbox).values({
      id,
      userId,
      kind,
      sealedLetter: sealSystem(vault.ring, letterContext(id), JSON.stringify(mail.letter)),
      notBefore: now,
      expiresAt: later(now, mail.lifetime),
      createdAt: now,
    });
    writers.add(tx);
  }

  async function withdraw(tx: Tx, userId: string, kind: string): Promise<void> {
    const waiting = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.userId, userId), eq(outbox.kind, kind)));
    // The log first, as in `settleAs`, and not of one that leaves just now: it has its fate.
    const taken = await tx
      .update(emailLog)
      .set({ status: 'withdrawn', settledAt: clock.now() })
      .where(and(inArray(emailLog.id, waiting), eq(emailLog.status, 'queued')))
      .returning({ id: emailLog.id });
    const ids = taken.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.id, ids));
  }

  /** Takes due rows for a while; a process that dies with them loses them to the next one when the lease is over. */
  function claim(): Promise<OutboxRow[]> {
    const now = clock.now();
    return db
      .update(outbox)
      .set({ claimedUntil: later(now, LEASE), attempts: sql`${outbox.attempts} + 1` })
      .where(
        sql`${outbox.id} in (select id from outbox where not_before <= ${now.toISOString()}::timestamptz
          and (claimed_until is null or claimed_until < ${now.toISOString()}::timestamptz)
          order by not_before limit ${BATCH} for update skip locked)`,
      )
      .returning();
  }

  async function settleAs(
    row: OutboxRow,
    status: 'sent' | 'failed' | 'expired',
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
  }

  async function tryLater(row: OutboxRow, lastError: string): Promise<void> {
    const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** (row.attempts - 1));
    await db.transaction(async (tx) => {
      await tx.update(emailLog).set({ attempts: row.attempts, lastError }).where(eq(emailLog.id, row.id));
      await tx
        .update(outbox)
        .set({ claimedUntil: null, notBefore: later(clock.now(), wait) })
        .where(eq(outbox.id, row.id));
    });
  }

  async function deliver(row: OutboxRow): Promise<void> {
    if (row.expiresAt <= clock.now()) return settleAs(row, 'expired', null);
    try {
      const letter = JSON.parse(openSystem(vault.ring, letterContext(row.id), row.sealedLetter)) as Letter;
      await mailer.send(row.id, letter);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ mail: row.id, kind: row.kind, attempt: row.attempts, reason }, 'a mail was not taken');
      return error instanceof MailRejected ? settleAs(row, 'failed', reason) : tryLater(row, reason);
    }
    await writeDown(() => settleAs(row, 'sent', null));
  }

  /** The mail has left: were its fate not written down because the database is away just now, it would leave again. */
  async function writeDown(write: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await write();
      } catch (error) {
        if (attempt === INSIST || closed) throw error;
        await wait(1_000);
      }
    }
  }

  /** A slow mail server must not outlast the claim: somebody else would send the same mail. */
  function keepClaimed(ids: string[]): () => void {
    const timer = setInterval(() => {
      db.update(outbox)
        .set({ claimedUntil: later(clock.now(), LEASE) })
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
    const lane = async () => {
      while (!closed && waiting.length > 0) await deliver(waiting.shift() as OutboxRow);
    };
    const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
    release();
    await giveBack(waiting);
    for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  }

  async function deliverEvery(): Promise<void> {
    while (!closed) {
      const rows = await claim();
      if (rows.length === 0) return;
      await deliverAll(rows);
    }
  }

  function deliverDue(): Promise<void> {
    const run = deliverEvery();
    const ended = run.catch(() => undefined).finally(() => runs.delete(ended));
    runs.add(ended);
    return run;
  }

  function nudge(): void {
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
        if (again) nudge();
      });
  }

  return {
    enqueue,
    withdraw,
    wrote: (tx) => writers.has(tx),
    nudge,
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
