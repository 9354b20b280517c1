import { loginLook, type Path, paths } from '../../../contract/paths';
import { contrast, isDark } from '../../../contract/theme-colour';
import { partNames } from '../../../contract/theme-contrast';
import {
  type ColourName,
  type Colours,
  type Page,
  type PageStyle,
  pages,
  type Style,
  styleOf,
} from '../../../contract/theme-style';

/** The four tabs, in the order of the screen. */
export const parts = ([...pages, 'global'] as const).map((id) => ({ id, label: partNames[id] }));
export type Part = Page | 'global';

export const colourLabels: Record<ColourName, string> = {
  background: 'Background',
  text: 'Text',
  primary: 'Primary',
  accent: 'Accent',
  card: 'Card',
};

/** Where the pages can be looked at. He is logged in, so the login page would send him on if it were not asked. */
export const addresses: Record<Page, Path> = {
  login: loginLook,
  dashboard: paths.dashboard,
  question: paths.questionOfTheDay,
};

const isPage = (part: Part): part is Page => pages.some((page) => page === part);

/** What a part looks like: its own choices and, where it made none, the global ones. */
export const lookOf = (style: Style, part: Part): PageStyle => (isPage(part) ? styleOf(style, part) : style.global);

export const hasOwnLook = (style: Style, part: Part): boolean => isPage(part) && Object.keys(style[part]).length > 0;

export const withChange = (style: Style, part: Part, change: Partial<PageStyle>): Style => ({
  ...style,
  [part]: { ...style[part], ...change },
});

export const followingGlobal = (style: Style, part: Part): Style => (isPage(part) ? { ...style, [part]: {} } : style);

const DISCERNIBLE = 3;

/** The tool can be read whatever is chosen with it: otherwise nobody would find the way back. */
export function toolColours({ text, primary, card }: Colours): Record<`--${string}`, string> {
  const [plain, reverse] = isDark(card) ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
  return {
    ...(contrast(text, card) < DISCERNIBLE && { '--text': plain, '--muted': plain }),
    ...(contrast(primary, card) < DISCERNIBLE && { '--primary': plain, '--on-primary': reverse }),
  };
}
