import { describe, expect, it } from 'vitest';
import { completionFault, passwordToSend, requestFault } from './reset-rules';

const both = (newPassword: string, confirmation = newPassword) => ({ newPassword, confirmation });

describe('asking for a reset mail', () => {
  it.each(['', '   '])("RESET-04 needs an address in place of '%s'", (email) => {
    expect(requestFault(email)).toBe('Email address is required');
  });

  it('needs one of the right shape', () => {
    expect(requestFault('him')).toBe('Please enter a valid email address');
    expect(requestFault(' him@example.com ')).toBeNull();
  });
});

describe('setting the new password', () => {
  it('RESET-09 needs one', () => {
    expect(completionFault(both('   ', 'abcdef'))).toEqual({ field: 'newPassword', text: 'New password is required' });
  });

  it('RESET-10 needs it twice', () => {
    expect(completionFault(both('abcdef', 'abcdeg'))).toEqual({
      field: 'confirmation',
      text: 'Passwords do not match',
    });
  });

  it('RESET-11 RESET-13 needs six characters of any kind', () => {
    expect(completionFault(both('abcde'))).toEqual({
      field: 'newPassword',
      text: 'Password must be at least 6 characters long',
    });
    expect(completionFault(both('abcdef'))).toBeNull();
  });

  it('RESET-12 tells the first fault only', () => {
    const typed = [both('', 'x'), both('a', 'x'), both('a'), both('abcdef')];
    expect(typed.map((each) => completionFault(each)?.text)).toEqual([
      'New password is required',
      'Passwords do not match',
      'Password must be at least 6 characters long',
      undefined,
    ]);
  });

  it('RESET-14 is trimmed before it is sent', () => {
    expect(passwordToSend(both('  abc def '))).toBe('abc def');
  });
});
