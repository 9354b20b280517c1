import { SECOND } from '../../contract/time';
import type { Deps } from '../deps';
import { findTheme } from './site-theme-store';

/** How long another instance may show the look before: it is asked for while pages go out, and none waits for it. */
const FRESH = 10 * SECOND;

export interface ShownTheme {
  /** The published look as it stands in the page; null while the default holds. Never waits. */
  current(): string | null;
  refresh(): Promise<void>;
}

/** The look that every page is sent with, kept in memory. */
export function createShownTheme(deps: Pick<Deps, 'db' | 'clock'>): ShownTheme {
  let shown: string | null = null;
  let readAt = 0;
  let begun = 0;
  let newest = 0;
  const refresh = async () => {
    readAt = deps.clock.now().getTime();
    begun += 1;
    const turn = begun;
    const theme = await findTheme(deps.db);
    // One that began before what was published since may come back after it.
    if (turn < newest) return;
    newest = turn;
    shown = theme ? JSON.stringify(theme.style) : null;
  };
  return {
    refresh,
    current: () => {
      // Where the database is away the look before stays.
      if (deps.clock.now().getTime() - readAt > FRESH) refresh().catch(() => undefined);
      return shown;
    },
  };
}
