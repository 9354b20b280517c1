/** The fonts of the Style Customizer. Two ship with the app; any other is asked of the public service once it is chosen. */

interface Font {
  kind: 'sans' | 'serif';
  /** The families it ships as; the others are named as the service names them. */
  shipped?: string;
}

const table = {
  Figtree: { kind: 'sans', shipped: '"Figtree Variable", "Figtree fallback"' },
  Inter: { kind: 'sans', shipped: '"Inter Variable", "Inter fallback"' },
  'Nunito Sans': { kind: 'sans' },
  'Open Sans': { kind: 'sans' },
  Lato: { kind: 'sans' },
  'Source Sans 3': { kind: 'sans' },
  'Work Sans': { kind: 'sans' },
  'DM Sans': { kind: 'sans' },
  Manrope: { kind: 'sans' },
  Poppins: { kind: 'sans' },
  Montserrat: { kind: 'sans' },
  Raleway: { kind: 'sans' },
  Lora: { kind: 'serif' },
  Merriweather: { kind: 'serif' },
  'Playfair Display': { kind: 'serif' },
} as const satisfies Record<string, Font>;

export type FontName = keyof typeof table;

export const fontNames = Object.keys(table) as FontName[]; // Object.keys forgets the names it was given.

const fonts: Record<FontName, Font> = table;

export const isFontName = (value: unknown): value is FontName => fontNames.some((name) => name === value);

export const isSans = (name: FontName): boolean => fonts[name].kind === 'sans';

export const isShipped = (name: FontName): boolean => fonts[name].shipped !== undefined;

/** What stands in `font-family`. */
export function familiesOf(name: FontName): string {
  const { kind, shipped } = fonts[name];
  const generic = kind === 'sans' ? 'system-ui, sans-serif' : 'Georgia, serif';
  return `${shipped ?? `"${name}"`}, ${generic}`;
}

/** Where the service keeps it. The two weights are those that every one of the fonts has. */
export function addressOf(name: FontName): string {
  return `https://fonts.googleapis.com/css2?family=${name.replaceAll(' ', '+')}:wght@400;700&display=swap`;
}
