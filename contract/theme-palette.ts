import { contrast, isDark, mix, READABLE } from './theme-colour';
import { type Colours, defaultStyle } from './theme-style';

const INK = '#1b2b4b';
const NIGHT = '#121a2b';
const WHITE = '#ffffff';

/** What the five colours do not say, on a light ground and on a dark one: the values of tokens.css. */
export const moods = {
  light: {
    '--gold-text': '#8a6100',
    '--success': '#1f7a4d',
    '--error': '#b3261e',
    '--on-error': '#ffffff',
    '--gold-tint': 'color-mix(in srgb, var(--gold) 20%, var(--card))',
    '--shadow': '0 1px 2px rgb(27 43 75 / 6%), 0 6px 20px rgb(27 43 75 / 7%)',
  },
  dark: {
    '--gold-text': '#f2c14e',
    '--success': '#6fcf9b',
    '--error': '#ff8a80',
    '--on-error': '#121a2b',
    '--gold-tint': 'color-mix(in srgb, var(--gold) 14%, var(--card))',
    '--shadow': '0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 25%)',
  },
};

/**
 * Every colour of the product from the five that were chosen. A chosen look is either light or dark, by its ground, and
 * holds whatever the device prefers: half of one mixed with half of the other could not be read.
 */
export function paletteOf({ background, text, primary, accent, card }: Colours): Record<string, string> {
  const mood = isDark(background) ? 'dark' : 'light';
  const grounds = [background, card] as const;
  // The default accent is for words; as a fill it has a softer shade.
  const action = accent === defaultStyle.global.accent ? '#f08a4b' : accent;
  return {
    'color-scheme': mood,
    '--page': background,
    '--card': card,
    '--text': text,
    '--primary': primary,
    '--accent': accent,
    '--line': mix(text, background, 0.12),
    '--field-line': faintest(text, background, { on: grounds, least: 3 }),
    '--muted': faintest(text, background, { on: grounds, least: 5 }),
    '--on-primary': readableOn(primary),
    '--cover': primary,
    '--action': action,
    '--on-action': readableOn(action),
    ...moods[mood],
    ...statusColours({ text, mood, grounds }),
  };
}

const statuses = { '--success': 0.09, '--error': 0.07, '--gold-text': 0.2 } as const;

interface Look {
  text: string;
  mood: keyof typeof moods;
  /** The page's, then the card's. */
  grounds: readonly [string, string];
}

/**
 * What tells how something ended is read on the page, on cards, and on a tint of a card, and these may be light and dark
 * at once. Where no colour serves all of them, the card comes first: that is where such words mostly stand.
 */
function statusColours({ text, mood, grounds }: Look): Record<string, string> {
  const [, card] = grounds;
  const other = mood === 'dark' ? 'light' : 'dark';
  const chosen = Object.entries(statuses).map(([key, tint]) => {
    const name = key as keyof typeof statuses;
    const candidates = [moods[mood][name], moods[other][name], text];
    const worst = (colour: string, on: readonly string[]) =>
      Math.min(...[...on, mix(colour, card, tint)].map((ground) => contrast(colour, ground)));
    const best = (on: readonly string[]) => candidates.find((colour) => worst(colour, on) >= READABLE);
    return [name, best(grounds) ?? best([card]) ?? text] as const;
  });
  const colours = Object.fromEntries(chosen);
  return { ...colours, '--on-error': readableOn(colours['--error'] ?? text) };
}

const readableOn = (fill: string): string => {
  const dark = contrast(fill, INK) > contrast(fill, NIGHT) ? INK : NIGHT;
  return contrast(fill, WHITE) >= contrast(fill, dark) ? WHITE : dark;
};

/** The text's colour, as faint as can still be told from the grounds. */
function faintest(text: string, background: string, { on, least }: { on: readonly string[]; least: number }): string {
  const shares = [0.45, 0.55, 0.65, 0.75, 0.85];
  const candidates = shares.map((share) => mix(text, background, share));
  return candidates.find((candidate) => on.every((ground) => contrast(candidate, ground) >= least)) ?? text;
}
