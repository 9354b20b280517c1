import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { later } from '../clock';
import { freshBytes } from '../crypto/fresh-bytes';
import { type Keyring, letterContext, sealSystem } from '../crypto/keyring';
import { asArray, rowsOf, type Tx } from '../db/open';
import { emailLog, outbox } from '../db/schema';
import type { PushMessage } from '../push/message';
import { createLane, type DeliveryDeps, type Lane } from './delivery';
import { createLateKinds, type LateKinds } from './late-letters';
import type { Letter, Mailer } from './letter';

interface MailFacts {
  kind: string;
  userId: string | null;
  /** After this the mail would come too late to be of use: a dead link, yesterday's question. */
  lifetime: number;
  /** A second mail with the same key is not written. */
  dedupeKey?: string;
}

/** Somebody sits before his mailbox and waits for it. */
export interface Mail extends MailFacts {
  letter: Letter;
}

/**
 * Its letter is composed when it leaves, by what `composes` was told for its kind. Nobody waits for it: it never holds up
 * one that somebody does wait for.
 */
export interface LateMail extends MailFacts {
  /** Rests unsealed: ids and days, and no word of anybody's. */
  ref: object;
}

/** A notification to one browser; it is composed when it leaves. */
export interface LatePush extends LateMail {
  channel: 'push';
}

type Leaving = Mail | LateMail | LatePush;

type Which = 'awaited' | 'can-wait' | 'push';

/** Mails leave through a row written with what caused them, so that neither exists without the other. */
export interface Outbox {
  enqueue(tx: Tx, mail: Leaving): Promise<void>;
  /** Many at once, in one statement. */
  enqueueAll(tx: Tx, mails: Leaving[]): Promise<void>;
  /** Says how letters of a kind come to be. */
  composes: LateKinds<Letter>['add'];
  /** Says how notifications of a kind come to be. */
  composesPush: LateKinds<PushMessage>['add'];
  /** Takes back what has not left yet: he no longer wants it. */
  withdraw(tx: Tx, userId: string, kind: string): Promise<void>;
  /** Begins delivery of what a transaction wrote, which is committed by now, in the background. */
  wakeFor(tx: Tx): void;
  /** Begins delivery in the background: of everything, or of one sort only. */
  wake(which?: Which): void;
  /** Delivers everything that is due; or only what is waited for, what can wait, or notifications. */
  deliverDue(which?: Which): Promise<void>;
  /** Waits for what is under way. */
  settle(): Promise<void>;
  /** Begins no further mail, and waits a little for those under way. */
  close(): Promise<void>;
}

/** Mails that leave at the same time; of those that can wait it is a setting. */
export const AWAITED_AT_ONCE = 3;
/** Of those that an earlier release wrote. */
export const EARLIER_AT_ONCE = 1;
/** A service answers from far away: few at a time would mostly wait. */
const PUSHES_AT_ONCE = 16;
const BATCH = 20;

interface OutboxDeps extends Omit<DeliveryDeps<unknown>, 'late' | 'send'> {
  mailer: Mailer;
  /** Mails that can wait, at the same time. */
  lanes?: number;
  /** Whether another instance sends what can wait: a morning's mails must not share a core with people. */
  leavesBulkToOthers?: boolean;
  push(id: string, message: PushMessage): Promise<void>;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { vault, clock, mailer, lanes: atOnce = 2 } = deps;
  const late = createLateKinds<Letter>();
  const latePushes = createLateKinds<PushMessage>();
  const writers = new WeakMap<Tx, Set<Which>>();
  const mails = { ...deps, late, send: (id: string, letter: Letter) => mailer.send(id, letter) };
  const bulk = { channel: 'mail', atOnce, batch: Math.max(BATCH, 5 * atOnce) } as const;
  const lanes = {
    awaited: createLane(mails, { channel: 'mail', canWait: false, atOnce: AWAITED_AT_ONCE, batch: BATCH }),
    'can-wait': createLane(mails, { ...bulk, canWait: null }),
    // What an earlier release wrote, which may still be at work beside this one.
    earlier: createLane(mails, { ...bulk, canWait: true, atOnce: EARLIER_AT_ONCE }),
    push: createLane(
      { ...deps, late: latePushes, send: deps.push },
      { channel: 'push', canWait: null, atOnce: PUSHES_AT_ONCE, batch: 5 * PUSHES_AT_ONCE },
    ),
  };
  const all = Object.values(lanes);
  const canWait: Lane[] = [lanes['can-wait'], lanes.earlier];

