import { contrast, READABLE } from './theme-colour';
import { paletteOf } from './theme-palette';
import { type Colours, type Page, pages, type Style, styleOf } from './theme-style';

const chosen = [
  { words: 'Text on the background', of: 'text', on: 'background' },
  { words: 'Text on cards', of: 'text', on: 'card' },
  { words: 'Primary on the background', of: 'primary', on: 'background' },
  { words: 'Primary on cards', of: 'primary', on: 'card' },
  { words: 'Accent on cards', of: 'accent', on: 'card' },
] as const;

/** Colors that follow from the chosen ones, where none that can be read may be left. */
const worked = [
  { words: 'Words on primary buttons', of: '--on-primary', on: '--primary' },
  { words: 'Words on accent buttons', of: '--on-action', on: '--action' },
  { words: 'Error messages on the background', of: '--error', on: '--page' },
  { words: 'Success messages on the background', of: '--success', on: '--page' },
] as const;

export interface FaintPair {
  words: string;
  /** Rounded down, so that it never reads as enough. */
  ratio: string;
}

/** What would be hard to read, with how far apart the two colors are. */
export function hardToRead(colours: Colours): FaintPair[] {
  const palette = new Map(Object.entries(paletteOf(colours)));
  const pairs = [
    ...chosen.map(({ words, of, on }) => ({ words, ratio: contrast(colours[of], colours[on]) })),
    ...worked.map(({ words, of, on }) => ({ words, ratio: contrast(palette.get(of) ?? '', palette.get(on) ?? '') })),
  ];
  return pairs
    .filter(({ ratio }) => ratio < READABLE)
    .map(({ words, ratio }) => ({ words, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) }));
}

/** The four parts as the Style Customizer names them. */
export const partNames: Record<Page | 'global', string> = {
  login: 'Login Page',
  dashboard: 'Dashboard',
  question: 'Question Page',
  global: 'Global Styles',
};

/** The first pair that cannot be read, and where; null where all of them can. */
export function firstFaint(style: Style): (FaintPair & { part: string }) | null {
  const looks = [['global', style.global] as const, ...pages.map((page) => [page, styleOf(style, page)] as const)];
  for (const [part, look] of looks) {
    const [pair] = hardToRead(look);
    if (pair) return { ...pair, part: partNames[part] };
  }
  return null;
}
