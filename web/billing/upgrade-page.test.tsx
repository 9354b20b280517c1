import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionStatus } from '../../contract/accounts';
import { api } from '../../contract/api';
import { example } from '../../contract/example';
import { checkoutCancelled, loginThen, paths } from '../../contract/paths';
import { renderInApp } from '../testing/render';
import { type Answering, noAnswer, on, outsideContract, playServer, refuse, unreachable } from '../testing/server';
import { playSubscriber, premiumTerms } from '../testing/subscriber';
import UpgradePage from './upgrade-page';

const BUTTON = 'Upgrade to Premium - $7.77/month';
const price = { priceId: 'price_1', amount: 777, currency: 'usd', interval: 'month' };

const hosts = ['checkout.stripe.com'];
const leave = vi.fn();
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(leave);
  history.replaceState(null, '', paths.upgrade);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave.mockReset();
});

/** Opens the page as a basic user and presses the button. */
async function press(
  checkout: Answering<typeof api.billing.checkout>,
  prices: Answering<typeof api.billing.price> = price,
) {
  const played = playSubscriber('none', [on(api.billing.price, prices), on(api.billing.checkout, checkout)]);
  renderInApp(<UpgradePage />);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  return played;
}

describe('the upgrade page', () => {
  const itemsUnder = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('UPGRADE-01 UPGRADE-02 UPGRADE-03 shows the basic features beside the premium ones', () => {
    renderInApp(<UpgradePage />);
    expect(itemsUnder('Basic')).toEqual([
      'A daily question',
      'Save her answers',
      'Up to 7 skips a day',
      'Answer history',
      'Search your own answers (My Answers)',
      'Her answers encrypted',
    ]);
    expect(itemsUnder('Premium')).toEqual(premiumTerms);
  });

  it('UPGRADE-04 UPGRADE-05 UPGRADE-06 UPGRADE-07 says why, what it costs, and that one may leave', () => {
    renderInApp(<UpgradePage />);
    expect(screen.getByRole('heading', { name: 'Why Upgrade?' })).toBeTruthy();
    const paragraphs = [...document.querySelectorAll('p')].map((paragraph) => paragraph.textContent);
    expect(paragraphs).toContain('$7.77 per month');
    expect(paragraphs).toContain('Cancel anytime. No long-term commitment.');
    expect(screen.getByRole('button', { name: BUTTON })).toBeTruthy();
  });

  it('claims no more privacy than there is', () => {
    const { container } = renderInApp(<UpgradePage />);
    expect(container.textContent).not.toMatch(/end-to-end|zero-knowledge/i);
  });
});

