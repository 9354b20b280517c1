import { describe, expect, it } from 'vitest';
import { contrast } from '../../../contract/theme-colour';
import { hardToRead } from '../../../contract/theme-contrast';
import { defaultStyle } from '../../../contract/theme-style';
import { toolColours } from './parts';

const { global } = defaultStyle;

describe('what is hard to read', () => {
  it('is nothing in the default look', () => expect(hardToRead(global)).toEqual([]));

  it('is named with how far apart it is, never rounded up to what would do', () => {
    expect(hardToRead({ ...global, accent: '#777777' })).toEqual([
      { words: 'Accent on cards', ratio: '4.4' },
      { words: 'Words on accent buttons', ratio: '4.4' },
    ]);
    expect(hardToRead({ ...global, text: '#ffffff' })).toEqual([
      { words: 'Text on the background', ratio: '1.0' },
      { words: 'Text on cards', ratio: '1.0' },
    ]);
  });
});

describe('the tool', () => {
  it('looks as the pages do', () => expect(toolColours(global)).toEqual({}));

  it.each(['#1c2c3a', '#fffdf5', '#808080'])('can be read where everything else is %s, too', (card) => {
    const shown = new Map(Object.entries(toolColours({ ...global, text: card, primary: card, card })));
    for (const name of ['--text', '--muted', '--primary']) {
      expect(contrast(shown.get(name) ?? card, card)).toBeGreaterThan(4.5);
    }
    expect(contrast(shown.get('--on-primary') ?? '', shown.get('--primary') ?? '')).toBe(21);
  });
});
