import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { timings } from '../../contract/limits';
import { askToCancel, cancel, cancelButton } from '../testing/cancelling';
import { premiumSubscription, renderInApp } from '../testing/render';
import { on, outsideContract, refuse, unreachable } from '../testing/server';
import { cancelled, playSubscriber } from '../testing/subscriber';
import ManageSubscriptionPage from './manage-subscription-page';

const SUCCESS =
  'Your subscription has been cancelled. You will retain Premium features until the end of your current billing period.';

function openCancellable() {
  const played = playSubscriber('active', [
    on(api.billing.cancel, () => {
      played.becomes('canceling');
      return cancelled;
    }),
  ]);
  renderInApp(<ManageSubscriptionPage />);
  return played;
}

describe('the confirmation', () => {
  it('MANAGE-13 MANAGE-14 MANAGE-15 asks, lists what is lost and says that it cannot be undone', async () => {
    openCancellable();
    const dialog = within(await askToCancel());
    expect(dialog.getByText('Are you sure you want to cancel your subscription?')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'AI Assistant',
      'Custom Questions',
      'Answer Search & Editing',
      'Priority Support',
    ]);
    expect(dialog.getByText(/^Canceling cannot be undone\./)).toBeTruthy();
  });

  it('MANAGE-16 declined, sends nothing', async () => {
    const { posts } = openCancellable();
    await userEvent.click(within(await askToCancel()).getByRole('button', { name: 'Keep Premium' }));
    expect(posts()).toHaveLength(0);
    expect(cancelButton()).toBeTruthy();
  });

  it('MANAGE-16 left with Escape, sends nothing', async () => {
    const { posts } = openCancellable();
    const dialog = await askToCancel();
    await act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByText('Are you sure you want to cancel your subscription?')).toBeNull();
    expect(posts()).toHaveLength(0);
  });
});

describe('cancelling', () => {
  it('MANAGE-17 MANAGE-18 sends an empty body and says what follows', async () => {
    const { posts } = openCancellable();
    await cancel();
    expect((await screen.findByText(SUCCESS)).closest('[role=status]')).toBeTruthy();
    expect(posts().map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/subscription']);
    expect(await posts()[0]?.text()).toBe('');
  });

  it('MANAGE-19 MANAGE-06 shows until when he has Premium; the cancel section goes', async () => {
    openCancellable();
    await cancel();
    const state = await screen.findByRole('heading', { name: 'Premium until July 15, 2025, then Basic Account' });
    await waitFor(() => expect(document.activeElement).toBe(state));
    expect(cancelButton()).toBeNull();
    expect(screen.getByRole('button', { name: 'Keep Premium' })).toBeTruthy();
  });

  it('MANAGE-19 also when the state cannot be asked for again', async () => {
    let isDown = false;
    playSubscriber('active', [
      on(api.billing.status, () => (isDown ? outsideContract(500) : premiumSubscription)),
      on(api.billing.cancel, () => {
        isDown = true;
        return cancelled;
      }),
    ]);
    renderInApp(<ManageSubscriptionPage />);
    await cancel();
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(screen.getByText('Premium until July 15, 2025, then Basic Account')).toBeTruthy();
  });

  it('the message goes by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openCancellable();
    await cancel();
    await screen.findByText(SUCCESS);
    await act(() => vi.advanceTimersByTimeAsync(timings.statusMessage));
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });
});

describe('a cancellation that failed', () => {
  it.each([
    [
      refuse('payments_away', 'The payment provider cannot be reached right now.'),
      'Failed to cancel subscription: The payment provider cannot be reached right now.',
    ],
    [outsideContract(500), 'Failed to cancel subscription: Server error'],
    [unreachable, "Failed to cancel subscription: Couldn't reach the server. Check your connection and try again."],
  ])('MANAGE-20 says why (%j)', async (answer, words) => {
    playSubscriber('active', [on(api.billing.cancel, answer)]);
    renderInApp(<ManageSubscriptionPage />);
    await cancel();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(cancelButton()).toBeTruthy();
  });

  it('MANAGE-21 clears the message of an earlier success', async () => {
    // A payment that is due leaves the button after cancelling.
    const answers = [cancelled, outsideContract(500)];
    playSubscriber('past_due', [on(api.billing.cancel, () => answers.shift() ?? outsideContract(500))]);
    renderInApp(<ManageSubscriptionPage />);
    await cancel();
    await screen.findByText(SUCCESS);
    await cancel();
    await screen.findByText('Failed to cancel subscription: Server error');
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });

  it('shows the account anew when there was nothing to cancel any more', async () => {
    const played = playSubscriber('active', [
      on(api.billing.cancel, () => {
        played.becomes('none');
        return refuse('no_subscription');
      }),
    ]);
    renderInApp(<ManageSubscriptionPage />);
    await cancel();
    expect(await screen.findByRole('heading', { name: 'Basic Account' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to cancel subscription: There is no subscription to cancel.',
    );
  });
});
