import { setImmediate as letOthersRun } from 'node:timers/promises';
import { DAY } from '../../contract/time';
import { standing } from '../billing/standing';
import type { Deps } from '../deps';
import { later } from '../platform/clock';
import { withoutValues } from '../platform/http/failure';
import { type IndexNotes, indexHelping, prune } from './index-helping';
import { byWords, indexed } from './index-notes';
import { listOutdated, type Outdated } from './index-store';

/** Beyond every grace that a subscription may have. */
const LONGEST_GRACE = 10 * DAY;
const PEOPLE = 1_000;
/** One turn of the job; what is left is the next one's. */
const TURN = 45_000;

/** Brings everybody's index up to date, a helping each in turn, until nothing is left or the time is over. */
export async function indexAnswers(deps: Deps): Promise<void> {
  const end = performance.now() + TURN;
  const embedding = embeddingOf(deps);
  const failed = new Set<string>();
  for (let advanced = 1; advanced > 0; ) {
    advanced = 0;
    const paidUntilAfter = later(deps.clock.now(), -LONGEST_GRACE);
    const outdated = await listOutdated(deps.db, { paidUntilAfter, canEmbed: embedding.isHere(), most: PEOPLE });
    for (const one of outdated.filter(({ userId }) => !failed.has(userId))) {
      if (performance.now() > end) return;
      try {
        advanced += (await helpOne(deps, one, embedding.index)) ? 1 : 0;
      } catch (error) {
        if (deps.indexing.isClosing()) return;
        // One account that stumbles must not keep all that come after it waiting.
        failed.add(one.userId);
        deps.log.error({ user: one.userId, err: withoutValues(error) }, 'an index could not be brought up to date');
      }
      await letOthersRun();
    }
  }
}

/** Nothing is worked out for somebody who cannot ask; but what he deletes is gone everywhere. */
async function helpOne(deps: Deps, one: Outdated, index: IndexNotes): Promise<boolean> {
  if (standing(one.subscription, deps.clock.now()).isPremium) return indexHelping(deps, one.userId, index);
  return one.isPruned ? false : prune(deps, one.userId);
}

/** Asked no more in this turn once it had nothing to give. */
function embeddingOf({ embedder, indexing }: Deps): { isHere(): boolean; index: IndexNotes } {
  let isHere = ['asleep', 'ready'].includes(embedder.state());
  return {
    isHere: () => isHere,
    index: async (notes) => {
      if (!isHere) return notes.map(byWords);
      const done = await indexed(notes, embedder);
      // It closes with the rest: better nothing than notes without vectors, which would have to be read in again.
      if (indexing.isClosing()) throw new Error('the product stops');
      isHere = done.every(({ vectors }) => vectors !== null);
      return done;
    },
  };
}
