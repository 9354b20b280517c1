import { type IdeaState, ideaMoves, isOpenState, stateBefore } from '../../contract/idea-states';
import type { Idea } from '../../contract/ideas';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import { localDay } from '../platform/local-day';
import { Refusal } from '../platform/refusal';
import { type Husband, presentOne, requireIdea, requireRoom } from './ideas';
import { setState } from './store';
import { addStep, listSteps, takeStepBack } from './trail-store';

interface Move {
  /** As he saw it. */
  from: IdeaState;
  to: IdeaState;
}

/** Moves an idea, or takes its last move back. Of two tabs that move it at once, one does; the other is told where it is. */
export async function moveIdea(deps: Deps, caller: Husband, id: string, { from, to }: Move): Promise<Idea> {
  const { id: userId, timeZone } = caller;
  const at = deps.clock.now();
  const row = await deps.transact(async (tx) => {
    await lockAllowances(tx, userId);
    const { state } = await requireIdea(tx, deps, userId, id);
    const steps = await listSteps(tx, userId, id);
    const isMove = ideaMoves[state].includes(to);
    const isBack = !isMove && stateBefore(steps) === to;
    if (state !== from || !(isMove || isBack)) throw new Refusal('idea_state', { current: state });
    if (isOpenState(to) && !isOpenState(state)) await requireRoom(tx, caller);
    if (isBack) await takeStepBack(tx, userId, id);
    else await addStep(tx, userId, { ideaId: id, state: to, at, day: localDay(at, timeZone) });
    const given = (await listSteps(tx, userId, id)).findLast((step) => step.state === 'given');
    await setState(tx, userId, id, { state: to, givenOn: given?.day ?? null, at });
    return requireIdea(tx, deps, userId, id);
  });
  return presentOne(deps, userId, row);
}
