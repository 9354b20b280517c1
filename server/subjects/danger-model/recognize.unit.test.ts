import { expect, it } from 'vitest';
import { dangersIn } from '../dangers';
import { sentencesOf } from '../sentences';
import { wordsIn } from '../words';
import { partsOf } from './recognize';

const DINNER = 'We had soup and bread and then the long table was cleared and everybody sang for us. '.repeat(5);

it('of an answer of any length every word is judged, the last as well', () => {
  for (const lengths of [[58, 5], [20, 20, 20, 4], [12, 12, 12, 12, 12, 5], [3], [200], [29, 31, 1]]) {
    const text = lengths.map((length) => `${'word '.repeat(length).trim()}. `).join('');
    const sentences = sentencesOf(text, wordsIn(text));
    expect(new Set(partsOf(sentences).flat(2)), String(lengths)).toEqual(new Set(sentences.flat()));
  }
});

it('an allergy at the end of a long answer is told', () => {
  const said = `${DINNER}I am allergic to peanuts.`;
  expect(dangersIn(said).map(({ gravity, domain }) => ({ gravity, domain }))).toContainEqual({
    gravity: 'allergy',
    domain: 'food',
  });
});

it('what was learned of the phrases counts: an allergy that is over is none', () => {
  expect(dangersIn('I am no longer allergic to strawberries.').filter(({ gravity }) => gravity !== 'never')).toEqual(
    [],
  );
});