describe('pressing the button', () => {
  it('UPGRADE-09 UPGRADE-10 sends the one price with the token and goes where the answer says', async () => {
    const { posts } = await press({ url: 'https://checkout.stripe.com/c/pay/1', hosts });
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.com/c/pay/1'));
    const [sent] = posts();
    expect(await sent?.clone().json()).toEqual({ priceId: 'price_1' });
    expect(sent?.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('token')}`);
    // Until the browser has left, a second press does nothing.
    await userEvent.click(screen.getByRole('button', { name: 'Processing...' }));
    expect(posts()).toHaveLength(1);
  });

  it('UPGRADE-08 shows that it is working', async () => {
    await press(noAnswer);
    expect((await screen.findByRole('button', { name: 'Processing...' })).getAttribute('aria-disabled')).toBe('true');
  });

  it('is ready again when the browser comes back to the page as it was left', async () => {
    await press({ url: 'https://checkout.stripe.com/c/pay/1', hosts });
    await screen.findByRole('button', { name: 'Processing...' });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByRole('button', { name: BUTTON })).toBeTruthy();
  });

  it('UPGRADE-11 without a token says so, sends nothing, and leads to the login and back', async () => {
    const requests = playServer([]);
    renderInApp(<UpgradePage />);
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect(screen.getByRole('alert').textContent).toBe('No authentication token found');
    expect(screen.getByRole('link', { name: 'log in' }).getAttribute('href')).toBe(loginThen(paths.upgrade));
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(paths.signup);
    expect(requests).toHaveLength(0);
  });

  it("UPGRADE-12 UPGRADE-14 shows the server's error and can be pressed again", async () => {
    const error = "We can't reach the payment provider right now. Please try again in a moment.";
    const { posts } = await press(refuse('payments_away', error));
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    await waitFor(() => expect(posts()).toHaveLength(2));
  });

  it.each([
    ['the network', unreachable],
    ['an answer without words', outsideContract(500)],
    ['an address elsewhere', { url: 'https://evil.example/pay', hosts }],
  ])("UPGRADE-13 UPGRADE-14 says 'Server error' after %s", async (_, answer) => {
    await press(answer);
    expect((await screen.findByRole('alert')).textContent).toBe('Server error');
    expect(screen.getByRole('button', { name: BUTTON }).getAttribute('aria-disabled')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('UPGRADE-14 is enabled again when the price could not be asked for', async () => {
    await press(noAnswer, refuse('server_error'));
    expect((await screen.findByRole('alert')).textContent).toBe('Server error');
    expect(screen.getByRole('button', { name: BUTTON }).getAttribute('aria-disabled')).toBeNull();
  });

  it('leads to the login and back when the session turns out to be over', async () => {
    await press(refuse('authentication_required'));
    await waitFor(() => expect(location.pathname + location.search).toBe(loginThen(paths.upgrade)));
    expect(localStorage.getItem('token')).toBeNull();
  });
});

it('UPGRADE-01 shows a real reply of the assistant: what was asked, and her own words with their day', () => {
  renderInApp(<UpgradePage />);
  const reply = screen.getByText(example.query).closest('figure');
  if (!reply) throw new Error('the reply is no figure');
  const quotes = within(reply).getAllByRole('blockquote');
  expect(quotes.map(({ textContent }) => textContent)).toEqual([example.likes.answer, example.avoids.answer]);
  expect([...reply.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
    expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
  ]);
});

describe('who comes to the upgrade page', () => {
  const visit = (status: SubscriptionStatus) => {
    playSubscriber(status);
    renderInApp(<UpgradePage />);
  };
  const manage = () => screen.findByRole('link', { name: 'Manage Subscription' });

  it('from a checkout that was left, is told that nothing was charged', () => {
    history.replaceState(null, '', checkoutCancelled);
    renderInApp(<UpgradePage />);
    expect(screen.getByText("You left checkout. You weren't charged.")).toBeTruthy();
  });

  it('SIGNUP-25 from signing up, reads that the account exists and is not asked to sign up again', async () => {
    history.replaceState({ createdFor: 'him@example.com' }, '', paths.upgrade);
    renderInApp(<UpgradePage />);
    expect(screen.getByText('Account created! Please check your email to verify your account.')).toBeTruthy();
    expect(screen.getByText('him@example.com')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: BUTTON }));
    expect(screen.getByRole('link', { name: 'log in' }).getAttribute('href')).toBe(loginThen(paths.upgrade));
    expect(document.querySelector('a[href="/signup"]')).toBeNull();
    expect(screen.queryByText(/New here/)).toBeNull();
  });

  it('logged in, reads nothing of an account that was created before', async () => {
    history.replaceState({ createdFor: 'other@example.com' }, '', paths.upgrade);
    visit('none');
    expect(await screen.findByText('Your account')).toBeTruthy();
    expect(screen.queryByText('other@example.com')).toBeNull();
  });

  it('with Premium, is offered nothing and led to his subscription', async () => {
    visit('active');
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
    expect((await manage()).getAttribute('href')).toBe(paths.manageSubscription);
    expect(screen.getByText('You have Premium. All of this is yours.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('having cancelled, is told until when he has it', async () => {
    visit('canceling');
    await manage();
    expect(screen.getByText('Premium until July 15, 2025, then Basic Account.')).toBeTruthy();
  });

  it('with a payment that failed, is told so', async () => {
    visit('past_due');
    await manage();
    expect(screen.getByText(/Your last payment didn't go through\./)).toBeTruthy();
  });
});
