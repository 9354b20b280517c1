import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../contract/api';
import { defaultStyle } from '../../../contract/theme-style';
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

function open(extra: Stub[] = [], published: string | null = null) {
  let publishedAt = published;
  const stubs = [
    on(api.admin.readTheme, () => ({ publishedAt })),
    on(api.admin.publishTheme, () => {
      publishedAt = PUBLISHED;
      return { publishedAt };
    }),
    on(api.admin.unpublishTheme, () => {
      publishedAt = null;
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
  const style = { ...defaultStyle, global: { ...defaultStyle.global, background: '#fff4d6' } };
  expect(await sent(requests, 'PUT')).toMatchObject([{ body: { style } }]);
  expect(siteStyle()).toEqual(style);
  expect((await screen.findByText(/^Everyone sees the theme published on/)).textContent).toMatch(
    /Mar 4, 2025, 12:00.PM\. This browser shows the same\.$/,
  );

  await press('Reset to Defaults');
  expect(await screen.findByText('Back to the published theme. Your saved themes are still here.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Background').value).toBe('#fff4d6');

  await press('Unpublish');
  await confirmWith('Unpublish');
  expect(await screen.findByText('Theme unpublished. Everyone sees the default look again.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull());
  expect(siteStyle()).toEqual(defaultStyle);
  expect(screen.getByLabelText<HTMLInputElement>('Background').value).toBe('#fbf8f3');
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
  open([on(api.admin.readTheme, () => (isWell ? { publishedAt: PUBLISHED } : refuse('server_error', 'Tired.')))]);
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load the published theme: Tired.");
  isWell = true;
  await press('Try Again');
  expect(await screen.findByText(/^Everyone sees the theme published on/)).toBeTruthy();
});
