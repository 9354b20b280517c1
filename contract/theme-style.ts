import { isColour } from './theme-colour';
import { type FontName, isFontName } from './theme-fonts';

/** What the Style Customizer can change, and what it is before anybody did. */

export const colourNames = ['background', 'text', 'primary', 'accent', 'card'] as const;
export type ColourName = (typeof colourNames)[number];
export type Colours = Record<ColourName, string>;

export interface PageStyle extends Colours {
  /** The product's middle distance in pixels; all others are parts and multiples of it. */
  spacing: number;
}

export interface GlobalStyle extends PageStyle {
  headingFont: FontName;
  bodyFont: FontName;
  radius: number;
}

export const pages = ['login', 'dashboard', 'question'] as const;
export type Page = (typeof pages)[number];

/** A page holds only what was chosen for it; in everything else it follows `global`. */
export type Style = Record<Page, Partial<PageStyle>> & { global: GlobalStyle };

export interface Range {
  from: number;
  to: number;
  step: number;
}

export const spacingRange: Range = { from: 0, to: 64, step: 4 };
export const radiusRange: Range = { from: 0, to: 24, step: 2 };

/** The light half of tokens.css. As long as no colour is changed, the device's own choice of light or dark holds. */
export const defaultStyle: Style = {
  login: {},
  dashboard: {},
  question: {},
  global: {
    background: '#fbf8f3',
    text: '#1e2430',
    primary: '#1b2b4b',
    accent: '#c4541a',
    card: '#ffffff',
    spacing: 16,
    headingFont: 'Figtree',
    bodyFont: 'Inter',
    radius: 8,
  },
};

export const styleOf = (style: Style, page: Page): PageStyle => ({ ...style.global, ...style[page] });

export const isSameLook = (one: Colours, other: Colours): boolean =>
  colourNames.every((name) => one[name] === other[name]);

const isWithin =
  ({ from, to, step }: Range) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= from && value <= to && value % step === 0;

const rules: Record<keyof GlobalStyle, (value: unknown) => boolean> = {
  background: isColour,
  text: isColour,
  primary: isColour,
  accent: isColour,
  card: isColour,
  spacing: isWithin(spacingRange),
  headingFont: isFontName,
  bodyFont: isFontName,
  radius: isWithin(radiusRange),
};

/** Storage can hold anything, and what it holds becomes a style sheet: only what the controls could have made is taken. */
export function readStyle(stored: unknown): Style {
  const given: Partial<Record<keyof Style, unknown>> = Object(stored);
  return {
    login: pagePart(given.login),
    dashboard: pagePart(given.dashboard),
    question: pagePart(given.question),
    global: { ...defaultStyle.global, ...taken(given.global, Object.keys(rules)) },
  };
}

const pagePart = (stored: unknown): Partial<PageStyle> => taken(stored, [...colourNames, 'spacing']);

/** In the order of the names, so that two of the same look are written alike. */
function taken(stored: unknown, names: readonly string[]): Partial<GlobalStyle> {
  const known = new Map<string, (value: unknown) => boolean>(Object.entries(rules));
  const given = new Map<string, unknown>(Object.entries(Object(stored)));
  return Object.fromEntries(
    names.filter((name) => known.get(name)?.(given.get(name))).map((name) => [name, given.get(name)]),
  );
}
