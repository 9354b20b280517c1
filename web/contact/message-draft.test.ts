import { describe, expect, it } from 'vitest';
import { ContactMessage, contactPurposes } from '../../contract/contact';
import { blankDraft, type MessageDraft, messageFault } from './message-draft';

const good: MessageDraft = {
  name: '',
  email: 'him@example.com',
  purpose: 'question',
  subject: 'A question',
  message: 'How?',
};
const required = 'Email, subject, message and purpose are required';

describe('a message to us', () => {
  it('CONTACT-08 CONTACT-10 is for one of six purposes, at first a question', () => {
    expect(Object.keys(contactPurposes)).toEqual(['question', 'bug', 'feature', 'idea', 'support', 'feedback']);
    expect(blankDraft.purpose).toBe('question');
  });

  it('CONTACT-03 needs no name, and goes out without the spaces around it', () => {
    const typed = { ...good, subject: ' A question ', message: ' How?\n' };
    expect(messageFault(typed)).toBeNull();
    expect(ContactMessage.parse(typed)).toEqual(good);
  });

  it.each([
    ['CONTACT-04', 'email'],
    ['CONTACT-05', 'subject'],
    ['CONTACT-06', 'message'],
  ] as const)('%s needs the %s', (_id, field) => {
    expect(messageFault({ ...good, [field]: ' ' })).toEqual({ field, text: required });
  });

  it('tells the first fault in the order of the form', () => {
    expect(messageFault(blankDraft)).toEqual({ field: 'email', text: required });
    expect(messageFault({ ...good, name: 'x'.repeat(101), email: 'him' })?.field).toBe('name');
    expect(messageFault({ ...good, email: 'him', message: '' })).toEqual({
      field: 'email',
      text: 'Please enter a valid email address',
    });
    expect(messageFault({ ...good, message: 'x'.repeat(5001) })?.text).toBe('Message must be 5,000 characters or less');
  });
});
