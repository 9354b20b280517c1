import { describe, expect, it } from 'vitest';
import { contrast, mix } from '../../contract/theme-colour';
import { moods, paletteOf } from '../../contract/theme-palette';
import { defaultStyle, type GlobalStyle, type Style } from '../../contract/theme-style';
import { styleSheetOf } from './style-sheet';
import tokens from './tokens.css?raw';

const withGlobal = (change: Partial<GlobalStyle>): Style => ({
  ...defaultStyle,
  global: { ...defaultStyle.global, ...change },
});
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');

describe('the style sheet', () => {
  it('is empty for the defaults, which follow the light or dark of the device', () => {
    expect(styleSheetOf(defaultStyle)).toBe('');
  });

  it('changes only what was changed', () => {
    expect(styleSheetOf(withGlobal({ spacing: 12, radius: 0 }))).toBe(
      '@media screen {\n:root { --space: 12px; --radius: 0px; }\n}',
    );
    expect(styleSheetOf(withGlobal({ headingFont: 'Lora' }))).toContain('--font-heading: "Lora", Georgia, serif;');
    expect(styleSheetOf({ ...defaultStyle, question: { spacing: 8 } })).toBe(
      '@media screen {\n:root[data-screen="question-of-the-day"] { --space: 8px; }\n}',
    );
  });

  it('leaves her letter alone, whatever fonts are chosen', () => {
    expect(light).toContain('--font-hers: "Newsreader"');
    expect(styleSheetOf(withGlobal({ headingFont: 'Lora', bodyFont: 'Merriweather' }))).not.toContain('hers');
  });

  it('gives a page its own colours over the global ones', () => {
    const sheet = styleSheetOf({ ...withGlobal({ card: '#eeeeee' }), login: { background: '#102030' } });
    const [all = '', login = ''] = sheet.split(':root[data-screen="login"]');
    expect(all).toContain('--card: #eeeeee;');
    expect(all).toContain('color-scheme: light;');
    expect(login).toContain('--page: #102030;');
    expect(login).toContain('--card: #eeeeee;');
    expect(login).toContain('color-scheme: dark;');
  });

  it('a page can stay light and as it was where all others became dark', () => {
    const global = { background: '#000000', text: '#ffffff' };
    const sheet = styleSheetOf({ ...withGlobal(global), dashboard: { background: '#fbf8f3', text: '#1e2430' } });
    expect(sheet.split('data-screen="dashboard"')[1]).toContain('color-scheme: light;');
  });
});

it('a wide spacing gives way in a narrow window, for all pages or for one', () => {
  const narrow = (style: Style) => styleSheetOf(style).split('@media screen and (width < 1280px)')[1];
  expect(narrow(withGlobal({ spacing: 64 }))).toBe(' {\n:root { --space: clamp(16px, 5vw, 64px); }\n}');
  expect(narrow({ ...defaultStyle, login: { spacing: 40 } })).toContain('[data-screen="login"] { --space: clamp(16px');
  expect(narrow({ ...withGlobal({ spacing: 16 }), login: { spacing: 12 } })).toBeUndefined();
});

describe('the colours that nobody chooses', () => {
  it.each([
    ['light', { background: '#fff8e7', text: '#2b1d0e', primary: '#5a1e3a', accent: '#8b1e3f', card: '#ffffff' }],
    ['dark', { background: '#101418', text: '#f0f0f0', primary: '#8ec7ff', accent: '#ffb37a', card: '#1c232b' }],
    ['light', { ...defaultStyle.global, accent: '#ffe066' }],
  ] as const)('can be read on a %s ground', (mood, colours) => {
    const palette = new Map(Object.entries(paletteOf(colours)));
    const apart = (one: string, other: string) => contrast(palette.get(one) ?? '', palette.get(other) ?? '');
    expect(palette.get('color-scheme')).toBe(mood);
    for (const ground of ['--page', '--card']) {
      expect(apart('--muted', ground)).toBeGreaterThanOrEqual(4.5);
      expect(apart('--field-line', ground)).toBeGreaterThanOrEqual(3);
      expect(apart('--error', ground)).toBeGreaterThanOrEqual(4.5);
      expect(apart('--success', ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(apart('--on-primary', '--primary')).toBeGreaterThanOrEqual(4.5);
    expect(apart('--on-action', '--action')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['a dark card on a light page', { background: '#fff8e7', card: '#14202c', text: '#8a8f98' }],
    ['a light card on a dark page', { background: '#101418', card: '#fdfdf7', text: '#7d7468' }],
    ['a grey card', { background: '#101418', card: '#3a3f47', text: '#ffffff' }],
  ])('tell how something ended on %s, and on its tints', (_, given) => {
    const palette = new Map(Object.entries(paletteOf({ ...defaultStyle.global, ...given })));
    const tints = { '--success': 0.09, '--error': 0.07, '--gold-text': 0 };
    for (const [name, share] of Object.entries(tints)) {
      const colour = palette.get(name) ?? '';
      expect(contrast(colour, given.card), name).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, mix(colour, given.card, share)), `${name} on its tint`).toBeGreaterThanOrEqual(
        share ? 4.5 : 1,
      );
    }
    expect(contrast(palette.get('--on-error') ?? '', palette.get('--error') ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('are those of the default theme, light and dark', () => {
    for (const [name, value] of Object.entries(moods.light)) expect(light).toContain(`${name}: ${value};`);
    for (const [name, value] of Object.entries(moods.dark)) expect(dark).toContain(`${name}: ${value};`);
  });

  it('are all there: of the dark half of the default theme nothing shows through', () => {
    const ofTheDark = [...(dark.split('@media')[0] ?? '').matchAll(/(--[\w-]+): /g)].map(([, name]) => name);
    expect(ofTheDark.length).toBeGreaterThan(15);
    expect(Object.keys(paletteOf(defaultStyle.global))).toEqual(expect.arrayContaining(ofTheDark));
  });

  it('the defaults of the controls are those of the default theme', () => {
    const { background, text, primary, accent, card, spacing, radius } = defaultStyle.global;
    const named = { page: background, text, primary, accent, card, space: `${spacing}px`, radius: `${radius}px` };
    for (const [name, value] of Object.entries(named)) expect(light).toContain(`--${name}: ${value};`);
    expect(light).toContain('--font-heading: "Figtree Variable", "Figtree fallback", system-ui, sans-serif;');
    expect(light).toContain('--font-body: "Inter Variable", "Inter fallback", system-ui, sans-serif;');
  });
});
