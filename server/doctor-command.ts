import { askRunningProcess } from './control';
import { examineAlone } from './doctor';
import type { Config } from './platform/config';
import { StartRefused } from './platform/refusal';

/** Looks at everything that an operator sets up, a line each; with an exit status that says whether all is well. */
export async function doctor(config: Config): Promise<string[]> {
  const elsewhere = config.databaseUrl === null ? await askRunningProcess(config.dataDir, ['doctor']) : null;
  const lines = ['✓ Settings can be read', ...(elsewhere?.lines ?? (await examineAlone(config)))];
  if (lines.some((line) => !line.startsWith('✓'))) throw new StartRefused(lines.join('\n'));
  return lines;
}
