import { describe, expect, it } from 'vitest';
import { findSubjects, sameThing } from './find-subjects';
import { wordsIn } from './words';

const found = (text: string) =>
  findSubjects(text).map(({ subject, words, isMember }) => `${words}: ${subject}${isMember ? ' (member)' : ''}`);
const subjectsOf = (text: string) => new Set(findSubjects(text).map(({ subject }) => subject));

describe('the subjects of a text', () => {
  it('tells a name from a member, with the words as they stand and where', () => {
    const text = 'Which flowers? Peonies!';
    expect(found(text)).toEqual(['flowers: flower', 'Peonies: flower (member)']);
    for (const { words, start, end } of findSubjects(text)) expect(text.slice(start, end)).toBe(words);
  });

  it.each([
    ['Can I buy her lilies?', 'flower'],
    ['I skip the peaches', 'fruit'],
    ['cucumber sandwiches', 'sandwich'],
    ['headaches', 'when-ill'],
    ['liquorice or licorice', 'sweets'],
    ['Ticket to Ride', 'game'],
    ['a ticket-to-ride evening', 'game'],
    ['Lego', 'puzzle'],
    ['the new Kindle', 'book'],
    ['AirPods', 'gadget'],
    ['What is her ring size?', 'ring-size'],
    ['JEWELLERY', 'jewelry'],
    ['Which colour', 'color'],
    ['flannel pyjamas', 'pajamas'],
    ['Crème brûlée', 'dessert'],
    ['a glass of rosé', 'wine'],
    ['her sister’s wedding', 'siblings'],
    ['when is our anniversary', 'anniversary'],
    ['How do I cheer her up?', 'comfort'],
    ['after a quarrel', 'quarrel'],
    ['when she is ill', 'when-ill'],
    ['What should I never buy her?', 'never-give'],
    ['a compliment', 'compliment'],
    ['Her favourite scents', 'scent'],
    ['grilled sea bass with courgettes', 'vegetable'],
    ['a corgi', 'pet'],
    ['her shoe-size', 'shoe-size'],
    ['a zinfandel', 'wine'],
    ['bossa nova', 'music'],
  ])('%s is about %s', (text, subject) => {
    expect([...subjectsOf(text)]).toContain(subject);
  });

  it('takes the longest match alone', () => {
    expect(subjectsOf('What is her ring size?')).toEqual(new Set(['ring-size']));
    expect(subjectsOf('a board game')).toEqual(new Set(['game']));
    expect(subjectsOf('a peanut allergy')).toEqual(new Set(['allergy']));
  });

  it.each([
    ['I rose early', 'flower'],
    ['ring me tomorrow', 'ring'],
    ['that is sweet of you', 'sweets'],
    ['green walls', 'vegetable'],
    ['of course', 'class'],
    ['I watch the rain', 'watch'],
    ['up to date', 'date-night'],
    ['the bar is high', 'bar'],
    ['tall, dark, handsome', 'fear'],
    ['I fall asleep early', 'season'],
  ])('%s is not about %s', (text, subject) => {
    expect([...subjectsOf(text)]).not.toContain(subject);
  });

  it('reads a word of several meanings by its company', () => {
    expect(subjectsOf('a ring of white gold')).toContain('ring');
    expect(subjectsOf('peel an orange')).toContain('fruit');
    expect(subjectsOf('paint it orange')).toContain('color');
    expect(subjectsOf('a dozen roses')).toContain('flower');
  });

  it('finds nothing where nothing is named', () => {
    expect(findSubjects('')).toEqual([]);
    expect(findSubjects('And what else? 🙂 —')).toEqual([]);
  });

  it('is no search through all that is known: finding them takes some times what reading the words does', () => {
    const text =
      'She loves peonies and lilies, her ring size is 52, she hates licorice and wants a weekend in Lisbon. '.repeat(2);
    // The best of ten turns of each: other work on the machine is not ours.
    const best = (work: () => unknown) =>
      Math.min(
        ...Array.from({ length: 10 }, () => {
          const begun = performance.now();
          for (let n = 0; n < 100; n += 1) work();
          return performance.now() - begun;
        }),
      );
    expect(best(() => findSubjects(text))).toBeLessThan(20 * best(() => wordsIn(text)));
  });
});

describe('the same thing', () => {
  it.each([
    ['lilies', 'lily'],
    ['a Lily', 'the lilies'],
    ['jewellery', 'jewelry'],
    ['ice-cream', 'ice creams'],
    ['cookies', 'cookie'],
    ['dresses', 'dress'],
    ['scarves', 'scarf'],
    ['tomatoes', 'tomato'],
    ['crème brûlée', 'creme brulee'],
  ])('%s and %s', (a, b) => {
    expect(sameThing(a, b)).toBe(true);
  });

  it.each([
    ['lilies', 'tulips'],
    ['wine', 'win'],
    ['rosé', 'rose'],
    ['', ''],
    ['the', 'a'],
  ])('not %s and %s', (a, b) => {
    expect(sameThing(a, b)).toBe(false);
  });
});
