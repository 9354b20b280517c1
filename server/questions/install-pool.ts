import { createHash } from 'node:crypto';
import type { Deps } from '../deps';
import { databaseIdOf } from '../subjects/pool-id';
import { planOf } from './pool/plan';
import { shippedQuestions } from './pool/pool';
import type { PoolQuestion } from './pool/question';
import { installedEdition, keepEdition, lockPool, savePool, withdrawOthers } from './pool-store';

/** What is done with an edition; where that changes, the same questions are gone through once more. */
const MANNER = 'withdraws what is gone';

/**
 * Brings the shipped questions into the database, once for each edition, and withdraws those that it no longer has. What
 * an administrator changed or retired stays so. It writes rows of questions only, however many answers they have: a
 * rewording leaves these the old words.
 */
export async function installPool(
  deps: Pick<Deps, 'db' | 'transact' | 'clock'>,
  shipped: readonly PoolQuestion[] = shippedQuestions,
): Promise<void> {
  const planned = shipped.map((question) => ({ ...question, ...planOf(question.id) }));
  const edition = createHash('sha256').update(MANNER).update(JSON.stringify(planned)).digest('hex');
  if ((await installedEdition(deps.db)) === edition) return;
  const now = deps.clock.now();
  const rows = planned.map(({ id: poolId, season = null, pack = null, ...rest }) => ({
    id: databaseIdOf(poolId),
    poolId,
    season,
    pack,
    createdAt: now,
    ...rest,
  }));
  await deps.transact(async (tx) => {
    await lockPool(tx);
    // Another instance that started with this one may have done it meanwhile.
    if ((await installedEdition(tx)) === edition) return;
    await savePool(tx, rows);
    await withdrawOthers(
      tx,
      shipped.map(({ id }) => id),
      now,
    );
    await keepEdition(tx, edition);
  });
}
