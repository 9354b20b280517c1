import { describe, expect, it } from 'vitest';
import { type AccessLevel, type Capability, can } from './access';

const basic = { isAdmin: false, isPremium: false };
const premium = { isAdmin: false, isPremium: true };
const admin = { isAdmin: true, isPremium: false };
const both = { isAdmin: true, isPremium: true };

/** Every one there is: a new one does not compile until it is listed. */
const capabilities: Record<Capability, true> = {
  'ask-assistant': true,
  'edit-answers': true,
  'plan-gifts': true,
  'search-advanced': true,
  'see-pictures': true,
  'write-questions': true,
  'manage-questions': true,
  administer: true,
};
const all = Object.keys(capabilities) as Capability[]; // Object.keys forgets the names it was given.
const grantedTo = (who: AccessLevel) => all.filter((capability) => can(who, capability));

describe('the kind of an account', () => {
  it('ROLE-01 is basic, premium or admin: three that differ in what they may do', () => {
    expect(grantedTo(basic)).toEqual([]);
    expect(grantedTo(premium)).toEqual(all.filter((capability) => capability !== 'administer'));
    expect(grantedTo(admin)).toEqual(['manage-questions', 'administer']);
    expect(grantedTo(both)).toEqual(all);
  });

  it('ROLE-23 is admin exactly when is_admin is true', () => {
    for (const isPremium of [true, false]) {
      expect(can({ isAdmin: true, isPremium }, 'administer')).toBe(true);
      expect(can({ isAdmin: false, isPremium }, 'administer')).toBe(false);
    }
  });
});

describe('what a kind may do', () => {
  const ofPremium: Capability[] = [
    'ask-assistant',
    'edit-answers',
    'plan-gifts',
    'search-advanced',
    'see-pictures',
    'write-questions',
  ];

  it.each(ofPremium)('%s is for premium, and an administrator is not premium by being one', (capability) => {
    expect([basic, premium, admin, both].map((who) => can(who, capability))).toEqual([false, true, false, true]);
  });
});
