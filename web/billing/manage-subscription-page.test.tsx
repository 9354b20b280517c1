import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { Shell } from '../shell/shell';
import { premiumSubscription, renderInApp } from '../testing/render';
import { noAnswer, on, outsideContract, unreachable } from '../testing/server';
import { playSubscriber, premiumTerms } from '../testing/subscriber';
import ManageSubscriptionPage from './manage-subscription-page';

const state = (name: string) => screen.findByRole('heading', { level: 2, name });
const section = (name: string) => screen.queryByRole('heading', { level: 2, name });
const terms = () => [...document.querySelectorAll('dt')].map((term) => term.textContent);

describe('the way from managing the subscription', () => {
  it.each(['none', 'active'] as const)('MANAGE-01 leads to the four places (subscription: %s)', async (status) => {
    playSubscriber(status);
    renderInApp(
      <Shell screen="manage-subscription">
        <ManageSubscriptionPage />
      </Shell>,
    );
    const bar = within(screen.getByRole('navigation', { name: 'Your notebook' }));
    await waitFor(() => expect(section(status === 'none' ? 'Basic Account' : 'Premium Active')).toBeTruthy());
    const links = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 3)).toEqual([
      ['Dashboard', paths.dashboard],
      ['Question of the Day', paths.questionOfTheDay],
      ['AI Assistant', paths.aiAssistant],
    ]);
    await userEvent.click(bar.getByRole('button', { name: 'Logout' }));
    expect(localStorage.getItem('token')).toBeNull();
    expect(location.pathname).toBe(paths.login);
  });
});

describe('the state of the subscription', () => {
  it("MANAGE-02 shows 'Loading subscription information...' until it is known", () => {
    playSubscriber('active', [on(api.billing.status, noAnswer)]);
    renderInApp(<ManageSubscriptionPage />);
    expect(screen.getByText('Loading subscription information...')).toBeTruthy();
    expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
  });

  it('MANAGE-22 says when it could not be loaded, and loads it on another try', async () => {
    let isDown = true;
    playSubscriber('active', [on(api.billing.status, () => (isDown ? outsideContract(500) : premiumSubscription))]);
    renderInApp(<ManageSubscriptionPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load subscription status');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await state('Premium Active')).toBeTruthy();
  });

  it('MANAGE-03 MANAGE-05 MANAGE-06 of a premium user: active, its features, and how to cancel', async () => {
    playSubscriber('active');
    renderInApp(<ManageSubscriptionPage />);
    expect(await state('Premium Active')).toBeTruthy();
    expect(terms()).toEqual(premiumTerms);
    expect(section('Cancel Subscription')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Upgrade/ })).toBeNull();
  });

  it('MANAGE-04 MANAGE-06 MANAGE-07 MANAGE-08 of a basic user: what Premium adds, and the way to it', async () => {
    playSubscriber('none');
    renderInApp(<ManageSubscriptionPage />);
    expect(await state('Basic Account')).toBeTruthy();
    expect(section('Cancel Subscription')).toBeNull();
    expect(terms()).toEqual(premiumTerms);
    const upgrade = screen.getByRole('link', { name: 'Upgrade to Premium - $7.77/month' });
    expect(upgrade.getAttribute('href')).toBe(paths.upgrade);
  });

  it('MANAGE-09 MANAGE-10 MANAGE-11 MANAGE-12 of a basic user: what he does not have', async () => {
    playSubscriber('none');
    renderInApp(<ManageSubscriptionPage />);
    await state('Basic Account');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'No AI Assistant',
      'No custom questions',
      'Limited search: exact words only',
      "Answers can't be edited or deleted",
    ]);
  });

  it('tells a subscriber whose payment failed, and lets him cancel', async () => {
    playSubscriber('past_due');
    renderInApp(<ManageSubscriptionPage />);
    expect(await state('Premium Active')).toBeTruthy();
    expect(screen.getByText("Your last payment didn't go through.")).toBeTruthy();
    expect(section('Cancel Subscription')).toBeTruthy();
  });
});

describe('keeping Premium after cancelling', () => {
  const price = [on(api.billing.price, { priceId: 'price_1', amount: 777, currency: 'usd', interval: 'month' })];
  const keep = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep Premium' }));

  it('resumes it through checkout and comes back to this page', async () => {
    const url = `${location.origin}/manage-subscription?checkout=success`;
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { posts } = playSubscriber('canceling', [...price, on(api.billing.checkout, { url, hosts: [] })]);
    renderInApp(<ManageSubscriptionPage />);
    expect(await screen.findByText(/you pay nothing now, and the next \$7\.77 is due on July 15, 2025/)).toBeTruthy();
    await keep();
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(url));
    expect(await posts()[0]?.json()).toEqual({ priceId: 'price_1' });
  });

  it('says what went wrong, and can be tried again', async () => {
    playSubscriber('canceling', [...price, on(api.billing.checkout, unreachable)]);
    renderInApp(<ManageSubscriptionPage />);
    await keep();
    expect((await screen.findByRole('alert')).textContent).toBe('Server error');
    expect(screen.getByRole('button', { name: 'Keep Premium' }).getAttribute('aria-disabled')).toBeNull();
  });
});
