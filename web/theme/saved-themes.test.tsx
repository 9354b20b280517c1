import { describe, expect, it } from 'vitest';
import { defaultStyle, type Style } from '../../contract/theme-style';
import { forgetSession } from '../api/token-storage';
import {
  applyTheme,
  changeStyle,
  removeTheme,
  resetStyle,
  saveTheme,
  storedThemes,
  styleIn,
  themeInUse,
  themesIn,
  watchThemes,
} from './saved-themes';

const noon = new Date('2025-06-15T12:00:00.000Z');
const withAccent = (accent: string): Style => ({ ...defaultStyle, global: { ...defaultStyle.global, accent } });
const green = withAccent('#006400');
const blue = withAccent('#00008b');

const inUse = () => styleIn(storedThemes());
const names = () => themesIn(storedThemes()).map(({ name }) => name);
const idOf = (name: string) => themesIn(storedThemes()).find((theme) => theme.name === name)?.id ?? '';

describe('the themes of this browser', () => {
  it('STYLE-17 STYLE-18 DATA-24 are kept under savedThemes, each with id, name, variables and createdAt', () => {
    changeStyle(green, noon);
    saveTheme('Garden', noon);
    expect(JSON.parse(localStorage.getItem('savedThemes') ?? '')).toEqual([
      {
        id: expect.stringMatching(/./),
        name: 'Garden',
        variables: green,
        createdAt: '2025-06-15T12:00:00.000Z',
        inUse: true,
      },
    ]);
    expect(Object.keys(localStorage)).toEqual(['savedThemes']);
  });

  it('a change is in use before it has a name, and is no saved theme', () => {
    changeStyle(green, noon);
    expect(inUse()).toEqual(green);
    expect(names()).toEqual([]);
    changeStyle(blue, noon);
    expect(inUse()).toEqual(blue);
  });

  it('are applied, and then changed without changing what was saved', () => {
    changeStyle(green, noon);
    saveTheme('Garden', noon);
    changeStyle(blue, noon);
    saveTheme('Sea', noon);
    expect(names()).toEqual(['Sea', 'Garden']);
    applyTheme(idOf('Garden'));
    expect([inUse(), themeInUse(storedThemes())]).toEqual([green, idOf('Garden')]);
    changeStyle(defaultStyle, noon);
    expect(themeInUse(storedThemes())).toBeNull();
    applyTheme(idOf('Garden'));
    expect(inUse()).toEqual(green);
  });

  it('have one of a name: saving it again replaces it', () => {
    changeStyle(green, noon);
    saveTheme('Garden', noon);
    changeStyle(blue, noon);
    saveTheme('Garden', noon);
    expect(names()).toEqual(['Garden']);
    expect(inUse()).toEqual(blue);
  });

  it('go one by one, and the look in use stays', () => {
    changeStyle(green, noon);
    saveTheme('Garden', noon);
    removeTheme(idOf('Garden'));
    expect(names()).toEqual([]);
    expect(inUse()).toEqual(green);
  });

  it('STYLE-22 a reset brings the defaults back and keeps what was saved', () => {
    changeStyle(green, noon);
    saveTheme('Garden', noon);
    resetStyle();
    expect(inUse()).toEqual(defaultStyle);
    expect(names()).toEqual(['Garden']);
    changeStyle(blue, noon);
    resetStyle();
    expect(inUse()).toEqual(defaultStyle);
  });

  it('leave nothing behind when there is nothing to keep', () => {
    changeStyle(green, noon);
    resetStyle();
    expect(localStorage.getItem('savedThemes')).toBeNull();
  });

  it('belong to the browser: logging out leaves them', () => {
    changeStyle(green, noon);
    forgetSession();
    expect(inUse()).toEqual(green);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '['],
    ['no list', '{"id":"a"}'],
    ['other things', '[1, null, {"id": 4, "name": "x", "createdAt": "y"}]'],
  ])('reads %s as none and the defaults', (_, stored) => {
    expect(themesIn(stored)).toEqual([]);
    expect(styleIn(stored)).toEqual(defaultStyle);
  });

  it('tells of a change in another tab', () => {
    let changes = 0;
    const stop = watchThemes(() => {
      changes += 1;
    });
    dispatchEvent(new StorageEvent('storage', { key: 'savedThemes' }));
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(changes).toBe(1);
    stop();
    changeStyle(green, noon);
    expect(changes).toBe(1);
  });
});
