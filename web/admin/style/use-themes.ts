import { useMemo, useSyncExternalStore } from 'react';
import { storedThemes, styleIn, themeInUse, themesIn, watchThemes } from '../../theme/saved-themes';
import { siteTheme, watchSiteTheme } from '../../theme/site-theme';

/** The look in use and what is saved, from this tab or another, over what is published. */
export function useThemes() {
  const stored = useSyncExternalStore(watchThemes, storedThemes);
  const site = useSyncExternalStore(watchSiteTheme, siteTheme);
  return useMemo(
    () => ({
      style: styleIn(stored),
      themes: themesIn(stored),
      inUse: themeInUse(stored),
      hasSiteTheme: site !== null,
    }),
    [stored, site],
  );
}
