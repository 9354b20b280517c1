import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../contract/api';
import { defaultStyle, readStyle, type Style } from '../../../contract/theme-style';
import { openAdmin, press } from '../../testing/administrator';
import { sent } from '../../testing/household';
import { on, refuse, type Stub } from '../../testing/server';
import { siteStyle } from '../../theme/site-theme';
import StylePanel from './style-panel';

afterEach(() => {
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset.siteTheme;
});

const PUBLISHED = '2025-03-04T18:00:00.000Z';

const honey: Style = { ...defaultStyle, global: { ...defaultStyle.global, background: '#fff4d6' } };

function open(extra: Stub[] = [], published: Style | null = null) {
  let style = published;
  const stubs = [
    on(api.admin.readTheme, () => ({ publishedAt: style && PUBLISHED, style })),
    on(api.admin.publishTheme, ({ body }) => {
      style = readStyle(body.style);
      return { publishedAt: PUBLISHED };
    }),
    on(api.admin.unpublishTheme, () => {
      style = null;
      return { message: '' };
    }),
  ];
  return openAdmin({ part: <StylePanel />, extra: [...stubs, ...extra] });
}
const confirmWith = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const paint = async (color: string) => {
  await userEvent.click(screen.getByRole('tab', { name: 'Global Styles' }));
  fireEvent.change(screen.getByLabelText('Background'), { target: { value: color } });
};

it('what this browser shows is published for everybody, once that is confirmed, and taken back', async () => {
  const requests = open();
  expect(await screen.findByText('Everyone sees the default look. This browser shows the same.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish This Look' })).toHaveProperty('disabled', true);
  await paint('#fff4d6');
  expect(await screen.findByText('Everyone sees the default look. This browser shows a look of its own.')).toBeTruthy();
  await press('Publish This Look');
  await confirmWith('Cancel');
  expect(await sent(requests, 'PUT')).toEqual([]);
  await press('Publish This Look');
  await confirmWith('Publish This Look');
  expect(await screen.findByText('Theme published successfully!')).toBeTruthy();
  expect(await sent(requests, 'PUT')).toMatchObject([{ body: { style: honey } }]);
  expect(siteStyle()).toEqual(honey);
  const state = await screen.findByText(/^Everyone sees the theme published on/);
  expect(state.textContent).toMatch(/Mar 4, 2025, 12:00.PM\. This browser shows the same\.$/);
  // The button he pressed has nothing more to do.
  expect(document.activeElement).toBe(state);

  await press('Reset to Defaults');
  expect(await screen.findByText('Back to the published theme. Your saved themes are still here.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Background').value).toBe('#fff4d6');

  await press('Unpublish');
  await confirmWith('Unpublish');
  expect(await screen.findByText('Theme unpublished. Everyone sees the default look again.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByText(/^Everyone sees the default look/));
  expect(siteStyle()).toEqual(defaultStyle);
  expect(screen.getByLabelText<HTMLInputElement>('Background').value).toBe('#fbf8f3');
});

it('what another administrator has published since this page came is told apart from what it shows', async () => {
  open([], honey);
  expect((await screen.findByText(/^Everyone sees the theme published on/)).textContent).toMatch(
    /This browser shows a look of its own\.$/,
  );
  expect(screen.getByRole('button', { name: 'Publish This Look' })).toHaveProperty('disabled', false);
});

it('why it was not published is said in words, and nothing changes', async () => {
  open([on(api.admin.publishTheme, refuse('theme_faint', 'Dashboard: "Text on cards" is 2.3 to 1.'))]);
  await paint('#fff4d6');
  await press('Publish This Look');
  await confirmWith('Publish This Look');
  const said = 'Couldn\'t publish the theme: Dashboard: "Text on cards" is 2.3 to 1.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(siteStyle()).toEqual(defaultStyle);
});

it('where it is not known what is published, that is said, and asked again', async () => {
  let isWell = false;
  open([
    on(api.admin.readTheme, () =>
      isWell ? { publishedAt: PUBLISHED, style: honey } : refuse('server_error', 'Tired.'),
    ),
  ]);
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load the published theme: Tired.");
  isWell = true;
  await press('Try Again');
  expect(await screen.findByText(/^Everyone sees the theme published on/)).toBeTruthy();
});
