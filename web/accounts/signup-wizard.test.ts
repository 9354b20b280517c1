import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, faultOf, signupBody, stepLabel, stepToShow } from './signup-wizard';

const good: Draft = {
  email: 'him@example.com',
  password: 'Secret123',
  confirmation: 'Secret123',
  spouseName: 'Anna',
};
const withPassword = (password: string): Draft => ({ ...good, password, confirmation: password });

describe('the first step', () => {
  it('lets a faultless draft pass', () => {
    expect(faultOf(1, good)).toBeNull();
  });

  it.each([
    ['email', { email: ' ' }],
    ['password', { password: '' }],
    ['confirmation', { confirmation: '' }],
  ] as const)('SIGNUP-10 asks for a missing %s', (field, missing) => {
    expect(faultOf(1, { ...good, ...missing })).toEqual({ field, text: 'All fields are required' });
  });

  it('SIGNUP-11 asks for an email of the right shape', () => {
    expect(faultOf(1, { ...good, email: 'him@example' })).toEqual({
      field: 'email',
      text: 'Please enter a valid email address',
    });
  });

  it('SIGNUP-12 asks for the same password twice', () => {
    expect(faultOf(1, { ...good, confirmation: 'secret123' })).toEqual({
      field: 'confirmation',
      text: 'Passwords do not match',
    });
  });

  it.each([
    ['SIGNUP-13', 'Secr123', 'Password must be at least 8 characters'],
    ['SIGNUP-14', 'secret123', 'Password must include an uppercase letter'],
    ['SIGNUP-15', 'SecretSecret', 'Password must include a number'],
  ])('%s refuses the password %s', (_id, password, text) => {
    expect(faultOf(1, withPassword(password))).toEqual({ field: 'password', text });
  });

  it('SIGNUP-16 tells the first fault only, in the order of the checks', () => {
    // Each draft is mended in one point more than the one before it.
    const begun: Draft = { ...emptyDraft, email: 'nobody', password: 'a', confirmation: '' };
    const steps: [mended: Partial<Draft>, fault: string | undefined][] = [
      [{}, 'All fields are required'],
      [{ confirmation: 'b' }, 'Please enter a valid email address'],
      [{ email: 'him@example.com' }, 'Passwords do not match'],
      [withPasswords('a'), 'Password must be at least 8 characters'],
      [withPasswords('aaaaaaaa'), 'Password must include an uppercase letter'],
      [withPasswords('Aaaaaaaa'), 'Password must include a number'],
      [withPasswords('Aaaaaaa1'), undefined],
    ];
    let draft = begun;
    for (const [mended, fault] of steps) {
      draft = { ...draft, ...mended };
      expect(faultOf(1, draft)?.text).toBe(fault);
    }
  });
});

function withPasswords(password: string) {
  return { password, confirmation: password };
}

describe('the second step', () => {
  it.each(['', '   '])("SIGNUP-18 asks for the spouse's name in place of '%s'", (spouseName) => {
    expect(faultOf(2, { ...good, spouseName })).toEqual({
      field: 'spouseName',
      text: "Please enter your spouse's name",
    });
    expect(faultOf(2, good)).toBeNull();
  });
});

describe('the wizard', () => {
  it('SIGNUP-01 numbers its steps', () => {
    expect(([1, 2, 3] as const).map(stepLabel)).toEqual(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3']);
  });

  it('shows the step that is asked for when nothing before it is missing', () => {
    expect([undefined, 1, 2, 3, 4, 'x'].map((wanted) => stepToShow(wanted, good))).toEqual([1, 1, 2, 3, 1, 1]);
  });

  it('goes back to what is missing, as after a reload', () => {
    expect(stepToShow(3, emptyDraft)).toBe(1);
    expect(stepToShow(2, emptyDraft)).toBe(1);
    expect(stepToShow(3, { ...good, spouseName: '' })).toBe(2);
  });

  it("SIGNUP-20 sends email and password only, never the spouse's name", () => {
    expect(signupBody({ ...good, email: ' him@example.com ' })).toEqual({
      email: 'him@example.com',
      password: 'Secret123',
    });
  });
});
