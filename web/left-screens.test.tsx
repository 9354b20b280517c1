import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../contract/api';
import { dashboardAt, paths, verifyLink } from '../contract/paths';
import { screenFiles } from './screens';
import { pass, stopClock } from './testing/question-page';
import { server } from './testing/question-server';
import { basicUser, makeToken } from './testing/render';
import { on, playServer, refuse, type Stub } from './testing/server';
import { basicServer, visit } from './testing/whole-app';
import { navigate } from './ui/navigation';

const broken = refuse('server_error');

/** He is on the way to /help, and its file is long on its way to him. */
async function leave(): Promise<void> {
  vi.spyOn(screenFiles.help, 'arrived').mockReturnValue(undefined);
  vi.spyOn(screenFiles.help, 'fetch').mockReturnValue(new Promise(() => {}));
  await act(async () => navigate(paths.help));
}

async function open(path: string, answers: Stub[], token = makeToken()) {
  playServer([...basicServer, ...server, ...answers]);
  visit(path, token);
  await pass(0);
}

/** Neither pulled elsewhere nor logged out. */
async function expectNothing(): Promise<void> {
  await pass(10_000);
  expect([location.pathname, localStorage.getItem('token') !== null]).toEqual([paths.help, true]);
}

beforeEach(async () => {
  for (const name of [
    'view-answers',
    'ai-assistant',
    'question-of-the-day',
    'verify-email',
    'login',
    'dashboard',
    'upgrade',
  ] as const)
    await screenFiles[name].fetch();
  stopClock();
});

describe('a screen that he has left, and that only stands until the next one is here', () => {
  it('does not pull him to the dashboard after an answer', async () => {
    await open(paths.questionOfTheDay, []);
    await pass(2_000);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Peonies' } });
    fireEvent.click(screen.getByRole('button', { name: 'Submit Answer' }));
    await pass(500);
    await leave();
    await expectNothing();
  });

  it('does not log him out for a list that failed before', async () => {
    await open(paths.viewAnswers, [on(api.answers.list, broken)]);
    await pass(1_000);
    expect(screen.getByRole('alert')).toBeTruthy();
    await leave();
    await expectNothing();
  });

  it('does not log him out for a list that fails meanwhile', async () => {
    let fail = () => {};
    const failing = new Promise<typeof broken>((resolve) => (fail = () => resolve(broken)));
    await open(paths.viewAnswers, [on(api.answers.list, () => failing)]);
    await leave();
    fail();
    await expectNothing();
  });

  it("does not log him out for the assistant's status", async () => {
    await open(paths.aiAssistant, [on(api.billing.status, broken)]);
    await pass(1_000);
    expect(screen.getByText(/status/i)).toBeTruthy();
    await leave();
    await expectNothing();
  });

  it('does not lead to the login after a link was opened', async () => {
    await open(verifyLink('x1'), [on(api.accounts.verifyEmail, { message: 'Done.' })]);
    await pass(100);
    expect(screen.getByText('Done.')).toBeTruthy();
    await leave();
    await expectNothing();
  });

  it('logs him in where he is now', async () => {
    let answer = () => {};
    const reply = { token: makeToken(), user: basicUser, is_admin: false, device: 'mark' };
    localStorage.clear();
    playServer([...server, on(api.accounts.login, () => new Promise((resolve) => (answer = () => resolve(reply))))]);
    visit(paths.login);
    await pass(0);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'him@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret123' } });
    fireEvent.submit(screen.getByLabelText('Email'));
    await pass(0);
    await leave();
    answer();
    await expectNothing();
  });
});

it('goes on at its own address until the next screen is here', async () => {
  await open(dashboardAt('account'), []);
  expect(screen.getByRole('tab', { name: 'Account Settings' }).getAttribute('aria-selected')).toBe('true');
  const field = screen.getAllByLabelText<HTMLInputElement>(/email/i)[0];
  await leave();
  expect(screen.getByRole('tab', { name: 'Account Settings' }).getAttribute('aria-selected')).toBe('true');
  expect(field?.isConnected).toBe(true);
});

it('does not lead him to the payment page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  let answer = () => {};
  const reply = { url: 'https://checkout.stripe.com/x', hosts: ['checkout.stripe.com'] };
  await open(paths.upgrade, [
    on(api.billing.price, { priceId: 'p', amount: 777, currency: 'usd', interval: 'month' }),
    on(api.billing.checkout, () => new Promise((resolve) => (answer = () => resolve(reply)))),
  ]);
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: /Upgrade to Premium - / }));
  await pass(100);
  await leave();
  answer();
  await pass(1_000);
  expect(assign).not.toHaveBeenCalled();
});
