import { dashboardAt, loginThen } from '../contract/paths';
import { mailsTo } from './fixtures/mailbox';
import { PASSWORD } from './fixtures/people';
import {
  button,
  complaint,
  expectPath,
  field,
  heading,
  link,
  logInThroughForm,
  note,
  tab,
  tabTo,
} from './fixtures/screen';
import { expectGoodToSee } from './fixtures/sight';
import { expect, test } from './fixtures/story';

test('LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-05 LOGIN-06 LOGIN-07 LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-11 a visitor sees the form, what the product is, and the two ways on', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Email')).toHaveAttribute('required', '');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(field(page, 'Password')).toHaveAttribute('required', '');
  await expect(page.getByRole('heading', { name: 'Win Her Heart Daily' })).toBeVisible();
  await expect(page.getByText('Build trust. Give better gifts. Never forget what she loves.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Sign up free',
    'Ask her the question and jot her answer',
    'Subscribe for the AI advisor',
  ]);

  await link(page, 'Need an account? Sign up').click();
  await expectPath(page, '/signup');
  await page.goBack();
  await link(page, 'Forgot Password?').click();
  await expectPath(page, '/reset-password');
});

test('LOGIN-04 LOGIN-16 a wrong password and an unknown address are refused in the same words', async ({
  page,
  cast,
  watching,
}) => {
  const { email } = await cast.husband();
  watching.expectRefusal('/api/login');
  await page.goto('/login');
  await logInThroughForm(page, { email, password: 'Wrong password 1' });
  await expect(complaint(page, 'Invalid email or password.')).toBeVisible();
  await logInThroughForm(page, { email: `nobody-${email}`, password: PASSWORD });
  await expect(complaint(page, 'Invalid email or password.')).toBeVisible();
  await expectPath(page, '/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('LOGIN-17 a login that fails without words says so', async ({ page, network }) => {
  await network.cut('POST /api/login');
  await page.goto('/login');
  await logInThroughForm(page, { email: 'him@example.com', password: PASSWORD });
  await expect(complaint(page, 'Login failed')).toBeVisible();
});

test('LOGIN-16 before the address is verified he is refused, has the mail sent again, and then gets in', async ({
  page,
  cast,
  server,
  watching,
}) => {
  const account = await cast.signUp();
  watching.expectRefusal('/api/login');
  await page.goto('/login');
  await logInThroughForm(page, account);
  await expect(complaint(page, 'Please verify your email before logging in.')).toBeVisible();
  await button(page, 'Resend Verification Email').click();
  await expect(note(page, 'Verification email sent again! Please check your inbox.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(server, account.email)).length).toBe(2);

  await cast.verify(account);
  await button(page, 'Log in').click();
  await expectPath(page, '/dashboard');
});

test('LOGIN-14 an administrator is led to the admin screen', async ({ page }) => {
  await page.goto('/login');
  await logInThroughForm(page, { email: 'admin@heartnote.test', password: 'Administrator1' });
  await expectPath(page, '/admin');
  await expect(page).toHaveTitle('Admin Dashboard · Heartnote');
});

test('the way that was wanted is taken after logging in, and no way out of the product', async ({ page, cast }) => {
  const person = await cast.husband();
  await page.goto('/login?next=/question-of-the-day');
  await logInThroughForm(page, person);
  await expectPath(page, '/question-of-the-day');
  await page.goto('/login?next=/manage-subscription');
  await expectPath(page, '/manage-subscription');
  await page.goto('/login?next=https://elsewhere.example/');
  await expectPath(page, '/dashboard');
  await page.goto('/login?next=//elsewhere.example');
  await expectPath(page, '/dashboard');
});

test('the page he had opened before logging in is offered where the login leads, and can be put away', async ({
  page,
  cast,
}) => {
  const him = await cast.husband();
  await page.goto('/search-answers?q=roses');
  await logInThroughForm(page, him);
  await expectPath(page, '/dashboard');
  const offer = page.getByRole('main').getByRole('status').filter({ hasText: 'you had opened' });
  await expect(offer).toBeVisible();
  await expectGoodToSee(page);
  await page.reload();
  await tabTo(page, link(offer, 'Search Answers'));
  await page.keyboard.press('Enter');
  await expectPath(page, '/search-answers?q=roses');
  await page.goBack();
  await button(offer, 'Dismiss').click();
  await expect(offer).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a link of a letter leads through the login to its very place in the app', async ({ page, cast }) => {
  const him = await cast.husband();
  await page.goto(loginThen(dashboardAt('account')));
  await logInThroughForm(page, him);
  await expectPath(page, dashboardAt('account'));
  await expect(tab(page, 'Account Settings')).toHaveAttribute('aria-selected', 'true');
});
