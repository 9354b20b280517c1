import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { AccessKnown, accessKnown } from '../testing/access-known';
import { basicSubscription, basicUser, makeToken, premiumSubscription, renderInApp } from '../testing/render';
import { on, playServer } from '../testing/server';
import { Footer } from './footer';
import { Header } from './header';
import { InnerNavigation } from './inner-navigation';
import { Shell } from './shell';

function signedIn(who: { isAdmin?: boolean; isPremium?: boolean }) {
  localStorage.setItem('token', makeToken());
  playServer([
    on(api.accounts.logout, { message: '' }),
    on(api.accounts.me, { ...basicUser, is_admin: who.isAdmin ?? false }),
    on(api.billing.status, who.isPremium ? premiumSubscription : basicSubscription),
  ]);
}

/** ... and waits until it is known who he is. */
async function renderKnown(part: ReactNode): Promise<void> {
  renderInApp(
    <>
      {part}
      <AccessKnown />
    </>,
  );
  await accessKnown();
}

/** The entries are in the document also while the menu is closed. */
const menu = () =>
  [...document.querySelectorAll('[popover] a, [popover] button')].map((entry) => [
    entry.textContent,
    entry.getAttribute('href'),
  ]);

describe('the header', () => {
  it('SHELL-01 SHELL-02 carries the product title, which leads to /', () => {
    renderInApp(<Header />);
    expect(screen.getByRole('link', { name: 'Heartnote' }).getAttribute('href')).toBe('/');
  });

  it('SHELL-05 SHELL-10 SHELL-11 offers a visitor Login, Sign Up, Help and Contact, and no crown', () => {
    renderInApp(<Header />);
    expect(menu()).toEqual([
      ['Login', paths.login],
      ['Sign Up', paths.signup],
      ['Help', paths.help],
      ['Contact', paths.contact],
    ]);
    expect(screen.queryByTitle('Premium Subscriber')).toBeNull();
  });

  it('SHELL-05 SHELL-07 SHELL-09 SHELL-11 offers a basic user the specified four in order, with her card, gifts and days between, and no crown', async () => {
    signedIn({});
    await renderKnown(<Header />);
    expect(menu()).toEqual([
      ['Question of the Day', paths.questionOfTheDay],
      ['Dashboard', paths.dashboard],
      ['Her Card', paths.herCard],
      ['Gifts & Ideas', paths.gifts],
      ['Days to Remember', paths.dates],
      ['Help', paths.help],
      ['Logout', null],
    ]);
    expect(screen.queryByTitle('Premium Subscriber')).toBeNull();
  });

  it("SHELL-08 lists 'Admin Dashboard' for an admin after Dashboard and before Help", async () => {
    signedIn({ isAdmin: true });
    renderInApp(<Header />);
    await waitFor(() => expect(menu().map(([label]) => label)).toContain('Admin Dashboard'));
    expect(menu()[2]).toEqual(['Admin Dashboard', paths.admin]);
    expect(menu().at(-2)?.[0]).toBe('Help');
  });

  it("SHELL-03 SHELL-04 crowns a premium user with the title 'Premium Subscriber'", async () => {
    signedIn({ isPremium: true });
    renderInApp(<Header />);
    expect(await screen.findByTitle('Premium Subscriber')).toBeTruthy();
  });

  it('SHELL-19 SHELL-20 logging out from the menu removes the token and goes to /login', async () => {
    signedIn({});
    renderInApp(<Header />);
    await userEvent.click(await screen.findByText('Logout'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(location.pathname).toBe(paths.login);
  });
});

describe('the footer', () => {
  it('SHELL-12 SHELL-13 SHELL-14 leads to help and contact and names the year', () => {
    renderInApp(<Footer />);
    expect(screen.getByRole('link', { name: 'Help & Support' }).getAttribute('href')).toBe(paths.help);
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(paths.contact);
    expect(screen.getByText('© 2025 Heartnote')).toBeTruthy();
  });
});

describe('the inner navigation bar', () => {
  const links = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('SHELL-15 SHELL-16 SHELL-17 SHELL-18 leads a basic user to his dashboard, the question and the search, and out', async () => {
    signedIn({});
    await renderKnown(<InnerNavigation screen="dashboard" />);
    expect(links()).toEqual([
      ['Dashboard', paths.dashboard],
      ['Question of the Day', paths.questionOfTheDay],
      ['Search Answers', paths.searchAnswers],
      ['History', paths.viewAnswers],
      ['Account', paths.accountSettings],
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('SHELL-17 leads a premium user to the assistant, and to the search beside it', async () => {
    signedIn({ isPremium: true });
    renderInApp(<InnerNavigation screen="dashboard" />);
    await waitFor(() => expect(links()[2]).toEqual(['AI Assistant', paths.aiAssistant]));
    expect(links().slice(3)).toEqual([
      ['History', paths.viewAnswers],
      ['Search Answers', paths.searchAnswers],
      ['Account', paths.accountSettings],
    ]);
  });

  it('stands in the header, beside the menu', async () => {
    signedIn({});
    renderInApp(
      <Shell screen="account-settings">
        <p>His settings</p>
      </Shell>,
    );
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('navigation', { name: 'Your notebook' })).toBeTruthy();
    expect(banner.getByRole('link', { current: 'page' }).textContent).toBe('Account');
  });

  it('is there on pages that everybody may read, for those who are logged in', () => {
    signedIn({});
    renderInApp(
      <Shell screen="help">
        <p>How it works</p>
      </Shell>,
    );
    expect(links().map(([, href]) => href)).toEqual(
      expect.arrayContaining([paths.viewAnswers, paths.searchAnswers, paths.accountSettings]),
    );
  });

  it('leads nobody anywhere who is not', () => {
    renderInApp(
      <Shell screen="help">
        <p>How it works</p>
      </Shell>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
