import { afterEach, describe, expect, it } from 'vitest';
import { defaultStyle } from '../../contract/theme-style';
import { changeStyle, resetStyle } from './saved-themes';
import { followTheme } from './show-theme';
import { setSiteTheme, siteStyle } from './site-theme';

const noon = new Date('2025-06-15T12:00:00.000Z');
const withAccent = (accent: string) => ({ ...defaultStyle, global: { ...defaultStyle.global, accent } });
const shown = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');

let stop = () => {};
afterEach(() => {
  stop();
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.siteTheme;
});

describe('a theme that is published for everybody', () => {
  it('is shown as it comes with the page, and gives way to a look of this browser', () => {
    document.documentElement.dataset.siteTheme = JSON.stringify(withAccent('#006400'));
    stop = followTheme();
    expect(shown()).toBe('#006400');
    changeStyle(withAccent('#00008b'), noon);
    expect(shown()).toBe('#00008b');
    // Also to one that is as it was at first.
    changeStyle(defaultStyle, noon);
    expect(shown()).toBe('');
    resetStyle();
    expect(shown()).toBe('#006400');
  });

  it('follows at once where it is published or taken back', () => {
    stop = followTheme();
    expect(shown()).toBe('');
    setSiteTheme(withAccent('#006400'));
    expect(shown()).toBe('#006400');
    setSiteTheme(null);
    expect(shown()).toBe('');
  });

  it.each(['', '[', '{"global":{"accent":"red;}*{display:none"}}', 'null'])('reads %j as the default', (given) => {
    document.documentElement.dataset.siteTheme = given;
    expect(siteStyle()).toEqual(defaultStyle);
  });
});
