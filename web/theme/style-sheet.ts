import { familiesOf } from '../../contract/theme-fonts';
import { paletteOf } from '../../contract/theme-palette';
import {
  type Colours,
  defaultStyle,
  isSameLook,
  type Page,
  pages,
  type Style,
  styleOf,
} from '../../contract/theme-style';

/** The screens as the root element names them, see shell/shell.tsx. */
const screens: Record<Page, string> = { login: 'login', dashboard: 'dashboard', question: 'question-of-the-day' };

/** The style sheet of a style: nothing for the defaults, so that light and dark go on following the device. */
export function styleSheetOf(style: Style): string {
  const rules = [
    rule(':root', globalValues(style)),
    ...pages.map((page) => rule(`:root[data-screen="${screens[page]}"]`, pageValues(style, page))),
  ].filter(Boolean);
  // Paper keeps its own colours.
  const sheet = rules.length > 0 ? `@media screen {\n${rules.join('\n')}\n}` : '';
  return [sheet, narrowSheetOf(style)].filter(Boolean).join('\n');
}

/** Fits a window of 320 pixels; more than that is only for a wider one, or nothing would be left for the words. */
const EVERYWHERE = 16;

function narrowSheetOf(style: Style): string {
  const room = ({ spacing }: { spacing?: number }): Record<string, string> =>
    spacing !== undefined && spacing > EVERYWHERE ? { '--space': `clamp(${EVERYWHERE}px, 5vw, ${spacing}px)` } : {};
  const rules = [
    rule(':root', room(style.global)),
    ...pages.map((page) => rule(`:root[data-screen="${screens[page]}"]`, room(style[page]))),
  ].filter(Boolean);
  return rules.length > 0 ? `@media screen and (width < 1280px) {\n${rules.join('\n')}\n}` : '';
}

function globalValues({ global }: Style): Record<string, string> {
  const usual = defaultStyle.global;
  return {
    ...(isUsualLook(global) ? {} : paletteOf(global)),
    ...(global.spacing !== usual.spacing && { '--space': `${global.spacing}px` }),
    ...(global.radius !== usual.radius && { '--radius': `${global.radius}px` }),
    ...(global.headingFont !== usual.headingFont && { '--font-heading': familiesOf(global.headingFont) }),
    ...(global.bodyFont !== usual.bodyFont && { '--font-body': familiesOf(global.bodyFont) }),
  };
}

function pageValues(style: Style, page: Page): Record<string, string> {
  const own = styleOf(style, page);
  return {
    ...(isSameLook(own, style.global) ? {} : paletteOf(own)),
    ...(own.spacing !== style.global.spacing && { '--space': `${own.spacing}px` }),
  };
}

const isUsualLook = (colours: Colours): boolean => isSameLook(colours, defaultStyle.global);

function rule(selector: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value};`);
  return lines.length > 0 ? `${selector} { ${lines.join(' ')} }` : '';
}
