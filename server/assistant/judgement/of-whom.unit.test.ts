import { describe, expect, it } from 'vitest';
import { pool } from '../../questions/pool/pool';
import { isAboutHim } from './of-whom';

const race = 'I ran the charity race on Sunday, it was my first one.';
const praise = 'A charity race, that sounds wonderful! Well done.';

describe('whom an answer is about', () => {
  it.each([
    [race, praise],
    ['We’re painting our boat. Do I need varnish?', 'Varnish, yes. Your boat will look great.'],
  ])('is him, where he told of himself and she says nothing of herself: %s', (question, answer) => {
    expect(isAboutHim({ question, answer })).toBe(true);
  });

  it.each([
    [race, "Well done! I'd never finish one."],
    ['Which present did you like best?', 'The red bicycle.'],
    ['I love lilies. Which flowers do you love?', 'Peonies.'],
    ['Favourite perfume', 'Anything with lime.'],
    ['Tell me what is good for a headache', 'Dark, quiet and tea.'],
    ['What should I cook on our anniversary?', 'Lasagne.'],
    ['Name three things I should never give away', 'The lamp, the bowl, the bench.'],
  ])('is her, where she was asked or speaks of herself: %s %s', (question, answer) => {
    expect(isAboutHim({ question, answer })).toBe(false);
  });

  it('is her for every question of the pool', () => {
    expect(pool.filter(({ text }) => isAboutHim({ question: text, answer: 'Lime.' }))).toEqual([]);
  });
});
