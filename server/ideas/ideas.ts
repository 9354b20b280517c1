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
import { Refusal } from '../platform/refusal';
import { presentIdeas, presentNew } from './present';
import {
  type Content,
  countIdeas,
  deleteIdea,
  type Facts,
  findByKey,
  findIdea,
  type IdeaRow,
  insertIdea,
  listIdeas,
  lockIdea,
  updateIdea,
} from './store';
import { addSource, addStep } from './trail-store';
import { vectorOf } from './vectors';

/** Who keeps them. */
export type Husband = Pick<Caller, 'id' | 'timeZone' | 'isAdmin' | 'isPremium'>;

type Written = Omit<Content, 'vector' | 'reactionWords'> & Pick<Facts, 'kind' | 'plannedFor'>;

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
  const { kind, plannedFor, sources, idempotencyKey, ...content } = wanted;
  const pins = await Promise.all(
    sources.map(async (source) => {
      const answer = await answerOf(deps, userId, source.answerId);
      return { answerId: answer.id, pin: pinOn(answer, source) };
    }),
  );
  const vector = await vectorOf(deps, caller, wanted.title);
  const row = await deps.transact(async (tx) => {
    await lockAllowances(tx, userId);
    const earlier = idempotencyKey === null ? undefined : await findByKey(tx, vault, userId, idempotencyKey);
    if (earlier) return sameOrRefused(earlier, wanted);
    if ((await countIdeas(tx, userId, ideaStates)) >= ideaLimits.most) throw new Refusal('idea_store_full');
    await requireRoom(tx, caller);
    const [id, at] = [newId(), deps.clock.now()];
    const facts: Facts = { kind, plannedFor, reaction: null, neverAgain: false };
    const sealed = { ...content, reactionWords: '', vector };
    await insertIdea(tx, vault, { id, userId, facts, content: sealed, at, idempotencyKey });
    await addStep(tx, userId, { ideaId: id, state: 'idea', at });
    for (const pin of pins) await addSource(tx, vault, userId, { ideaId: id, ...pin });
    return requireIdea(tx, deps, userId, id);
  });
  return presentNew(deps, userId, row);
}

/** A key that comes back with another text would lose that text silently: it is refused instead. */
function sameOrRefused(first: IdeaRow, { title }: NewIdea): IdeaRow {
  if (first.title !== title) throw new Refusal('idempotency_key_reused');
  return first;
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
  const { kind, plannedFor, reaction, neverAgain, basedOn, ...content } = changed;
  const fresh = await vectorOf(deps, caller, changed.title);
  const row = await deps.transact(async (tx) => {
    await lockIdea(tx, userId, id);
    const before = await requireIdea(tx, deps, userId, id);
    if (basedOn !== undefined && basedOn !== before.updatedAt.toISOString()) throw new Refusal('idea_changed');
    const vector = before.title === content.title ? (before.vector ?? fresh) : fresh;
    const facts: Facts = { kind, plannedFor, reaction, neverAgain };
    await updateIdea(tx, deps.vault, { id, userId, facts, content: { ...content, vector }, at: deps.clock.now() });
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
