import { describe, expect, it } from 'vitest';
import { ContactMessage, ContactPurpose, contactPurposes } from './contact';

const whole = { name: 'Tom', email: 'tom@example.com', subject: 'Hello', message: 'Text', purpose: 'idea' };

describe('a contact message', () => {
  it('CONTACT-08 CONST-23 has exactly six purposes', () => {
    expect(ContactPurpose.options).toEqual(['question', 'bug', 'feature', 'idea', 'support', 'feedback']);
  });

  it('shows its purposes in words', () => {
    expect(Object.values(contactPurposes)).toEqual([
      'General Question',
      'Bug Report',
      'Feature Request',
      'Idea',
      'Support',
      'Feedback',
    ]);
  });

  it('DATA-20 has a name, an email, a subject, a message and a purpose, and nothing else', () => {
    expect(ContactMessage.parse({ ...whole, priority: true })).toEqual(whole);
  });

  it('DATA-20 the name is optional', () => {
    const { name: _, ...nameless } = whole;
    expect(ContactMessage.safeParse(nameless).success).toBe(true);
  });

  it.each(['email', 'subject', 'message', 'purpose'])('DATA-20 the %s is required', (field) => {
    expect(ContactMessage.safeParse({ ...whole, [field]: undefined }).success).toBe(false);
  });

  it('a text may have as many lines as it likes; name and subject have one', () => {
    expect(ContactMessage.safeParse({ ...whole, message: 'one\r\ntwo\n\nthree' }).success).toBe(true);
    expect(ContactMessage.safeParse({ ...whole, name: 'one\ntwo' }).success).toBe(false);
    expect(ContactMessage.safeParse({ ...whole, subject: 'one\rtwo' }).success).toBe(false);
  });
});
