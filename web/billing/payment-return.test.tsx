import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { checkoutDone, paths } from '../../contract/paths';
import { premiumSubscription, renderInApp } from '../testing/render';
import { on, unreachable } from '../testing/server';
import { playSubscriber } from '../testing/subscriber';
import ManageSubscriptionPage from './manage-subscription-page';

const SECONDS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', checkoutDone);
});
/** In small steps: React draws between them. */
async function pass(milliseconds: number): Promise<void> {
  const step = 250;
  for (let gone = 0; gone <= milliseconds; gone += step) await act(() => vi.advanceTimersByTimeAsync(gone && step));
}
const isOn = () => screen.queryByText('Premium is on.');
const regionOf = (words: HTMLElement | null) => words?.closest('[role=status]') ?? null;

async function comeBack(status: 'none' | 'active') {
  const played = playSubscriber(status);
  renderInApp(<ManageSubscriptionPage />);
  await pass(0);
  return played;
}

describe('coming back from paying', () => {
  it('waits for the provider without offering to pay again, and says when Premium is on', async () => {
    const { becomes, timesAsked } = await comeBack('none');
    const region = regionOf(screen.getByText('Waiting for the payment provider to confirm...'));
    expect(region).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Upgrade/ })).toBeNull();
    await pass(3 * SECONDS);
    expect(timesAsked()).toBe(4);
    becomes('active');
    await pass(1 * SECONDS);
    // Only a region that was there before is announced reliably.
    expect(regionOf(isOn())).toBe(region);
    expect(screen.getByRole('heading', { name: 'Premium Active' })).toBeTruthy();
    expect(location.pathname + location.search).toBe(paths.manageSubscription);
    const then = timesAsked();
    await pass(60 * SECONDS);
    expect(timesAsked()).toBe(then);
  });

  it('says so at once when it is on already', async () => {
    await comeBack('active');
    expect(isOn()).toBeTruthy();
  });

  it('says when it takes long, that nothing is lost, and whom to ask', async () => {
    const { becomes } = await comeBack('none');
    await pass(14 * SECONDS);
    expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    await pass(2 * SECONDS);
    expect(screen.getByText('This is taking longer than usual.')).toBeTruthy();
    expect(screen.getByText(/nothing is lost: Premium will switch on automatically/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(paths.contact);
    becomes('active');
    await pass(5 * SECONDS);
    expect(isOn()).toBeTruthy();
  });

  it('stops asking after two minutes; then he can', async () => {
    const { becomes, timesAsked } = await comeBack('none');
    await pass(130 * SECONDS);
    const asked = timesAsked();
    await pass(60 * SECONDS);
    expect(timesAsked()).toBe(asked);
    becomes('active');
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(0);
    expect(isOn()).toBeTruthy();
  });

  it('goes on waiting when asking fails', async () => {
    let isDown = true;
    playSubscriber('none', [on(api.billing.status, () => (isDown ? unreachable : premiumSubscription))]);
    renderInApp(<ManageSubscriptionPage />);
    await pass(5 * SECONDS);
    expect(screen.getByText('Waiting for the payment provider to confirm...')).toBeTruthy();
    isDown = false;
    await pass(5 * SECONDS);
    expect(isOn()).toBeTruthy();
  });

  it('celebrates nothing for whoever just opens the page', async () => {
    history.replaceState(null, '', paths.manageSubscription);
    await comeBack('active');
    expect(screen.getByRole('heading', { name: 'Premium Active' })).toBeTruthy();
    expect(isOn()).toBeNull();
  });
});
