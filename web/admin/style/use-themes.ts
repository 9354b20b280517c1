import { useMemo, useSyncExternalStore } from 'react';
import { storedThemes, styleIn, themeInUse, themesIn, watchThemes } from '../../theme/saved-themes';

/** The look in use and what is saved, from this tab or another. */
export function useThemes() {
  const stored = useSyncExternalStore(watchThemes, storedThemes);
  return useMemo(() => ({ style: styleIn(stored), themes: themesIn(stored), inUse: themeInUse(stored) }), [stored]);
}
