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

it('marks whole words that were found in place of the term, accents included', () => {
  const marked = (text: string, term: string, ...words: string[]) =>
    stretches(text, term, new Set(words))
      .filter((stretch) => stretch.isMatch)
      .map((stretch) => stretch.text);
  expect(marked('Cre\u0300me and cr\u00e8me', 'creme', 'creme')).toEqual(['Cre\u0300me', 'cr\u00e8me']);
  expect(marked('Teapot, tea, steak', 'tea', 'teapot', 'tea')).toEqual(['Teapot', 'tea', 'tea']);
  expect(marked('\u0130stanbul in spring', 'sprng', 'spring')).toEqual(['spring']);
});
