import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { can } from '../../contract/access';
import { ideaLimits } from '../../contract/idea-limits';
import { ideaStates, isOpenState } from '../../contract/idea-states';
import type { Idea, IdeaDanger } from '../../contract/ideas';
import { answerOf } from '../card/entries';
import { pinOn } from '../card/pins';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import type { Tx } from '../platform/db/open';
import type { Caller } from '../platform/http/caller';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { storedMeaning } from './near/meaning';
import { presentIdeas, presentNew } from './present';
import { NO_REMINDER, planReminder } from './reminder-plan';
import {
  type Content,
  countIdeas,
  deleteIdea,
  type Facts,
  findByKey,
  findIdea,
  type IdeaRow,
  insertIdea,
  keepsDate,
  listIdeas,
  lockIdea,
  updateIdea,
} from './store';
import { addSource, addStep } from './trail-store';

/** Who keeps them. */
export type Husband = Pick<Caller, 'id' | 'timeZone' | 'isAdmin' | 'isPremium'>;

type Written = Omit<Content, 'vector' | 'reactionWords' | 'submission'> &
  Pick<Facts, 'kind' | 'plannedFor' | 'dateId'> & { remindOn: string | null };

export interface NewIdea extends Written {
  sources: { answerId: string; start?: number | undefined; end?: number | undefined }[];
  idempotencyKey: string | null;
}

export async function ideasOf(deps: Deps, userId: string): Promise<Idea[]> {
  return presentIdeas(deps, userId, await listIdeas(deps.db, deps.vault, userId));
}

/** Writes an idea down. The same submission again, after a time-out, finds the first one. */
export async function addIdea(
  deps: Deps,
  caller: Husband,
  wanted: NewIdea,
): Promise<{ idea: Idea; dangers: IdeaDanger[] }> {
  const { vault } = deps;
  const { id: userId } = caller;
  const { sources, idempotencyKey, remindOn, ...written } = wanted;
  const pins = await Promise.all(
    sources.map(async (source) => {
      const answer = await answerOf(deps, userId, source.answerId);
      return { answerId: answer.id, pin: pinOn(answer, source) };
    }),
  );
  const vector = await storedMeaning(deps, caller, wanted.title);
  const row = await deps.transact(async (tx) => {
    await lockAllowances(tx, userId);
    const earlier = idempotencyKey === null ? undefined : await findByKey(tx, vault, userId, idempotencyKey);
    if (earlier) return sameOrRefused(earlier, wanted);
    if ((await countIdeas(tx, userId, ideaStates)) >= ideaLimits.most) throw new Refusal('idea_store_full');
    await requireRoom(tx, caller);
    await requireDate(tx, userId, wanted.dateId);
    const [id, at] = [newId(), deps.clock.now()];
    const reminder = await planReminder(deps, tx, userId, { remindOn, before: NO_REMINDER, now: at });
    const row = { ...untaken, ...written, ...reminder, id, vector, submission: submissionOf(wanted) };
    await insertIdea(tx, vault, { userId, row, at, idempotencyKey });
    await addStep(tx, userId, { ideaId: id, state: 'idea', at, day: localDay(at, caller.timeZone) });
    for (const pin of pins) await addSource(tx, vault, userId, { ideaId: id, ...pin });
    return requireIdea(tx, deps, userId, id);
  });
  return presentNew(deps, userId, row);
}

const untaken = { reaction: null, reactionWords: '', neverAgain: false, askNoMore: false };

/** All that he asked for, as a hash: it stays with the idea, however that is changed later. */
function submissionOf({ idempotencyKey: _key, ...wanted }: NewIdea): string {
  const { kind, title, note, where, price, plannedFor, dateId, remindOn, sources } = wanted;
  const named = [kind, title, note, where, price?.amount, price?.currency, plannedFor, dateId, remindOn];
  const from = sources.map(({ answerId, start, end }) => [answerId, start, end]);
  return createHash('sha256')
    .update(JSON.stringify([named, from]))
    .digest('base64');
}

/** A key that comes back with another request would lose that one silently: it is refused instead. */
function sameOrRefused(first: IdeaRow, wanted: NewIdea): IdeaRow {
  const isSame = first.submission ? first.submission === submissionOf(wanted) : first.title === wanted.title;
  if (!isSame) throw new Refusal('idempotency_key_reused');
  return first;
}

async function requireDate(tx: Tx, userId: string, dateId: string | null): Promise<void> {
  if (dateId !== null && !(await keepsDate(tx, userId, dateId))) throw new Refusal('date_not_found');
}

/** Room for one more open idea, counted inside the lock that it is written under. */
export async function requireRoom(tx: Tx, caller: Husband): Promise<void> {
  if (can(caller, 'plan-gifts')) return;
  const open = await countIdeas(tx, caller.id, ideaStates.filter(isOpenState));
  if (open >= ideaLimits.openForFree) throw new Refusal('idea_limit_reached');
}

export async function requireIdea(tx: Tx, deps: Deps, userId: string, id: string): Promise<IdeaRow> {
  const row = await findIdea(tx, deps.vault, userId, id);
  if (!row) throw new Refusal('idea_not_found');
  return row;
}

export interface ChangedIdea extends Written, Pick<Content, 'reactionWords'>, Pick<Facts, 'reaction' | 'neverAgain'> {
  /** When it was last changed, as he saw it. */
  basedOn?: string | undefined;
}

export async function changeIdea(deps: Deps, caller: Husband, id: string, changed: ChangedIdea): Promise<Idea> {
  const { id: userId } = caller;
  const { basedOn, remindOn, ...written } = changed;
  const fresh = await storedMeaning(deps, caller, changed.title);
  const row = await deps.transact(async (tx) => {
    await lockIdea(tx, userId, id);
    const before = await requireIdea(tx, deps, userId, id);
    if (basedOn !== undefined && basedOn !== before.updatedAt.toISOString()) throw new Refusal('idea_changed');
    if (written.dateId !== before.dateId) await requireDate(tx, userId, written.dateId);
    const now = deps.clock.now();
    const reminder = await planReminder(deps, tx, userId, { remindOn, before, now });
    const vector = before.title === written.title ? (before.vector ?? fresh) : fresh;
    await updateIdea(tx, deps.vault, { userId, row: { ...before, ...written, ...reminder, vector }, at: now });
    return requireIdea(tx, deps, userId, id);
  });
  return presentOne(deps, userId, row);
}

export async function presentOne(deps: Deps, userId: string, row: IdeaRow): Promise<Idea> {
  const [idea] = await presentIdeas(deps, userId, [row]);
  if (!idea) throw new Refusal('idea_not_found');
  return idea;
}

export async function removeIdea(deps: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteIdea(deps.db, userId, id))) throw new Refusal('idea_not_found');
}
