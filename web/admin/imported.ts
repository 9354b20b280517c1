import type { ImportCounts } from '../../contract/pool-file';

const names: Record<keyof ImportCounts, string> = {
  added: 'added',
  changed: 'changed',
  retired: 'retired',
  restored: 'brought back',
};

/** '2 added, 1 changed'; what did not happen is left out. */
export function importedIn(counts: ImportCounts): string {
  const parts = Object.entries(names).map(([key, name]) => ({ name, count: counts[key as keyof ImportCounts] }));
  const told = parts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count.toLocaleString('en-US')} ${name}`);
  return told.join(', ') || 'No changes';
}
