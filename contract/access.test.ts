import { describe, expect, it } from 'vitest';
import { accountKind, type Capability, can } from './access';

const basic = { isAdmin: false, isPremium: false };
const premium = { isAdmin: false, isPremium: true };
const admin = { isAdmin: true, isPremium: false };
const both = { isAdmin: true, isPremium: true };

describe('the kind of an account', () => {
  it('ROLE-01 is basic, premium or admin', () => {
    expect([basic, premium, admin, both].map(accountKind)).toEqual(['basic', 'premium', 'admin', 'admin']);
  });

  it('ROLE-23 is admin exactly when is_admin is true', () => {
    for (const isPremium of [true, false]) {
      expect(accountKind({ isAdmin: true, isPremium })).toBe('admin');
      expect(accountKind({ isAdmin: false, isPremium })).not.toBe('admin');
      expect(can({ isAdmin: true, isPremium }, 'administer')).toBe(true);
      expect(can({ isAdmin: false, isPremium }, 'administer')).toBe(false);
    }
  });
});

describe('what a kind may do', () => {
  const ofPremium: Capability[] = [
    'ask-assistant',
    'edit-answers',
    'search-advanced',
    'see-pictures',
    'write-questions',
  ];

  it.each(ofPremium)('%s is for premium, and an administrator is not premium by being one', (capability) => {
    expect([basic, premium, admin, both].map((who) => can(who, capability))).toEqual([false, true, false, true]);
  });
});
