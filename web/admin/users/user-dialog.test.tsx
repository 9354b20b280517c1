import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { UserDetails } from '../../../contract/admin';
import { api } from '../../../contract/api';
import { answer, openDetails, openUsers, rows, userPath, userRow, userRows } from '../../testing/administrator';
import { basicUser } from '../../testing/render';
import { on, outsideContract, refuse } from '../../testing/server';

type Modal = Awaited<ReturnType<typeof openDetails>>;
const fact = (modal: Modal, name: string) => modal.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const calls = (requests: readonly Request[], path: string) =>
  requests.filter(({ url, method }) => method === 'GET' && url.endsWith(path)).length;

describe("a user's details", () => {
  it('ADMIN-17 ADMIN-21 ROLE-26 open only once they have come, with counts and no text', async () => {
    let arrive: (reply: UserDetails) => void = () => {};
    const details = { ...userRow(1, { answersCount: 1_041 }), premiumUntil: null, recentAnswers: [] };
    openUsers({
      extra: [
        on(
          api.admin.user,
          () =>
            new Promise((resolve) => {
              arrive = resolve;
            }),
        ),
      ],
    });
    await rows();
    const button = screen.getByRole('button', { name: 'Details' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('dialog', { name: 'User details' })).toBeNull();
    arrive(details);
    const modal = within(await screen.findByRole('dialog', { name: 'User details' }));
    expect([fact(modal, 'Answers'), fact(modal, 'Custom questions')]).toEqual(['1,041', '1']);
    expect(modal.getByText('Administrators see the counts, never the words.')).toBeTruthy();
  });

  it('ADMIN-20 read the counts also by their other names', async () => {
    const { answersCount: _, customQuestionsCount: __, ...user } = userRow(1);
    openUsers({
      extra: [
        on(
          api.admin.user,
          outsideContract(200, JSON.stringify({ ...user, answers_count: 8, custom_questions_count: 2 })),
        ),
      ],
    });
    const modal = await openDetails();
    expect([fact(modal, 'Answers'), fact(modal, 'Custom questions')]).toEqual(['8', '2']);
  });

  it('ADMIN-18 ADMIN-19 that fail say so, and the row stands in with counts 0 until they come', async () => {
    let isWell = false;
    const details = { ...userRow(1), premiumUntil: null, recentAnswers: [] };
    const answerDetails = () => (isWell ? details : refuse('server_error', 'The server is tired.'));
    const requests = openUsers({ extra: [on(api.admin.user, answerDetails)] });
    const modal = await openDetails();
    expect(modal.getByRole('alert').textContent).toContain('Failed to load user details: The server is tired.');
    expect(modal.getByText('user-1@example.com')).toBeTruthy();
    expect([fact(modal, 'Answers'), fact(modal, 'Custom questions')]).toEqual(['0', '0']);
    expect(calls(requests, userPath(1))).toBe(1);
    isWell = true;
    await userEvent.click(modal.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(fact(modal, 'Answers')).toBe('41'));
    expect(modal.queryByRole('alert')).toBeNull();
  });

  it('close again, and the button that opened them is there', async () => {
    openUsers();
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('User details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Details' })).toBeTruthy();
  });
});

