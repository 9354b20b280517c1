import { describe, expect, it } from 'vitest';
import type { Intent } from '../notes';
import { intentOf } from './intent';

const asked: Partial<Record<Intent, string[]>> = {
  when: ['When did she finish school?', 'What year did we move?', 'Which day did she start the job?'],
  fact: ['Who taught her to swim?', 'Where did my wife grow up?', 'Why did she change jobs?'],
  list: ['Which countries has she visited?', 'List her hobbies'],
  gift: [
    'What should I give her for Christmas?',
    'gift ideas',
    'I want to buy my wife something small',
    'Which flowers does she like best?',
    'Should I throw a surprise party?',
  ],
  date: ['Any ideas for a date night?', 'Where should I take her on Saturday?', 'Is camping a good idea?'],
  food: ['What can I cook tonight?', 'Which dessert should I order?', 'What is her favourite restaurant?'],
  comfort: [
    'How do I cheer her up?',
    'My wife had a hard week, what can I do?',
    'She is nervous about an exam, what should I say?',
    'How can I make her feel loved?',
  ],
  avoid: [
    'What should I avoid on her birthday?',
    'Is she allergic to anything?',
    'What should I never serve her?',
    'What annoys her at home?',
    'Which gifts does she hate?',
  ],
  other: ['What pet could we get?', 'Help me understand her'],
};

describe('what he is after', () => {
  it.each(Object.entries(asked).flatMap(([intent, queries]) => queries.map((query) => [intent, query])))(
    'is %s: %s',
    (intent, query) => {
      expect(intentOf(query)).toBe(intent);
    },
  );

  it('is told from what she did in the past, which is a fact even of food', () => {
    expect(intentOf('What did my wife cook for the party?')).toBe('fact');
  });
});
