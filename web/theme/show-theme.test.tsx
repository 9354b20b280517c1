import { afterEach, describe, expect, it } from 'vitest';
import { defaultStyle, type GlobalStyle } from '../../contract/theme-style';
import { changeStyle, resetStyle } from './saved-themes';
import { followTheme } from './show-theme';

const noon = new Date('2025-06-15T12:00:00.000Z');
const choose = (change: Partial<GlobalStyle>) =>
  changeStyle({ ...defaultStyle, global: { ...defaultStyle.global, ...change } }, noon);
const shownAs = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
const asked = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

let stop = () => {};
afterEach(() => {
  stop();
  document.adoptedStyleSheets = [];
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

describe('the page', () => {
  it('shows the look that this browser keeps, and each change of it at once', () => {
    choose({ accent: '#006400' });
    stop = followTheme();
    expect(shownAs('--accent')).toBe('#006400');
    choose({ accent: '#00008b' });
    expect(shownAs('--accent')).toBe('#00008b');
    expect(document.adoptedStyleSheets).toHaveLength(1);
    resetStyle();
    expect(shownAs('--accent')).toBe('');
  });

  it('shows what another tab changed', () => {
    stop = followTheme();
    const kept = JSON.stringify([
      { id: 'a', name: 'Garden', variables: { global: { card: '#f0fff0' } }, createdAt: '', inUse: true },
    ]);
    localStorage.setItem('savedThemes', kept);
    dispatchEvent(new StorageEvent('storage', { key: 'savedThemes' }));
    expect(shownAs('--card')).toBe('#f0fff0');
  });

  it('STYLE-12 asks the font service for a font that was chosen, once, and for no other', () => {
    stop = followTheme();
    expect(asked()).toEqual([]);
    choose({ headingFont: 'Inter', bodyFont: 'Figtree' });
    expect(asked()).toEqual([]);
    choose({ headingFont: 'Playfair Display' });
    choose({ headingFont: 'Playfair Display', bodyFont: 'Playfair Display' });
    expect(asked()).toEqual(['https://fonts.googleapis.com/css2?family=Playfair+Display:wght@400;700&display=swap']);
    expect(shownAs('--font-body')).toContain('Playfair Display');
  });
});
