import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { AccessKnown, accessKnown } from '../testing/access-known';
import { askToCancel, cancel, cancelButton } from '../testing/cancelling';
import { renderInApp } from '../testing/render';
import { on, refuse } from '../testing/server';
import { cancelled, playSubscriber } from '../testing/subscriber';
import { SubscriptionBlock } from './subscription-block';

describe('the subscription block', () => {
  it('DASH-45 shows a premium user his subscription and how to cancel it', async () => {
    playSubscriber('active');
    renderInApp(<SubscriptionBlock />);
    expect(await screen.findByRole('heading', { name: 'Subscription' })).toBeTruthy();
    expect(screen.getByText('Premium Active')).toBeTruthy();
    expect(cancelButton()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
      paths.manageSubscription,
    );
  });

  it('DASH-46 is not there for a basic user', async () => {
    playSubscriber('none');
    renderInApp(
      <>
        <SubscriptionBlock />
        <AccessKnown />
      </>,
    );
    await accessKnown();
    expect(screen.queryByRole('heading', { name: 'Subscription' })).toBeNull();
  });

  it('DASH-47 DASH-48 asks first, and sends nothing when he declines', async () => {
    const { posts } = playSubscriber('active');
    renderInApp(<SubscriptionBlock />);
    const dialog = await askToCancel();
    expect(within(dialog).getByText('Are you sure you want to cancel your subscription?')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep Premium' }));
    expect(posts()).toHaveLength(0);
    expect(screen.getByText('Premium Active')).toBeTruthy();
  });

  it('DASH-49 DASH-50 DASH-51 cancels with an empty body and says until when he has Premium', async () => {
    const { becomes, posts, timesAsked } = playSubscriber('active', [
      on(api.billing.cancel, () => {
        becomes('canceling');
        return cancelled;
      }),
    ]);
    renderInApp(<SubscriptionBlock />);
    await cancel();
    expect((await screen.findByText('Subscription cancelled successfully')).closest('[role=status]')).toBeTruthy();
    expect(await posts()[0]?.text()).toBe('');
    const state = screen.getByText('Premium until July 15, 2025, then Basic Account');
    expect(document.activeElement?.contains(state)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(cancelButton()).toBeNull();
    // The rest of the dashboard hears of it.
    expect(timesAsked()).toBe(2);
  });

  it("DASH-52 says 'Failed to cancel subscription' and leaves the button", async () => {
    playSubscriber('active', [on(api.billing.cancel, refuse('payments_away'))]);
    renderInApp(<SubscriptionBlock />);
    await cancel();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to cancel subscription');
    expect(cancelButton()).toBeTruthy();
  });
});
