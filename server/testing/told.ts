import { openWorld } from '../deps';
import { migrationsFolder } from '../paths';
import { readConfig } from '../platform/config';
import { silent } from '../silent';
import { describeStartFailure } from '../start-failure';

/** The lines that an operator reads where this is refused. A program prints them and exits with 1; here it costs no process. */
export async function toldOf(work: () => Promise<unknown>): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    return describeStartFailure(error);
  }
}

/** The lines of a server whose world cannot be opened with these settings; none where it can be. */
export function toldAtStart(settings: Record<string, string>): Promise<string[]> {
  return toldOf(async () => {
    const world = await openWorld(readConfig(settings), silent, migrationsFolder);
    await world.close();
  });
}
