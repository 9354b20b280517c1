import type { Reply } from '../../contract/endpoint';
import type { health } from '../../contract/health';
import { DAY, HOUR, SECOND } from '../../contract/time';
import type { Deps } from '../deps';
import { newestGood } from './store';

/** Two nights in a row without one. */
const LATE_AFTER = 2 * DAY;
/** By then the first one of a new installation, which is made soon after its start, is done. */
const FIRST_WITHIN_SECONDS = HOUR / SECOND;

/** `off`: none are asked for; `none`: the first is still to come; `late`: there should be a newer one. */
export type BackupState = Reply<typeof health.check>['backups'];

/** When the last backup was made that was proved good; null where there is none. */
export async function lastGoodBackup({ db }: Pick<Deps, 'db'>): Promise<Date | null> {
  return (await newestGood(db))?.madeAt ?? null;
}

interface Backups {
  backups: BackupState;
  lastGood: Date | null;
}

export async function backupState({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<Backups> {
  if (!config.backup) return { backups: 'off', lastGood: null };
  const lastGood = await lastGoodBackup({ db });
  if (!lastGood) return { backups: process.uptime() > FIRST_WITHIN_SECONDS ? 'late' : 'none', lastGood };
  const isLate = clock.now().getTime() - lastGood.getTime() > LATE_AFTER;
  return { backups: isLate ? 'late' : 'ok', lastGood };
}
