import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../contract/api';
import { loginLook, paths } from '../../../contract/paths';
import { fontNames } from '../../../contract/theme-fonts';
import { renderInApp } from '../../testing/render';
import { on, playServer } from '../../testing/server';
import { blockStorage } from '../../testing/storage';
import { storedThemes, styleIn, themesIn } from '../../theme/saved-themes';
import StylePanel from './style-panel';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const inUse = () => styleIn(storedThemes());
const savedNames = () => themesIn(storedThemes()).map(({ name }) => name);
/** Puts a text into the field in place of what stands there. */
const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const saveAs = async (name: string) => {
  write('Theme name', name);
  await press('Save Theme');
};
const confirmWith = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

let requests: Request[] = [];
beforeEach(() => {
  requests = playServer([on(api.admin.readTheme, { publishedAt: null, style: null })]);
});
afterEach(() => {
  document.adoptedStyleSheets = [];
});
const openPanel = () => renderInApp(<StylePanel />);

describe('the controls', () => {
  it('STYLE-01 STYLE-02 STYLE-03 STYLE-04 stand in four tabs', () => {
    openPanel();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Login Page',
      'Dashboard',
      'Question Page',
      'Global Styles',
    ]);
  });

  it.each(['Login Page', 'Dashboard', 'Question Page', 'Global Styles'])(
    'STYLE-05 STYLE-13 STYLE-15 %s has five colours and the spacing, at their defaults',
    async (tab) => {
      openPanel();
      await openTab(tab);
      const values = ['Background', 'Text', 'Primary', 'Accent', 'Card', 'Spacing'].map((label) => field(label).value);
      expect(values).toEqual(['#fbf8f3', '#1e2430', '#1b2b4b', '#c4541a', '#ffffff', '16']);
    },
  );

  it('STYLE-08 STYLE-09 STYLE-16 Global Styles adds a heading font, a body font and the radius', async () => {
    openPanel();
    expect(screen.queryByLabelText('Heading font')).toBeNull();
    await openTab('Global Styles');
    expect([field('Heading font').value, field('Body font').value, field('Radius').value]).toEqual([
      'Figtree',
      'Inter',
      '8',
    ]);
    const offered = within(field('Body font')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(fontNames);
  });

  it('STYLE-14 the spacing runs from 0 to 64 in steps of 4', () => {
    openPanel();
    const { min, max, step } = field('Spacing');
    expect([min, max, step]).toEqual(['0', '64', '4']);
  });

  it('a change is in use at once, for its page alone', async () => {
    openPanel();
    write('Accent', '#006400');
    await openTab('Dashboard');
    expect(field('Accent').value).toBe('#c4541a');
    write('Spacing', '24');
    document.documentElement.dataset.screen = 'login';
    expect(getComputedStyle(document.documentElement).getPropertyValue('--accent')).toBe('#006400');
    expect(inUse().login).toEqual({ accent: '#006400' });
    expect(inUse().dashboard).toEqual({ spacing: 24 });
  });

  it('a page follows Global Styles until it has its own, and again when it is told to', async () => {
    openPanel();
    await openTab('Global Styles');
    write('Card', '#F0FFF0');
    await openTab('Question Page');
    expect(field('Card').value).toBe('#f0fff0');
    write('Card', '#fffff0');
    await press('Follow Global Styles');
    expect(field('Card').value).toBe('#f0fff0');
    expect(inUse().question).toEqual({});
  });

  it.each(['#fff', 'navy', '#12345g', ''])(
    'STYLE-06 STYLE-07 %j is refused as a colour, with words, and is not applied',
    (text) => {
      openPanel();
      write('Background', text);
      expect(screen.getByRole('alert').textContent).toBe('Invalid hex color format');
      expect(field('Background').value).toBe(text);
      expect(storedThemes()).toBeNull();
      write('Background', '#FFFFF0');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(inUse().login).toEqual({ background: '#fffff0' });
    },
  );

  it('warns where it would be hard to read, and does not forbid it', () => {
    openPanel();
    write('Text', '#aaaaaa');
    expect(screen.getByText(/^Text on cards: 2\.3 to 1/)).toBeTruthy();
    expect(inUse().login).toEqual({ text: '#aaaaaa' });
    write('Text', '#333333');
    expect(screen.queryByText('Hard to read')).toBeNull();
  });
});

