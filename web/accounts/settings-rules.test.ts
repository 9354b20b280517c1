import { describe, expect, it } from 'vitest';
import { newEmailFault, passwordFault, passwordRules } from './settings-rules';

describe('a new email', () => {
  it("ACCOUNT-05 that is empty gives 'Email cannot be empty'", () => {
    expect([newEmailFault(''), newEmailFault('  ')]).toEqual(['Email cannot be empty', 'Email cannot be empty']);
  });

  it("ACCOUNT-06 without valid shape gives 'Please enter a valid email address'", () => {
    for (const email of ['him', 'him@', 'him@home', '@example.com', 'a b@example.com']) {
      expect(newEmailFault(email)).toBe('Please enter a valid email address');
    }
    expect(newEmailFault(' him@example.com ')).toBeNull();
  });
});

const good = { current: 'Secret123', next: 'Better456', confirmation: 'Better456' };
const onPage = (change: Partial<typeof good>) => passwordFault({ ...good, ...change }, passwordRules.accountPage);
const onDashboard = (change: Partial<typeof good>) => passwordFault({ ...good, ...change }, passwordRules.dashboard);

describe('a password change on /account-settings', () => {
  it("ACCOUNT-10 without the current one gives 'Current password is required'", () => {
    expect(onPage({ current: '', next: '' })).toEqual({ field: 'current', text: 'Current password is required' });
  });

  it("ACCOUNT-11 without a new one gives 'New password is required'", () => {
    expect(onPage({ next: '', confirmation: 'x' })).toEqual({ field: 'next', text: 'New password is required' });
  });

  it("ACCOUNT-12 under 8 characters gives 'New password must be at least 8 characters long'", () => {
    const words = 'New password must be at least 8 characters long';
    expect(onPage({ next: 'Short12', confirmation: 'Other' })).toEqual({ field: 'next', text: words });
    expect(onPage({ next: 'Short123', confirmation: 'Short123' })).toBeNull();
  });

  it("ACCOUNT-13 different from its confirmation gives 'New passwords do not match'", () => {
    expect(onPage({ confirmation: 'Better457' })).toEqual({
      field: 'confirmation',
      text: 'New passwords do not match',
    });
  });

  it('is not longer than the server takes', () => {
    const long = 'x'.repeat(129);
    expect(onPage({ next: long, confirmation: long })?.text).toBe('Password must be at most 128 characters');
  });
});

describe('a password change on the dashboard', () => {
  it("DASH-41 different from its confirmation gives 'Passwords do not match', before anything about its length", () => {
    const fault = { field: 'confirmation', text: 'Passwords do not match' };
    expect(onDashboard({ confirmation: 'Better457' })).toEqual(fault);
    expect(onDashboard({ next: 'abc', confirmation: 'abd' })).toEqual(fault);
  });

  it('needs all three, and 8 characters', () => {
    expect(onDashboard({ current: '' })?.field).toBe('current');
    expect(onDashboard({ next: '', confirmation: '' })?.field).toBe('next');
    expect(onDashboard({ confirmation: '' })?.field).toBe('confirmation');
    expect(onDashboard({ next: 'short', confirmation: 'short' })?.field).toBe('next');
    expect(onDashboard({})).toBeNull();
  });
});
