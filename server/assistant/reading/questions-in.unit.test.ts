import { describe, expect, it } from 'vitest';
import { questionsIn } from './questions-in';
import { readQuestion } from './read-question';

const asked = (text: string) => questionsIn(text).map((one) => one.asked);

describe('several questions at once', () => {
  it.each([
    ["What's her shoe size? And which brand does she like?", "What's her shoe size?", 'which brand does she like?'],
    [
      "what perfume does she wear and what's her favorite flower",
      'what perfume does she wear',
      "what's her favorite flower",
    ],
    ['does she like hiking and if so where', 'does she like hiking', 'if so where'],
    [
      'her birthday is friday. what cake does she like and what should I give her',
      'what cake does she like',
      'what should I give her',
    ],
    [
      'how does she take her coffee, also what does she eat for breakfast',
      'how does she take her coffee',
      'what does she eat for breakfast',
    ],
    ["what's her dress size plus does she wear heels", "what's her dress size", 'does she wear heels'],
    ['what helps her headaches, does she take advil', 'what helps her headaches', 'does she take advil'],
    ['favorite pizza topping? favorite drink?', 'favorite pizza topping?', 'favorite drink?'],
    ['Her shoe size? Her ring size? Her dress size?', 'Her shoe size?', 'Her ring size?', 'Her dress size?'],
    [
      'what are her favorite flowers, plus is there any kind she hates',
      'what are her favorite flowers',
      'is there any kind she hates',
    ],
    [
      'what was she like as a teenager & did she get in trouble',
      'what was she like as a teenager',
      'did she get in trouble',
    ],
    [
      'quick one, does she eat shrimp and is she ok with spicy food',
      'does she eat shrimp',
      'is she ok with spicy food',
    ],
    [
      'Did she like the necklace I gave her? If not, what would she rather have?',
      'Did she like the necklace I gave her?',
      'what would she rather have?',
    ],
  ])('%s', (text, ...questions) => expect(asked(text)).toEqual(questions));

  it('are three at most: who asks more tells a story', () => {
    expect(asked('what size is she, what color does she like, what brand does she wear')).toHaveLength(3);
    expect(
      asked('who is Tom? where is he now? what did she say of him? when was that, and why did she go?'),
    ).toHaveLength(1);
  });

  it('are read one after the other: the second goes on with the first', () => {
    const { parts } = readQuestion("what's her favorite restaurant and what does she order there");
    expect(parts?.map(({ reading }) => reading.subjects[0])).toEqual(['restaurant', 'restaurant']);
    const likes = readQuestion('which flowers does she like, which does she hate').parts;
    expect(likes?.map(({ reading }) => [reading.kind, reading.subjects[0]])).toEqual([
      ['likes', 'flower'],
      ['avoid', 'flower'],
    ]);
  });
});

describe('one question, however long', () => {
  it.each([
    'What does she like to eat and drink?',
    'our anniversary is next week and I have no idea what to do, help?',
    'Is it ok if I bring home flowers and chocolate?',
    "She's sad. What can I do?",
    'what did she say about Paris and why she loved it',
    'Does she like surprises? I want to plan one',
    'What do I do when she is angry and does not talk?',
    "what size? it's for boots",
    "hey are you there? what's her ring size",
    'what movie should we watch tonight, something funny and not too long',
    "What's her favorite Jane Austen, is it Pride and Prejudice?",
    'Remember when I asked about her allergies? What were they again',
    'ok thanks. and what about her favorite dessert?',
    'Who was her favorite teacher and why',
    'where does she get her hair done, how much',
    'she likes roses? right?',
    'What can I cook for our friends, who are vegan?',
    'what do I give her mom, who is turning 70',
    'What did she say about her job, is she happy there?',
    'what do you think, should I get her the ring?',
    'could you tell me, what is her shoe size',
    'What should I cook tonight? Pasta maybe?',
    'what should I get her for Christmas? Something under fifty dollars?',
    '',
  ])('%s', (text) => {
    expect(questionsIn(text)).toHaveLength(1);
    expect(readQuestion(text).parts).toBeUndefined();
  });
});
