import { addressOf, type FontName, isShipped } from '../../contract/theme-fonts';
import type { Style } from '../../contract/theme-style';
import { storedThemes, styleIn, watchThemes } from './saved-themes';
import { watchSiteTheme } from './site-theme';
import { styleSheetOf } from './style-sheet';

/** Puts the look in use over the default one. A constructed sheet needs no leave from the Content-Security-Policy. */
function showTheme(): void {
  const text = styleSheetOf(styleIn(storedThemes()));
  if (!text && document.adoptedStyleSheets.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  // In one step: the old look stays until the new one is there.
  document.adoptedStyleSheets = [sheet];
}

/** Shows the theme, its fonts, and every change of them, from this tab or another. Returns how to stop. */
export function followTheme(): () => void {
  const show = () => {
    showTheme();
    for (const font of foreignFonts(styleIn(storedThemes()))) fetchFont(font);
  };
  show();
  const stops = [watchThemes(show), watchSiteTheme(show)];
  return () => {
    for (const stop of stops) stop();
  };
}

const foreignFonts = ({ global }: Style): FontName[] =>
  [global.headingFont, global.bodyFont].filter((font) => !isShipped(font));

/** Until it comes, and where it does not, the text stands in the next family. */
function fetchFont(font: FontName): void {
  const href = addressOf(font);
  if ([...document.head.querySelectorAll('link')].some((link) => link.href === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
