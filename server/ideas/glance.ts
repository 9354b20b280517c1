import { addDays } from '../../contract/days';
import type { Reply } from '../../contract/endpoint';
import type { Idea, ideas, Reaction } from '../../contract/ideas';
import type { Deps } from '../deps';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { type Husband, presentOne, requireIdea } from './ideas';
import { listForGlance, lockIdea, updateIdea } from './store';

/** A week after the day he is asked how she took it, and for two more. */
const ASKED_FROM = 7;
const ASKED_UNTIL = 21;
const MOST_PLANNED = 50;

/** For the dashboard: what he plans, and the one question about what he gave. */
export async function glance(deps: Deps, { id, timeZone }: Husband): Promise<Reply<typeof ideas.next>> {
  const today = localDay(deps.clock.now(), timeZone);
  const [from, until] = [addDays(today, -ASKED_UNTIL), addDays(today, -ASKED_FROM)];
  const rows = await listForGlance(deps.db, deps.vault, id, from);
  const planned = rows.filter(({ state }) => state === 'planned').slice(0, MOST_PLANNED);
  const given = rows.flatMap(({ state, id: ideaId, title, givenOn }) =>
    state === 'given' && givenOn && givenOn <= until ? [{ id: ideaId, title, givenOn }] : [],
  );
  const [newest = null] = given.sort((a, b) => b.givenOn.localeCompare(a.givenOn));
  return {
    planned: planned.map((row) => ({
      ...{ id: row.id, kind: row.kind, title: row.title, plannedFor: row.plannedFor, dateId: row.dateId },
    })),
    howTaken: newest,
  };
}

/** Kept with the idea. Null: he would rather not say, and is not asked again. */
export async function sayHowTaken(
  deps: Deps,
  { id: userId }: Husband,
  id: string,
  { reaction, reactionWords }: { reaction: Reaction | null; reactionWords: string },
): Promise<Idea> {
  const row = await deps.transact(async (tx) => {
    await lockIdea(tx, userId, id);
    const before = await requireIdea(tx, deps, userId, id);
    if (before.givenOn === null) throw new Refusal('idea_state', { current: before.state });
    const said = reaction === null ? { askNoMore: true } : { reaction };
    const changed = { ...before, ...said, reactionWords: reactionWords || before.reactionWords };
    await updateIdea(tx, deps.vault, { userId, row: changed, at: deps.clock.now() });
    return requireIdea(tx, deps, userId, id);
  });
  return presentOne(deps, userId, row);
}