describe('sending a password reset', () => {
  const path = `${userPath(1)}/reset-password`;

  it('ADMIN-22 ADMIN-23 ADMIN-25 ROLE-27 is confirmed, sends an empty body and says so', async () => {
    const requests = openUsers();
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Reset Password' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('user-1@example.com');
    expect(screen.getByRole('alertdialog').textContent).toContain('will be logged out right away');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await answer('Send Reset Email');
    expect(await modal.findByText('Password reset email sent to user successfully')).toBeTruthy();
    const [sent] = requests.filter(({ method }) => method === 'POST');
    expect([sent && new URL(sent.url).pathname, await sent?.text()]).toEqual([path, '']);
  });

  it('ADMIN-24 dismissed, nothing is sent', async () => {
    const requests = openUsers();
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Reset Password' }));
    await answer('Cancel');
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('ADMIN-26 tells why it failed', async () => {
    openUsers({ extra: [on(api.admin.sendReset, refuse('too_many_mails', 'Please wait an hour.'))] });
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Reset Password' }));
    await answer('Send Reset Email');
    expect((await modal.findByRole('alert')).textContent).toBe('Failed to send password reset: Please wait an hour.');
  });
});

describe('deleting an account', () => {
  const ask = async () => {
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Delete Account' }));
    return modal;
  };

  it('ADMIN-27 ADMIN-28 ADMIN-29 ADMIN-31 ADMIN-32 ROLE-29 is confirmed, and he leaves the table', async () => {
    const requests = openUsers({ users: userRows(2) });
    await ask();
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Are you sure you want to delete this account? This action cannot be undone and will permanently delete all user data',
    );
    await answer('Delete Account');
    expect(await screen.findByText('User deleted successfully')).toBeTruthy();
    const [sent] = requests.filter(({ method }) => method === 'DELETE');
    expect(sent && new URL(sent.url).pathname).toBe(userPath(1));
    expect((await rows()).map(([email]) => email)).toEqual(['user-2@example.com']);
    expect(screen.queryByText('User details')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users' }));
    expect(calls(requests, userPath(1))).toBe(1);
  });

  it('ADMIN-30 dismissed, nothing is sent', async () => {
    const requests = openUsers();
    await ask();
    await answer('Keep Account');
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(await rows()).toHaveLength(1);
  });

  it('ADMIN-33 tells why it failed, and he stays', async () => {
    openUsers({ extra: [on(api.admin.removeUser, refuse('last_administrator'))] });
    const modal = await ask();
    await answer('Delete Account');
    expect((await modal.findByRole('alert')).textContent).toBe(
      'Failed to delete user: The last administrator cannot be deleted.',
    );
    expect(await rows()).toHaveLength(1);
  });

  it('goes back a page when it was the last one of its page', async () => {
    const users = [...userRows(11).slice(1), userRow(1)];
    openUsers({
      users,
      extra: [
        on(api.admin.removeUser, () => {
          users.pop();
          return { message: '' };
        }),
      ],
    });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await ask();
    await answer('Delete Account');
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    expect(screen.getAllByText('Page 1 of 1')).toHaveLength(1);
  });

  it('says what happens to a subscription', async () => {
    openUsers({ users: [userRow(1, { subscription_status: 'active' })] });
    await ask();
    expect(screen.getByRole('alertdialog').textContent).toContain('ends right away, and nothing more is charged');
  });

  it('is not offered for his own', async () => {
    openUsers({ users: [userRow(1, { id: basicUser.id })] });
    const modal = await openDetails();
    await waitFor(() => expect(modal.queryByRole('button', { name: 'Delete Account' })).toBeNull());
  });
});

describe("cancelling a user's subscription", () => {
  const path = `${userPath(1)}/cancel-subscription`;
  const cancelButton = (modal: Modal) => modal.queryByRole('button', { name: 'Cancel Subscription' });
  const subscriber = () => [userRow(1, { subscription_status: 'active' })];

  it("ADMIN-34 is not offered where there is none: 'none'", async () => {
    openUsers();
    expect(cancelButton(await openDetails())).toBeNull();
  });

  it.each(['active', 'canceling', 'past_due'] as const)('ADMIN-35 is offered for %s', async (subscription_status) => {
    openUsers({ users: [userRow(1, { subscription_status })] });
    expect(cancelButton(await openDetails())).toBeTruthy();
  });

  it('ADMIN-36 ADMIN-37 ROLE-28 is asked about, sent, said, and the details are loaded again', async () => {
    const requests = openUsers({ users: subscriber() });
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Cancel Subscription' }));
    await answer('Cancel Subscription');
    expect(await modal.findByText('Subscription cancelled successfully')).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => new URL(url).pathname)).toEqual([
      path,
    ]);
    expect(calls(requests, userPath(1))).toBe(2);
    expect(fact(modal, 'Subscription')).toBe('Premium, canceled');
  });

  it('dismissed, nothing is sent', async () => {
    const requests = openUsers({ users: subscriber() });
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Cancel Subscription' }));
    await answer('Keep Subscription');
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('ADMIN-38 tells why it failed', async () => {
    openUsers({
      users: subscriber(),
      extra: [on(api.admin.cancelSubscription, refuse('payments_away', 'The provider is away.'))],
    });
    const modal = await openDetails();
    await userEvent.click(modal.getByRole('button', { name: 'Cancel Subscription' }));
    await answer('Cancel Subscription');
    expect((await modal.findByRole('alert')).textContent).toBe('Failed to cancel subscription: The provider is away.');
  });
});
