import type { PoolFileReport } from '../../contract/pool-file';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { importPool, tryImport } from '../questions/import-pool';
import { type Intent, logDone, logRefusals } from './audit-log';

export { exportPool as exportQuestions } from '../questions/import-pool';

/** A file is looked at first, which leaves no trace, and written once he has confirmed what it would do. */
export function importQuestions(
  deps: Deps,
  who: Pick<Caller, 'id'>,
  { csv, confirm }: { csv: string; confirm?: string | undefined },
): Promise<PoolFileReport> {
  if (confirm === undefined) return tryImport(deps, csv);
  const intent: Intent = { who, action: 'import-questions', target: null };
  return logRefusals(deps, intent, () =>
    deps.transact(async (tx) => {
      const report = await importPool(deps, tx, csv, confirm);
      const isNew = Object.values(report.counts).some((count) => count > 0);
      if (isNew) await logDone(deps, tx, { ...intent, counts: report.counts });
      return report;
    }),
  );
}
