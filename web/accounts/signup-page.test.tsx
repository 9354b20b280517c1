import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../contract/api';
import { paths } from '../../contract/paths';
import UpgradePage from '../billing/upgrade-page';
import { fill } from '../testing/fill';
import { renderInApp } from '../testing/render';
import { noAnswer, on, outsideContract, playServer, refuse, unreachable } from '../testing/server';
import { blockStorage } from '../testing/storage';
import SignupPage from './signup-page';

const created = [on(api.accounts.signup, { message: 'ok' })];

beforeEach(() => history.replaceState(null, '', paths.signup));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillAccount(password = 'Secret123'): Promise<void> {
  await fill('Email', 'him@example.com');
  await fill('Password', password);
  await fill('Confirm password', password);
}

async function reachSpouse(): Promise<void> {
  renderInApp(<SignupPage />);
  await fillAccount();
  await press('Continue');
}

async function reachPlan(): Promise<void> {
  await reachSpouse();
  await fill('Spouse name', 'Anna');
  await press('Continue');
}

describe('the steps of signing up', () => {
  it('SIGNUP-01 SIGNUP-02 SIGNUP-08 begins with email, password and confirmation, and no way back', () => {
    renderInApp(<SignupPage />);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(field('Email').type).toBe('email');
    expect(field('Password').type).toBe('password');
    expect(field('Confirm password').type).toBe('password');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('SIGNUP-01 SIGNUP-03 SIGNUP-06 SIGNUP-09 goes on to the name and back, keeping what was typed', async () => {
    await reachSpouse();
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    await fill('Spouse name', 'Anna');
    await press('Back');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect([field('Email').value, field('Password').value, field('Confirm password').value]).toEqual([
      'him@example.com',
      'Secret123',
      'Secret123',
    ]);
    await press('Continue');
    expect(field('Spouse name').value).toBe('Anna');
  });

  it('SIGNUP-01 SIGNUP-04 SIGNUP-05 SIGNUP-07 SIGNUP-09 ends with two ways on and one back', async () => {
    await reachPlan();
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upgrade Now' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Skip & Complete' })).toBeTruthy();
    await press('Back');
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    expect(field('Spouse name').value).toBe('Anna');
  });

  it('SIGNUP-09 takes Enter as going on, and reads out the heading of the step that opens', async () => {
    renderInApp(<SignupPage />);
    await fillAccount();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /^Step 2 of 3/ }));
    await fill('Spouse name', 'Anna');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /^Step 3 of 3/ }));
  });

  it('SIGNUP-17 says what is wrong with step 1 at the field, and stays there', async () => {
    renderInApp(<SignupPage />);
    await press('Continue');
    expect(screen.getByRole('alert').textContent).toBe('All fields are required');
    expect(document.activeElement).toBe(field('Email'));
    await fillAccount('secret123');
    await press('Continue');
    expect(screen.getByRole('alert').textContent).toBe('Password must include an uppercase letter');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Password'));
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  });

  it('SIGNUP-19 asks for the name and stays on step 2', async () => {
    await reachSpouse();
    await press('Continue');
    expect(screen.getByRole('alert').textContent).toBe("Please enter your spouse's name");
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(field('Spouse name'));
  });
});

describe('completing the sign-up', () => {
  it("SIGNUP-05 SIGNUP-20 DATA-25 sends email and password, and the spouse's name nowhere", async () => {
    const requests = playServer(created);
    await reachPlan();
    await press('Skip & Complete');
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['POST /api/signup']);
    expect(await requests[0]?.clone().json()).toEqual({ email: 'him@example.com', password: 'Secret123' });
    expect(await requests[0]?.text()).not.toContain('Anna');
  });

  it('SIGNUP-04 leads with the free start', async () => {
    await reachPlan();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Skip & Complete', 'Upgrade Now', 'Back']);
    expect(screen.getByRole('list').querySelector('strong')?.textContent).toContain('Start free');
  });

  it('SIGNUP-04 SIGNUP-25 creates the account, then goes to /upgrade, which says so', async () => {
    const requests = playServer(created);
    await reachPlan();
    await press('Upgrade Now');
    await waitFor(() => expect(location.pathname).toBe(paths.upgrade));
    expect(await requests[0]?.json()).toEqual({ email: 'him@example.com', password: 'Secret123' });
    cleanup();
    renderInApp(<UpgradePage />);
    const words = 'Account created! Please check your email to verify your account.';
    expect(screen.getByText(words).closest('[role=status]')?.textContent).toContain('him@example.com');
  });

  it('sends once, however often a button is pressed', async () => {
    const requests = playServer([on(api.accounts.signup, noAnswer)]);
    await reachPlan();
    await press('Skip & Complete');
    await press('Skip & Complete');
    await press('Upgrade Now');
    expect(requests).toHaveLength(1);
  });

  it("SIGNUP-26 shows the server's error and stays on step 3", async () => {
    playServer([on(api.accounts.signup, refuse('too_many_requests', 'Too many attempts.'))]);
    await reachPlan();
    await press('Upgrade Now');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.');
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    expect(location.pathname).toBe(paths.signup);
  });

  it.each([
    ['an answer without words', outsideContract(500)],
    ['no answer', unreachable],
  ])("SIGNUP-27 says 'Signup failed' for %s, and lets him try again", async (_name, answer) => {
    let tries = 0;
    playServer([on(api.accounts.signup, () => (++tries === 1 ? answer : { message: 'ok' }))]);
    await reachPlan();
    await press('Skip & Complete');
    expect((await screen.findByRole('alert')).textContent).toBe('Signup failed');
    await press('Skip & Complete');
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
  });
});

it.each(['blocked', 'full'] as const)('with storage %s it says that a reload begins anew', async (how) => {
  blockStorage(how);
  renderInApp(<SignupPage />);
  expect(screen.queryByText(/let us keep drafts/)).toBeNull();
  await fill('Email', 'him@example.com');
  expect(screen.getByText(/^This browser doesn't let us keep drafts\./)).toBeTruthy();
});

describe('a reload in the middle of it', () => {
  const reload = () => {
    cleanup();
    renderInApp(<SignupPage />);
  };

  it('keeps the address and her name, asks for the password again and says why, and stores no password', async () => {
    await reachPlan();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Secret123');
    reload();
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect([field('Email').value, field('Password').value]).toEqual(['him@example.com', '']);
    expect(screen.getByText(/never stored, so please type it again/)).toBeTruthy();
    await fill('Password', 'Secret123');
    await fill('Confirm password', 'Secret123');
    await press('Continue');
    expect(field('Spouse name').value).toBe('Anna');
  });

  it('finds nothing any more once the account is created', async () => {
    playServer(created);
    await reachPlan();
    await press('Skip & Complete');
    await screen.findByText('him@example.com');
    expect(sessionStorage.length).toBe(0);
    reload();
    expect(field('Email').value).toBe('');
    expect(screen.queryByText(/please type it again/)).toBeNull();
  });
});
