import { describe, expect, it } from 'vitest';
import { pool } from '../../questions/pool/pool';
import { readQuestion } from '../reading/read-question';
import { questionFor } from './ask-her';

const queries = [
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
]
  .flatMap((topic) => [`which ${topic} does she like`, `what should I avoid about ${topic}`, `who gave her ${topic}`])
  .concat(
    'gift ideas',
    'how do I cheer her up',
    'date night',
    'what can I cook',
    'what should I avoid',
    'when did she move',
    'what did she say',
  );
const questions = new Set(queries.map((query) => questionFor(readQuestion(query), new Set(), false) ?? ''));

describe('what is written for him beforehand', () => {
  it.each([...questions])('a question for her can be asked in one breath: %s', (question) => {
    expect(question).toMatch(/^[A-Z].*[?.…]$/);
    expect(question.split(' ').length).toBeLessThan(20);
    expect(question).not.toMatch(/\b(she|her)\b/);
  });

  it('is one that she has not answered, where another is about the same', () => {
    const first = questionFor(readQuestion('which flowers does she like'), new Set(), false);
    const answered = new Set(pool.filter(({ text }) => text === first).map(({ id }) => id));
    expect(answered.size).toBe(1);
    expect(questionFor(readQuestion('which flowers does she like'), answered, false)).not.toBe(first);
  });
});
