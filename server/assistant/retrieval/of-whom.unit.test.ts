import { describe, expect, it } from 'vitest';
import { pool } from '../../questions/pool/pool';
import { createHashingEmbedder } from '../../testing/embedder';
import { herNotes } from '../testing/her-notes';
import { indexed, noteOf } from '../testing/index-notes';
import { isAboutHim } from './of-whom';
import { retrieve } from './retrieve';

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

  it('decides whether one may be sure of it', async () => {
    const embedder = createHashingEmbedder();
    const evidenceWith = async (question: string) => {
      const notes = await indexed([...herNotes, noteOf(praise, { question })], embedder);
      return (await retrieve('How was the charity race?', notes, embedder)).evidence;
    };
    expect(await evidenceWith('How was the charity race for you?')).toBe('strong');
    expect(await evidenceWith(race)).toBe('weak');
  });
});
