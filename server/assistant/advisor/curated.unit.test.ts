import { describe, expect, it } from 'vitest';
import type { Intent } from '../notes';
import { questionFor } from './ask-her';
import { ideas } from './idea-list';

const intents: Intent[] = ['fact', 'when', 'list', 'gift', 'date', 'food', 'comfort', 'avoid', 'other'];
const topics = [
  'flowers',
  'perfume',
  'a book',
  'music',
  'a film',
  'breakfast',
  'cake',
  'tea',
  'a ring',
  'work',
  'her dog',
];
const questions = new Set(
  intents.flatMap((intent) => ['nothing', ...topics].map((topic) => questionFor(topic, intent))),
);

describe('what is written for him beforehand', () => {
  it.each([...questions])('a question for her can be asked in one breath: %s', (question) => {
    expect(question).toMatch(/^[A-Z].*\?$/);
    expect(question.split(' ').length).toBeLessThan(20);
    expect(question).toMatch(/\b(you|your|yourself)\b/);
    expect(question).not.toMatch(/\b(she|her)\b/);
  });

  it('an idea says what he could do and nothing about her', () => {
    for (const { text } of ideas) expect(text).not.toMatch(/\b(she|her|hers|wife)\b|[“”"[\]]/i);
  });

  it('each idea is there once', () => {
    const keys = ideas.map(({ for: intent, text }) => `${intent} ${text}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
