import { setImmediate as letOthersRun } from 'node:timers/promises';
import { premiumRows } from '../billing/premium-rows';
import type { Deps } from '../deps';
import { withoutValues } from '../platform/http/failure';
import { type Due, type Listed, letGo, listDue } from './due-store';
import { type IndexNotes, indexHelping, prune } from './index-helping';
import { byWords, indexed } from './index-notes';

const PAGE = 100;
/** One turn of the job, in milliseconds; what is left is the next one's. */
const TURN = 45_000;
/** For each page of those who are not premium: however many they are, the others come soon. */
const TIDYING = 5_000;

interface Turn {
  embedding: { isHere(): boolean; index: IndexNotes };
  /** Who stumbled in this turn is not tried again in it. */
  failed: Set<string>;
  isOver(): boolean;
}

/** Brings everybody's index up to date, a helping each in turn, until nothing is left or the time is over. */
export async function indexAnswers(deps: Deps): Promise<void> {
  const end = performance.now() + TURN;
  const isOver = () => performance.now() > end || deps.indexing.isClosing();
  const turn = { embedding: embeddingOf(deps), failed: new Set<string>(), isOver };
  while (!isOver() && (await onePass(deps, turn))) await letOthersRun();
}

/** Once through all that are due. True where that brought somebody forward, so that another may as well. */
async function onePass(deps: Deps, turn: Turn): Promise<boolean> {
  let advanced = false;
  const sorts = [tidying(deps, turn), indexing(deps, turn)].map((sort) => ({ ...sort, cursor: null as Due | null }));
  while (sorts.length > 0 && !turn.isOver()) {
    for (const sort of [...sorts]) {
      const page = await listDue(deps.db, { ...sort.which(), after: sort.cursor, most: PAGE });
      advanced = (await sort.work(page)) || advanced;
      sort.cursor = page.at(-1) ?? null;
      if (page.length < PAGE) sorts.splice(sorts.indexOf(sort), 1);
    }
  }
  return advanced;
}

interface Sort {
  which(): Listed;
  work(page: Due[]): Promise<boolean>;
}

/** Nothing is worked out for somebody who cannot ask; but what he deletes is gone everywhere. */
function tidying(deps: Deps, turn: Turn): Sort {
  const premium = () => premiumRows(deps, deps.clock.now());
  return {
    which: () => ({ premium: premium(), isPremium: false, canEmbed: true }),
    async work(page) {
      const end = performance.now() + TIDYING;
      const unpruned = page.filter(({ isPruned }) => !isPruned);
      const isOver = () => turn.isOver() || performance.now() > end;
      const advanced = await eachOf(deps, { ...turn, isOver }, unpruned, (userId) => prune(deps, userId));
      await letGo(
        deps.db,
        page.map(({ userId }) => userId),
        premium(),
      );
      return advanced;
    },
  };
}

function indexing(deps: Deps, turn: Turn): Sort {
  const { embedding } = turn;
  return {
    which: () => ({ premium: premiumRows(deps, deps.clock.now()), isPremium: true, canEmbed: embedding.isHere() }),
    work: (page) => eachOf(deps, turn, page, (userId) => indexHelping(deps, userId, embedding.index)),
  };
}

async function eachOf(
  deps: Deps,
  { failed, isOver }: Turn,
  page: Due[],
  help: (userId: string) => Promise<boolean>,
): Promise<boolean> {
  let advanced = false;
  for (const { userId } of page) {
    if (failed.has(userId)) continue;
    if (isOver()) break;
    try {
      advanced = (await help(userId)) || advanced;
    } catch (error) {
      if (deps.indexing.isClosing()) break;
      // One account that stumbles must not keep all that come after it waiting.
      failed.add(userId);
      deps.log.error({ user: userId, err: withoutValues(error) }, 'an index could not be brought up to date');
    }
    await letOthersRun();
  }
  return advanced;
}

/** Asked no more in this turn once it had nothing to give. */
function embeddingOf({ embedder, indexing }: Deps): Turn['embedding'] {
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
