import { DAY } from '../../contract/time';
import { newestAnswersTo } from '../answers/some-answers';
import { datesOf } from '../dates/dates';
import type { Deps } from '../deps';
import { addIdea, changeIdea, type Husband } from '../ideas/ideas';
import { moveIdea } from '../ideas/move-idea';
import { later } from '../platform/clock';
import { databaseIdOf } from '../subjects/pool-id';

const bare = { note: '', where: '', price: null, plannedFor: null, dateId: null, remindOn: null };

/** What he thought of, planned, gave and dropped, each from something that she said. */
export async function thinkOfGifts(deps: Deps, caller: Husband): Promise<void> {
  const at = (daysAgo: number): Deps => ({ ...deps, clock: { now: () => later(deps.clock.now(), -daysAgo * DAY) } });
  const because = async (poolId: string) =>
    (await newestAnswersTo(deps, caller.id, [databaseIdOf(poolId)])).map(({ id: answerId }) => ({ answerId }));
  await addIdea(at(3), caller, {
    ...bare,
    kind: 'gift',
    title: 'Sweet peas from the market',
    sources: await because('fav-010'),
    idempotencyKey: null,
  });
  const gym = await addIdea(at(35), caller, {
    ...bare,
    kind: 'gift',
    title: 'A year at the gym',
    note: 'She would take it the wrong way.',
    sources: [],
    idempotencyKey: null,
  });
  await moveIdea(at(34), caller, gym.idea.id, { from: 'idea', to: 'dropped' });
  const [birthday] = await datesOf(deps, caller);
  const boots = await addIdea(at(12), caller, {
    ...bare,
    dateId: birthday?.id ?? null,
    kind: 'gift',
    title: 'Winter boots',
    note: 'A size up, because of the socks.',
    where: 'The shoe store by the station',
    price: { amount: 14_000, currency: 'USD' },
    sources: await because('size-001'),
    idempotencyKey: null,
  });
  await moveIdea(at(10), caller, boots.idea.id, { from: 'idea', to: 'planned' });
  const dinner = await addIdea(at(60), caller, {
    ...bare,
    kind: 'date',
    title: 'Dinner by the river',
    sources: [],
    idempotencyKey: null,
  });
  await moveIdea(at(50), caller, dinner.idea.id, { from: 'idea', to: 'planned' });
  await moveIdea(at(45), caller, dinner.idea.id, { from: 'planned', to: 'given' });
  const taken = { reaction: 2, reactionWords: 'She talked about it for a week.', neverAgain: false } as const;
  await changeIdea(at(44), caller, dinner.idea.id, { ...bare, ...taken, kind: 'date', title: 'Dinner by the river' });
}
