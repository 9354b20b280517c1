import { describe, expect, it } from 'vitest';
import { firstFaint, hardToRead } from './theme-contrast';
import { defaultStyle, type Style } from './theme-style';

const withGlobal = (change: Partial<Style['global']>): Style => ({
  ...defaultStyle,
  global: { ...defaultStyle.global, ...change },
});

describe('the first pair of a theme that cannot be read', () => {
  it('is none in the default, and in a dark one that was made with care', () => {
    expect(firstFaint(defaultStyle)).toBeNull();
    const dark = { background: '#14202b', card: '#1c2c3a', text: '#f2efe8', primary: '#a9cdf0', accent: '#ffb37a' };
    expect(firstFaint(withGlobal(dark))).toBeNull();
  });

  it.each([
    ['Text on the background', { text: '#aaaaaa' }],
    ['Text on cards', { card: '#1b2b4b' }],
    ['Primary on cards', { primary: '#b0b8c8', background: '#000000', text: '#757575' }],
    ['Accent on cards', { accent: '#ffe066' }],
  ])('is named: %s', (words, change) => {
    expect(firstFaint(withGlobal(change))).toMatchObject({ part: 'Global Styles', words });
  });

  it('is told with the page that has it alone', () => {
    expect(firstFaint({ ...defaultStyle, question: { card: '#777777' } })).toEqual({
      part: 'Question Page',
      words: 'Text on cards',
      ratio: '3.4',
    });
  });

  it('also among colors that nobody chose: the words on a button', () => {
    const primary = { primary: '#757575', background: '#000000', card: '#000000', text: '#ffffff', accent: '#ffffff' };
    expect(hardToRead({ ...defaultStyle.global, ...primary })).toEqual([]);
    expect(hardToRead({ ...defaultStyle.global, ...primary, primary: '#7a7a7a' })).toEqual([
      { words: 'Words on primary buttons', ratio: '4.2' },
    ]);
  });
});
