import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import { fill } from '../testing/fill';
import { renderInApp } from '../testing/render';
import { type Answering, noAnswer, on, playServer, refuse } from '../testing/server';
import SignupPage from './signup-page';

beforeEach(() => history.replaceState(null, '', paths.signup));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function signUp(resend: Answering<typeof api.accounts.resendVerification> = noAnswer): Promise<Request[]> {
  const requests = playServer([
    on(api.accounts.signup, { message: 'ok' }),
    on(api.accounts.resendVerification, resend),
  ]);
  renderInApp(<SignupPage />);
  await fill('Email', ' him+note@example.com');
  await fill('Password', 'Secret123');
  await fill('Confirm password', 'Secret123');
  await userEvent.keyboard('{Enter}');
  await fill('Spouse name', 'Anna');
  await userEvent.keyboard('{Enter}');
  await press('Skip & Complete');
  await screen.findByRole('heading', { name: 'Check Your Email' });
  return requests;
}

describe("the 'Check Your Email' screen", () => {
  it('SIGNUP-21 SIGNUP-22 SIGNUP-25 takes the place of the wizard, says so and names the address', async () => {
    await signUp();
    expect(screen.queryByText(/Step \d of 3/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Check Your Email' }));
    expect(screen.getByText('Account created! Please check your email to verify your account.')).toBeTruthy();
    expect(screen.getByText('him+note@example.com')).toBeTruthy();
  });

  it('SIGNUP-24 leads back to login', async () => {
    await signUp();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(location.pathname).toBe(paths.login);
  });

  it('SIGNUP-23 SIGNUP-28 SIGNUP-29 sends the mail again and says so for three seconds', async () => {
    const requests = await signUp({ message: 'ok' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Resend Verification Email');
    const words = 'Verification email sent again! Please check your inbox.';
    await waitFor(() => expect(screen.getByText(words).closest('[role=status]')).toBeTruthy());
    expect(await requests[1]?.json()).toEqual({ email: 'him+note@example.com' });
    expect(requests[1]?.url).toMatch(/\/api\/resend-verification$/);
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('SIGNUP-30 says when sending again failed, whatever the server said', async () => {
    await signUp(refuse('busy', 'The server is busy.'));
    await press('Resend Verification Email');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to resend verification email');
  });

  it('lets a mistyped address be put right without typing the rest again', async () => {
    await signUp();
    await press('Use another address');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Secret123');
  });
});
