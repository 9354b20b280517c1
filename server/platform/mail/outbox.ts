import { and, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { later } from '../clock';
import { letterContext, sealSystem } from '../crypto/keyring';
import type { Tx } from '../db/open';
import { emailLog, outbox } from '../db/schema';
import { createLane, type DeliveryDeps } from './delivery';
import type { Letter } from './letter';

export interface Mail {
  kind: string;
  userId: string | null;
  letter: Letter;
  /** After this the mail would come too late to be of use: a dead link, yesterday's question. */
  lifetime: number;
  /** A second mail with the same key is not written. */
  dedupeKey?: string;
  /** Nobody sits before his mailbox and waits for it: it never holds up one that somebody does wait for. */
  canWait?: boolean;
}

type Which = 'awaited' | 'can-wait';

/** Mails leave through a row written with what caused them, so that neither exists without the other. */
export interface Outbox {
  enqueue(tx: Tx, mail: Mail): Promise<void>;
  /** Takes back what has not left yet: he no longer wants it. */
  withdraw(tx: Tx, userId: string, kind: string): Promise<void>;
  /** Begins delivery of what a transaction wrote, which is committed by now, in the background. */
  wakeFor(tx: Tx): void;
  /** Begins delivery in the background: of everything, or of one sort only. */
  wake(which?: Which): void;
  /** Delivers everything that is due; or only what is waited for, or what can wait. */
  deliverDue(which?: Which): Promise<void>;
  /** Waits for what is under way. */
  settle(): Promise<void>;
  /** Begins no further mail, and waits a little for those under way. */
  close(): Promise<void>;
}

/** Mails that leave at the same time, of each sort. */
const AWAITED_AT_ONCE = 3;
const OTHERS_AT_ONCE = 2;

export function createOutbox(deps: DeliveryDeps): Outbox {
  const { vault, clock } = deps;
  const writers = new WeakMap<Tx, Set<Which>>();
  const awaited = createLane(deps, { canWait: false, atOnce: AWAITED_AT_ONCE });
  const others = createLane(deps, { canWait: true, atOnce: OTHERS_AT_ONCE });
  const lanes = [awaited, others];

  function wake(which?: Which): void {
    if (which !== 'can-wait') awaited.wake();
    if (which !== 'awaited') others.wake();
  }

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
      canWait: mail.canWait ?? false,
    });
    const written = writers.get(tx) ?? new Set();
    writers.set(tx, written.add(mail.canWait ? 'can-wait' : 'awaited'));
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

  return {
    enqueue,
    withdraw,
    wakeFor: (tx) => {
      for (const which of writers.get(tx) ?? []) wake(which);
    },
    wake,
    deliverDue: async (which) => {
      if (which !== 'can-wait') await awaited.deliverDue();
      if (which !== 'awaited') await others.deliverDue();
    },
    settle: async () => void (await Promise.all(lanes.map((lane) => lane.settle()))),
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}
