import { describe, expect, it } from 'vitest';
import { resetFault, signupFault } from './account-rules';
import { SubscriptionStatus } from './account-shapes';
import { accounts } from './accounts';

const good = { email: 'tom@example.com', password: 'Password1', confirmation: 'Password1' };

describe('step 1 of the sign-up', () => {
  it('finds nothing to say about good fields', () => {
    expect(signupFault(good)).toBeNull();
  });

  it.each([
    ['the email', { ...good, email: '' }],
    ['the email, which is blank', { ...good, email: '   ' }],
    ['the password', { ...good, password: '' }],
    ['the confirmation', { ...good, confirmation: '' }],
    ['everything', { email: '', password: '', confirmation: '' }],
  ])('SIGNUP-10 without %s says that all fields are required', (_what, fields) => {
    expect(signupFault(fields)).toBe('All fields are required');
  });

  it.each([
    'tom',
    'tom@',
    '@example.com',
    'tom@example',
    'tom example@example.com',
    'tom@exa mple.com',
    'a@b@example.com',
  ])('SIGNUP-11 %j is no valid email', (email) => {
    expect(signupFault({ ...good, email })).toBe('Please enter a valid email address');
  });

  it('SIGNUP-12 passwords that differ do not match', () => {
    expect(signupFault({ ...good, confirmation: 'Password2' })).toBe('Passwords do not match');
    expect(signupFault({ ...good, confirmation: 'Password1 ' })).toBe('Passwords do not match');
  });

  const password = (text: string) => signupFault({ ...good, password: text, confirmation: text });

  it('SIGNUP-13 CONST-06 seven characters are too few, eight are enough', () => {
    expect(password('Passwo1')).toBe('Password must be at least 8 characters');
    expect(password('Passwor1')).toBeNull();
  });

  it('SIGNUP-14 CONST-06 an uppercase letter is asked for', () => {
    expect(password('password1')).toBe('Password must include an uppercase letter');
    expect(password('pässwörd1')).toBe('Password must include an uppercase letter');
    expect(password('Ässwörter1')).toBeNull();
  });

  it('SIGNUP-15 CONST-06 a digit is asked for', () => {
    expect(password('Passwords')).toBe('Password must include a number');
  });

  it('SIGNUP-16 runs the six checks in their order and reports the first failure only', () => {
    const worst = { email: 'tom', password: 'pass', confirmation: '' };
    const steps = [
      signupFault(worst),
      signupFault({ ...worst, confirmation: 'word' }),
      signupFault({ ...worst, confirmation: 'word', email: good.email }),
      signupFault({ ...worst, confirmation: 'pass', email: good.email }),
      password('password'),
      password('Password'),
      password('Password1'),
    ];
    expect(steps).toEqual([
      'All fields are required',
      'Please enter a valid email address',
      'Passwords do not match',
      'Password must be at least 8 characters',
      'Password must include an uppercase letter',
      'Password must include a number',
      null,
    ]);
  });
});

describe('asking for a reset', () => {
  const wordsFor = (body: object) => accounts.requestReset.body.safeParse(body).error?.issues[0]?.message;

  it('RESET-04 an email that is empty after trimming is required', () => {
    expect(wordsFor({ email: '' })).toBe('Email address is required');
    expect(wordsFor({ email: ' \t ' })).toBe('Email address is required');
    expect(wordsFor({})).toBe('Email address is required');
  });

  it('DATA-21 has an email, trimmed, and nothing else', () => {
    const parsed = accounts.requestReset.body.parse({ email: ' tom@example.com ', other: 1 });
    expect(parsed).toEqual({ email: 'tom@example.com' });
  });
});

describe('setting a new password from a mailed link', () => {
  it('RESET-09 a missing password is required', () => {
    expect(resetFault('', '')).toBe('New password is required');
    expect(resetFault('   ', '   ')).toBe('New password is required');
  });

  it('RESET-10 a different confirmation does not match', () => {
    expect(resetFault('abcdef', 'abcdeg')).toBe('Passwords do not match');
  });

  it('RESET-11 CONST-08 five characters are too few', () => {
    expect(resetFault('abcde', 'abcde')).toBe('Password must be at least 6 characters long');
  });

  it('RESET-12 runs the checks in their order and reports the first failure only', () => {
    const steps = [
      resetFault('', 'abc'),
      resetFault('abc', 'abd'),
      resetFault('abc', 'abc'),
      resetFault('abcdef', 'abcdef'),
    ];
    expect(steps).toEqual([
      'New password is required',
      'Passwords do not match',
      'Password must be at least 6 characters long',
      null,
    ]);
  });

  it('RESET-13 CONST-08 the minimum is 6, not 8, with neither an uppercase letter nor a digit', () => {
    expect(resetFault('abcdef', 'abcdef')).toBeNull();
  });

  it('spaces around it count for nothing', () => {
    expect(resetFault(' abcdef ', 'abcdef')).toBeNull();
    expect(resetFault(' abcd ', ' abcd ')).toBe('Password must be at least 6 characters long');
  });

  it('DATA-22 has newPassword in the body and the token in the path', () => {
    expect(accounts.completeReset.path).toBe('/api/reset-password/:token');
    expect(accounts.completeReset.params.parse({ token: 'abc' })).toEqual({ token: 'abc' });
    expect(accounts.completeReset.body.parse({ newPassword: 'abcdef', other: 1 })).toEqual({ newPassword: 'abcdef' });
  });
});

describe('changing the password in the account', () => {
  it('CONST-07 the minimum is 8', () => {
    const wordsFor = (newPassword: string) =>
      accounts.changePassword.body.safeParse({ currentPassword: 'x', newPassword }).error?.issues[0]?.message;
    expect(wordsFor('1234567')).toBe('New password must be at least 8 characters long');
    expect(wordsFor('12345678')).toBeUndefined();
  });
});

describe('the subscription of a user', () => {
  it("DATA-02 is 'none' or another value", () => {
    expect(SubscriptionStatus.options).toEqual(['none', 'active', 'canceling', 'past_due', 'granted']);
  });
});
