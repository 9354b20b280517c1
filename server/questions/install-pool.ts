import { createHash } from 'node:crypto';
import { v5 as namedId } from 'uuid';
import type { Deps } from '../deps';
import { pool } from './pool/pool';
import { installedEdition, keepEdition, savePool } from './pool-store';

/** The same question has the same id in every installation. */
const NAMESPACE = '6f0d1a52-5f0c-4f57-9d5b-1f5b8a3b6c11';

/** Brings the shipped questions into the database, once for each edition. What an administrator changed or retired stays so. */
export async function installPool(deps: Deps): Promise<void> {
  const edition = createHash('sha256').update(JSON.stringify(pool)).digest('hex');
  if ((await installedEdition(deps.db)) === edition) return;
  const createdAt = deps.clock.now();
  const rows = pool.map(({ id: poolId, months = [], ...rest }) => ({
    id: namedId(poolId, NAMESPACE),
    poolId,
    months: [...months],
    createdAt,
    ...rest,
  }));
  await deps.transact(async (tx) => {
    await savePool(tx, rows);
    await keepEdition(tx, edition);
  });
}
