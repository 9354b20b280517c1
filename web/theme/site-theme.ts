import { defaultStyle, readStyle, type Style } from '../../contract/theme-style';
import { parsed } from '../api/stored-value';

/** The look that an administrator published for everybody. It comes with the page, on the root element. */
const watching = new Set<() => void>();

/** As it came: the same string for as long as nothing changes. */
export const siteTheme = (): string | null => document.documentElement.dataset.siteTheme ?? null;

export function siteStyle(): Style {
  const given = siteTheme();
  return given === null ? defaultStyle : readStyle(parsed(given));
}

/** For who has just changed it: everybody else has it with the next page. */
export function setSiteTheme(style: Style | null): void {
  if (style) document.documentElement.dataset.siteTheme = JSON.stringify(style);
  else delete document.documentElement.dataset.siteTheme;
  for (const changed of watching) changed();
}

export function watchSiteTheme(changed: () => void): () => void {
  watching.add(changed);
  return () => watching.delete(changed);
}
