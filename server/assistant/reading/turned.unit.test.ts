import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question';

describe('a question of his', () => {
  it.each([
    ['How do I cheer her up?', 'How do you cheer me up?'],
    ["What is my wife's ring size?", 'What is my ring size?'],
    ['What does Anna like?', 'What does I like?'],
    ['What annoys her most about me?', 'What annoys me most about me?'],
    ['What turns her off?', 'What turns me off?'],
    ['What drives her crazy?', 'What drives me crazy?'],
    ['How do I calm her nerves?', 'How do you calm my nerves?'],
    ['Her most beautiful memory', 'my most beautiful memory'],
  ])('is turned to her side: %s', (text, turned) => expect(readQuestion(text).turned).toBe(turned));

  it.each([
    ['Which cake for Christmas?', 'Which cake for Christmas?'],
    ['Her party is Sunday', 'my party is Sunday'],
    ['What for Good Friday?', 'What for Good Friday?'],
    ['What did Aunt Rose say?', 'What did Aunt Rose say?'],
    ['What does Mom think of it?', 'What does Mom think of it?'],
    ['What does June like?', 'What does I like?'],
  ])('takes no day and nobody of the family for her: %s', (text, turned) =>
    expect(readQuestion(text).turned).toBe(turned),
  );

  it('keeps the budget apart from what is looked for', () => {
    const { budget, stems } = readQuestion('gift under 20 dollars');
    expect(budget).toBe('under 20 dollars');
    expect(stems).not.toContain('dollar');
    expect(readQuestion('something for $50').budget).toBe('$50');
    expect(readQuestion('something small for under 15 on the way home').budget).toBe('for under 15');
    expect(readQuestion('a present for up to 100').budget).toBe('for up to 100');
    expect(readQuestion('dinner in under 30 minutes').budget).toBeNull();
    expect(readQuestion('which flowers').budget).toBeNull();
  });
});
