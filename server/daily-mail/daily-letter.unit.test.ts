import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config';
import { authKeysOf } from '../platform/crypto/secrets';
import { dailyLetter } from './daily-letter';

const deps = { config: readConfig({ PUBLIC_URL: 'http://localhost:3000' }), auth: authKeysOf('x'.repeat(43)) };
const letter = (text: string | null, isOwn = false) =>
  dailyLetter(deps, 'tom@example.com', text === null ? null : { text, is_custom_question: isOwn });

describe('the daily email', () => {
  it('says the question in its subject', () => {
    const { subject, text } = letter('Which soup makes you feel looked after?');
    expect(subject).toBe('Ask her today: Which soup makes you feel looked after?');
    expect(text).toContain("Ask her today, and jot down what she says while it's fresh.");
  });

  it('cuts a long one after a word in the subject, and shows the whole of it inside', () => {
    const long =
      'When we are both too tired to talk and the kitchen is still a mess, what would you like me to say first?';
    const { subject, text, html } = letter(long);
    expect(subject).toBe('Ask her today: When we are both too tired to talk and the kitchen is still a mess…');
    expect(text).toContain(long);
    expect(html).toContain(long);
  });

  it('keeps a subject to one line, whatever somebody wrote for a question', () => {
    expect(letter('Sweet\r\nBcc: all@example.com').subject).toBe('Ask her today: Sweet Bcc: all@example.com');
  });

  it('keeps what he wrote himself out of the subject, and shows it inside', () => {
    const { subject, text, html } = letter('What would Anna like to hear more often?', true);
    expect(subject).toBe("Today's question is waiting for you");
    for (const body of [text, html]) expect(body).toContain('What would Anna like to hear more often?');
  });

  it('says nothing of a question that is for the two of them alone', () => {
    const { subject, text } = letter(null);
    expect(subject).toBe("Today's question is waiting for you");
    expect(text).toContain('Log in to see it.');
  });

  it('reads well as plain text: question, what to do, where, and how to stop it', () => {
    const { text } = letter('Coffee or tea?');
    expect(text.replaceAll(/t=[\w-]+/g, 't=PROOF')).toBe(`Coffee or tea?

Ask her today, and jot down what she says while it's fresh.

Write down her answer:
http://localhost:3000/login?next=/question-of-the-day

-- 
Heartnote
You're receiving this once a day because you have a Heartnote account.
Stop the daily email:
http://localhost:3000/unsubscribe?email=tom%40example.com&t=PROOF
Change when it comes:
http://localhost:3000/login?next=/account-settings
`);
  });
});
