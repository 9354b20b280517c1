import { HOUR } from '../../contract/time';
import { findUserByEmail } from '../accounts/store';
import { compose } from '../assistant/compose';
import { conversationsOf, keepConversation } from '../assistant/conversations';
import { indexAnswers } from '../assistant/index-answers';
import { linkedNotes } from '../assistant/linked-notes';
import { readQuestion } from '../assistant/reading/read-question';
import { searchableNotes } from '../assistant/searchable-notes';
import type { World } from '../deps';
import { later } from '../platform/clock';
import { hisQueries } from './his-queries';

const WHILE_BEFORE = 2 * HOUR;
/** He asks one thing at a time. */
const BETWEEN = 4 * 60 * 1000;

/** Asks the assistant as he did, once only. */
export async function askAsHeDid(world: World, email: string): Promise<void> {
  const him = await findUserByEmail(world.db, email);
  if (!him || (await conversationsOf(world, him.id, { limit: 1, offset: 0 })).total > 0) return;
  await indexAnswers(world);
  const notes = await linkedNotes(world, him.id, await searchableNotes(world, him.id));
  for (const [at, query] of hisQueries.entries()) {
    const reply = await compose(world, { reading: readQuestion(query), notes, timeZone: him.timeZone });
    const newest = reply.citations
      .map(({ date }) => date)
      .sort()
      .at(-1);
    const moment = newest && afterwards(later(new Date(newest), at * BETWEEN), world.clock.now());
    if (!moment) continue;
    await keepConversation({ ...world, clock: { now: () => moment } }, him.id, { query, reply, idempotencyKey: null });
  }
}

/** On the day after the newest thing it speaks of: nobody is told what has not been said yet. */
function afterwards(newest: Date, now: Date): Date {
  const nextDay = later(newest, 23 * HOUR);
  return nextDay < now ? nextDay : later(now, -WHILE_BEFORE);
}
