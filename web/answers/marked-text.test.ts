import { expect, it } from 'vitest';
import { stretches } from './marked-text';

const matches = (text: string, term: string) =>
  stretches(text, term)
    .filter((stretch) => stretch.isMatch)
    .map((stretch) => stretch.text);

it('marks every place of the term, in the letters of the text', () => {
  expect(stretches('Tea, TEA and more tea', ' tea ')).toEqual([
    { text: 'Tea', isMatch: true },
    { text: ', ', isMatch: false },
    { text: 'TEA', isMatch: true },
    { text: ' and more ', isMatch: false },
    { text: 'tea', isMatch: true },
  ]);
});

it('loses no letter of the text', () => {
  for (const term of ['', 'a', 'aa', 'ba', '(', '.*']) {
    expect(
      stretches('aaaba (a) .*', term)
        .map(({ text }) => text)
        .join(''),
    ).toBe('aaaba (a) .*');
  }
});

it('marks nothing without a term, and nothing wrong where folding moves the letters', () => {
  expect(matches('Tea', '')).toEqual([]);
  expect(matches('\u0130stanbul in spring', 'spring')).toEqual([]);
});