  function lanesOf(which: Which | undefined): Lane[] {
    if (!which) return all;
    return which === 'can-wait' ? canWait : [lanes[which]];
  }

  function wake(which?: Which): void {
    for (const lane of lanesOf(which)) if (!deps.leavesBulkToOthers || !canWait.includes(lane)) lane.wake();
  }

  async function enqueueAll(tx: Tx, mails: Leaving[]): Promise<void> {
    if (mails.length === 0) return;
    const now = clock.now();
    const rows = mails.map((mail) => rowOf(vault.ring, mail, now));
    const refs = mails.map((mail) => ('ref' in mail ? mail.ref : null));
    const wanted = await insertNew(tx, rows, refs, now);
    if (wanted.length === 0) return;
    const written = writers.get(tx) ?? new Set();
    for (const { canWait, channel } of wanted)
      written.add(channel === 'push' ? channel : canWait === null ? 'can-wait' : 'awaited');
    writers.set(tx, written);
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
    enqueue: (tx, mail) => enqueueAll(tx, [mail]),
    enqueueAll,
    composes: late.add,
    composesPush: latePushes.add,
    withdraw,
    wakeFor: (tx) => {
      for (const which of writers.get(tx) ?? []) wake(which);
    },
    wake,
    deliverDue: async (which) => {
      for (const lane of lanesOf(which)) await lane.deliverDue();
    },
    settle: async () => void (await Promise.all(all.map((lane) => lane.settle()))),
    close: async () => void (await Promise.all(all.map((lane) => lane.close()))),
  };
}

function rowOf(ring: Keyring, mail: Leaving, now: Date) {
  const id = newId({ random: freshBytes(16) });
  return {
    id,
    userId: mail.userId,
    kind: mail.kind,
    dedupeKey: mail.dedupeKey ?? null,
    letter: 'ref' in mail ? null : sealedIn(ring, id, mail.letter),
    expiresAt: later(now, mail.lifetime),
    canWait: 'ref' in mail ? null : false,
    channel: 'channel' in mail ? mail.channel : ('mail' as const),
  };
}

function sealedIn(ring: Keyring, id: string, letter: Letter): string {
  return sealSystem(ring, letterContext(id), JSON.stringify(letter)).toString('base64');
}

type NewRow = ReturnType<typeof rowOf>;

/** Writes those that are new and tells of which sorts they are: of two with one key the second is not written. */
function insertNew(
  tx: Tx,
  rows: NewRow[],
  refs: (object | null)[],
  now: Date,
): Promise<Pick<NewRow, 'canWait' | 'channel'>[]> {
  const column = (name: keyof NewRow) => asArray(rows.map((row) => row[name]));
  const written = sql`${now.toISOString()}::timestamptz`;
  return rowsOf(
    tx,
    sql`with mail as (select * from rows from (
      unnest(${column('id')}::uuid[]), unnest(${column('userId')}::uuid[]), unnest(${column('kind')}::text[]),
      unnest(${column('dedupeKey')}::text[]), unnest(${column('letter')}::text[]), jsonb_array_elements(${JSON.stringify(refs)}::jsonb),
      unnest(${column('expiresAt')}::timestamptz[]), unnest(${column('canWait')}::boolean[]), unnest(${column('channel')}::text[]))
      as r(id, user_id, kind, dedupe_key, letter, ref, expires_at, can_wait, channel)),
    logged as (insert into ${emailLog} (id, user_id, kind, dedupe_key, status, created_at)
      select id, user_id, kind, dedupe_key, 'queued', ${written} from mail on conflict (dedupe_key) do nothing returning id),
    waiting as (insert into ${outbox} (id, user_id, kind, sealed_letter, ref, not_before, expires_at, created_at, can_wait, channel)
      select id, user_id, kind, decode(letter, 'base64'), nullif(ref, 'null'), ${written}, expires_at, ${written}, can_wait, channel
      from mail inner join logged using (id) returning can_wait, channel)
    select distinct can_wait as "canWait", channel from waiting`,
  );
}
