import { describe, expect, it } from 'vitest';
import { contrast, isColour, isDark, mix } from '../../contract/theme-colour';
import { addressOf, familiesOf, fontNames, isSans, isShipped } from '../../contract/theme-fonts';
import { defaultStyle, readStyle, spacingRange, styleOf } from '../../contract/theme-style';

const { global } = defaultStyle;

describe('what the style tool offers', () => {
  it('STYLE-09 CONST-24 exactly 15 fonts, each once', () => {
    expect(fontNames).toHaveLength(15);
    expect(new Set(fontNames).size).toBe(15);
  });

  it('STYLE-10 STYLE-11 CONST-25 a sans heading font and a sans body font by default, both shipped with the app', () => {
    expect([global.headingFont, global.bodyFont].map(isSans)).toEqual([true, true]);
    expect([global.headingFont, global.bodyFont].map(isShipped)).toEqual([true, true]);
  });

  it('STYLE-14 CONST-26 spacing from 0 to 64 px in steps of 4', () => {
    expect(spacingRange).toEqual({ from: 0, to: 64, step: 4 });
  });

  it('STYLE-15 STYLE-16 CONST-25 spacing 16 px and radius 8 px by default', () => {
    expect([global.spacing, global.radius]).toEqual([16, 8]);
  });

  it('every other font is asked of the service by its name, in the weights that all of them have', () => {
    expect(addressOf('Source Sans 3')).toBe(
      'https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;700&display=swap',
    );
    expect(familiesOf('Lora')).toBe('"Lora", Georgia, serif');
    expect(familiesOf('Lato')).toBe('"Lato", system-ui, sans-serif');
  });
});

describe('a colour', () => {
  it.each(['#1b2b4b', '#FFFFFF', '#AbCdEf'])('STYLE-06 %s is one', (text) => expect(isColour(text)).toBe(true));

  it.each([
    '',
    '#fff',
    '1b2b4b',
    '#1b2b4',
    '#1b2b4b0',
    '#1b2b4g',
    ' #1b2b4b',
    '#1b2b4b\n',
    'navy',
    'rgb(0, 0, 0)',
    null,
  ])('STYLE-06 %j is none', (text) => expect(isColour(text)).toBe(false));

  it('is as far from another as WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#c4541a', '#c4541a')).toBe(1);
  });

  it('mixes, and is light or dark', () => {
    expect(mix('#000000', '#ffffff', 0.2)).toBe('#cccccc');
    expect([isDark('#121a2b'), isDark('#fbf8f3'), isDark('#f2c14e')]).toEqual([true, false, false]);
  });
});

describe('a stored style', () => {
  it('comes back as it was', () => {
    const style = { ...defaultStyle, login: { card: '#123456', spacing: 24 }, global: { ...global, radius: 0 } };
    expect(readStyle(JSON.parse(JSON.stringify(style)))).toEqual(style);
  });

  it.each([null, 'blue', 7, [], { global: null, login: 'x' }])('%j is the default', (stored) => {
    expect(readStyle(stored)).toEqual(defaultStyle);
  });

  it('loses what no control could have made, and nothing else', () => {
    const bad = {
      background: 'red; } body { display: none',
      text: '#fff',
      spacing: 13,
      radius: 26,
      headingFont: 'Comic Sans MS',
      bodyFont: 'Lora',
      position: 'fixed',
    };
    expect(readStyle({ global: bad }).global).toEqual({ ...global, bodyFont: 'Lora' });
    const elsewhere = { spacing: 68, card: '#abcdef', bodyFont: 'Lora' };
    expect(readStyle({ question: elsewhere }).question).toEqual({ card: '#abcdef' });
  });

  it('follows the global one in what the page did not choose', () => {
    const style = { ...defaultStyle, dashboard: { accent: '#006400' } };
    expect(styleOf(style, 'dashboard')).toEqual({ ...global, accent: '#006400' });
    expect(styleOf(style, 'login')).toEqual(global);
  });
});