describe('themes', () => {
  it('STYLE-17 STYLE-20 STYLE-21 are saved under a name in this browser, without a request', async () => {
    const { unmount } = openPanel();
    write('Accent', '#006400');
    await saveAs('  Garden ');
    expect(screen.getByText('Theme saved successfully!')).toBeTruthy();
    expect(savedNames()).toEqual(['Garden']);
    unmount();
    openPanel();
    expect(within(screen.getByRole('list', { name: 'Saved themes' })).getByText('Garden')).toBeTruthy();
    expect(field('Accent').value).toBe('#006400');
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each(['', '   '])('STYLE-19 without a name (%j) nothing is saved', async (name) => {
    openPanel();
    await saveAs(name);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a theme name');
    expect(storedThemes()).toBeNull();
  });

  it('are applied', async () => {
    openPanel();
    write('Accent', '#006400');
    await saveAs('Garden');
    write('Accent', '#00008b');
    await press('Apply Garden');
    expect(field('Accent').value).toBe('#006400');
    expect(screen.getByText('In use')).toBeTruthy();
  });

  it('are deleted once that is confirmed', async () => {
    openPanel();
    await saveAs('Garden');
    await press('Delete Garden');
    await confirmWith('Cancel');
    expect(savedNames()).toEqual(['Garden']);
    await press('Delete Garden');
    await confirmWith('Delete');
    expect(savedNames()).toEqual([]);
  });

  it('are replaced by one of the same name once that is confirmed', async () => {
    openPanel();
    await saveAs('Garden');
    write('Accent', '#00008b');
    await saveAs('Garden');
    await confirmWith('Replace');
    expect(themesIn(storedThemes()).map(({ variables }) => variables.login)).toEqual([{ accent: '#00008b' }]);
  });

  it('STYLE-22 a reset brings the controls back to the defaults and keeps what was saved', async () => {
    openPanel();
    write('Accent', '#006400');
    await saveAs('Garden');
    write('Spacing', '48');
    write('Card', 'half a col');
    await press('Reset to Defaults');
    expect([field('Accent').value, field('Spacing').value, field('Card').value]).toEqual(['#c4541a', '16', '#ffffff']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(savedNames()).toEqual(['Garden']);
  });
});

describe.each(['blocked', 'full'] as const)('with storage %s', (how) => {
  const fleeting = /This browser can't save it. It will last until you reload or close this page\./;

  it('a change is shown, and it says that it goes with the page', async () => {
    blockStorage(how);
    openPanel();
    write('Accent', '#006400');
    expect(screen.getByRole('alert').textContent).toMatch(fleeting);
    expect(field('Accent').value).toBe('#006400');
  });

  it.each([
    ['applied', () => press('Apply Garden')],
    ['deleted', () => press('Delete Garden').then(() => confirmWith('Delete'))],
    ['reset to the defaults', () => press('Reset to Defaults')],
    ['saved', () => saveAs('Meadow')],
  ])('so does what is %s', async (_, act) => {
    blockStorage(how);
    openPanel();
    write('Accent', '#006400');
    await saveAs('Garden');
    await act();
    expect(screen.getByRole('alert').textContent).toMatch(fleeting);
    expect(screen.queryByText(/successfully|Back to the defaults|is shown now/)).toBeNull();
  });
});

it.each([
  ['STYLE-23', 'Login Page', loginLook],
  ['STYLE-24', 'Dashboard', paths.dashboard],
  ['STYLE-25', 'Question Page', paths.questionOfTheDay],
])('%s a button opens the %s in a new tab', async (_, page, address) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  openPanel();
  await press(`Open ${page}`);
  expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener');
});
