import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question';

describe('a question of his', () => {
  it('is turned to her side', () => {
    expect(readQuestion('How do I cheer her up?').turned).toBe('How do you cheer me up?');
    expect(readQuestion("What is my wife's ring size?").turned).toBe('What is my ring size?');
    expect(readQuestion('What does Anna like?').turned).toBe('What does I like?');
    expect(readQuestion('What annoys her most about me?').turned).toBe('What annoys me most about me?');
    expect(readQuestion('What turns her off?').turned).toBe('What turns me off?');
    expect(readQuestion('What drives her crazy?').turned).toBe('What drives me crazy?');
    expect(readQuestion('How do I calm her nerves?').turned).toBe('How do you calm my nerves?');
    expect(readQuestion('Her most beautiful memory').turned).toBe('my most beautiful memory');
  });

  it('takes no day and nobody of the family for her', () => {
    expect(readQuestion('Which cake for Christmas?').turned).toBe('Which cake for Christmas?');
    expect(readQuestion('Her party is Sunday').turned).toBe('my party is Sunday');
    expect(readQuestion('What for Good Friday?').turned).toBe('What for Good Friday?');
    expect(readQuestion('What did Aunt Rose say?').turned).toBe('What did Aunt Rose say?');
    expect(readQuestion('What does Mom think of it?').turned).toBe('What does Mom think of it?');
    expect(readQuestion('What does June like?').turned).toBe('What does I like?');
  });

  it('keeps the budget apart from what is looked for', () => {
    const { budget, stems } = readQuestion('gift under 20 dollars');
    expect(budget).toBe('under 20 dollars');
    expect(stems).not.toContain('dollar');
    expect(readQuestion('something for $50').budget).toBe('for $50'.slice(4));
    expect(readQuestion('something small for under 15 on the way home').budget).toBe('for under 15');
    expect(readQuestion('a present for up to 100').budget).toBe('for up to 100');
    expect(readQuestion('dinner in under 30 minutes').budget).toBeNull();
    expect(readQuestion('which flowers').budget).toBeNull();
  });
});
