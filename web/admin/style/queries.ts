import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../contract/admin';
import type { Style } from '../../../contract/theme-style';
import { callQuery } from '../../api/call-query';
import { call } from '../../api/client';
import { setSiteTheme } from '../../theme/site-theme';
import { useOverviewChanged } from '../overview/queries';

export const siteThemeQuery = callQuery(['admin', 'theme'], admin.readTheme, {});

/** This page was sent with the look before; it follows at once, everybody else with the next page. */
function useSiteThemeChanged() {
  const cache = useQueryClient();
  const overviewChanged = useOverviewChanged();
  return async (style: Style | null) => {
    setSiteTheme(style);
    await Promise.all([cache.invalidateQueries({ queryKey: siteThemeQuery.queryKey }), overviewChanged()]);
  };
}

export function usePublishTheme() {
  const changed = useSiteThemeChanged();
  const overviewChanged = useOverviewChanged();
  return useMutation({
    mutationFn: (style: Style) => call(admin.publishTheme, { body: { style } }),
    onSuccess: (_, style) => changed(style),
    onError: () => void overviewChanged(),
  });
}

export function useUnpublishTheme() {
  const changed = useSiteThemeChanged();
  return useMutation({ mutationFn: () => call(admin.unpublishTheme, {}), onSuccess: () => changed(null) });
}
