import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { PoolFileReport } from '../../contract/pool-file';
import type { Deps } from '../deps';
import type { DbOrTx, Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { readPoolFile, writePoolFile } from './pool-file';
import { countsOf, type ImportPlan, type PlannedChange, planImport } from './pool-import-plan';
import { listWholePool, lockPool, saveImported, type WholePoolRow } from './pool-store';

/** As much as a person reads through; more faults than these are mended from the same cause. */
const MOST_TOLD = 100;

export async function exportPool(deps: Deps): Promise<string> {
  return writePoolFile(await listWholePool(deps.db));
}

/** What the file would do. Nothing is written. */
export async function tryImport(deps: Deps, csv: string): Promise<PoolFileReport> {
  const { plan, confirm } = await planOf(deps.db, csv);
  return reportOf(plan, { written: false, confirm: mayBeWritten(plan) ? confirm : null });
}

/** All of it or nothing, and only what he was shown: the pool may have been changed since. The same once more changes nothing. */
export async function importPool(deps: Deps, tx: Tx, csv: string, confirmed: string): Promise<PoolFileReport> {
  await lockPool(tx);
  const { plan, confirm } = await planOf(tx, csv);
  if (plan.faults.length > 0) throw new Refusal('import_faulty');
  if (plan.changes.length > 0) {
    if (confirm !== confirmed) throw new Refusal('pool_changed');
    await saveImported(tx, plan.changes.map(asRow), deps.clock.now());
  }
  return reportOf(plan, { written: true, confirm: null });
}

async function planOf(db: DbOrTx, csv: string): Promise<{ plan: ImportPlan; confirm: string }> {
  const pool = await listWholePool(db);
  return { plan: planImport(readPoolFile(csv), pool), confirm: fingerprintOf(pool, csv) };
}

function fingerprintOf(pool: readonly WholePoolRow[], csv: string): string {
  return createHash('sha256').update(JSON.stringify(pool)).update(csv).digest('base64url');
}

const mayBeWritten = ({ faults, changes }: ImportPlan) => faults.length === 0 && changes.length > 0;

const asRow = ({ id, what, becomes: { isActive, ...becomes } }: PlannedChange) => ({
  id: id ?? newId(),
  ...becomes,
  isActive,
  // As one that is deleted on the screen: retired, and otherwise left to newer releases.
  isEdited: what !== 'retire',
});

function reportOf(plan: ImportPlan, how: Pick<PoolFileReport, 'written' | 'confirm'>): PoolFileReport {
  return {
    counts: countsOf(plan.changes),
    unchanged: plan.unchanged,
    changes: plan.changes.slice(0, MOST_TOLD).map(({ line, what, text, was }) => ({ line, what, text, was })),
    faults: plan.faults.slice(0, MOST_TOLD),
    faultCount: plan.faults.length,
    ...how,
  };
}
