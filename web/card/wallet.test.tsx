import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Card, CardLine } from '../../contract/card';
import { quote } from '../testing/card';
import { idOf } from '../testing/notebook';
import { Wallet } from './wallet';

const line = (field: CardLine['field'], rest: Partial<CardLine>): CardLine => ({
  ...{ field, said: null, entries: [], ask: null },
  ...rest,
});
const paperOf = (card: Card) => [...render(<Wallet card={card} />).container.querySelectorAll('p')];

it('has a danger and what she must not have whole, however long; only the rest may be cut', () => {
  const long = `Nothing with ${'walnuts, pecans, '.repeat(12)}or hazelnuts`;
  const paper = paperOf({
    dangers: [{ kind: 'allergy', quote: { ...quote(9, `Danger. ${long}`), start: 12 } }],
    lines: [
      line('shoe', { said: quote(1, `Eight. ${long}`) }),
      line('ring', { said: { ...quote(2, 'Six'), isPart: true, goesOn: true } }),
      line('never-food', { said: quote(3, `Food. ${long}`) }),
      line('never-say', { said: quote(4, `Say. ${long}`) }),
    ],
  });
  // Nothing is laid out here: what is cut is told by the style sheet.
  const sheet = readFileSync('web/card/wallet.module.css', 'utf8');
  const clamped = [...sheet.matchAll(/\.(\w+) \{[^}]*line-clamp/g)].map(([, name]) => `_${name}_`);
  const isCut = (text: string) =>
    paper
      .filter(({ textContent }) => textContent?.includes(`${text}. ${long}`))
      .map(({ className }) => clamped.some((name) => className.includes(name)));
  expect([isCut('Danger'), isCut('Food'), isCut('Say')]).toEqual([[false, false], [false], [false]]);
  expect(isCut('Eight')).toEqual([true]);
  // From paper no link leads to the rest.
  expect(paper.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([`Allergy: … Danger. ${long}`, 'Ring: Six …']),
  );
});

it('has all that she said of a danger, and of what she must not have, where the card on the screen has a part of it', () => {
  const part = (n: number, words: string) => ({ ...quote(n, words), isPart: true, goesOn: true });
  const paper = paperOf({
    dangers: [{ kind: 'allergy', quote: { ...part(9, 'Nuts.'), whole: 'Nuts. And kiwi.' } }],
    lines: [line('never-food', { said: { ...part(3, 'Liver.'), whole: 'Liver. And tongue.' } })],
  });
  const told = paper.map(({ textContent }) => textContent);
  expect(told).toEqual(expect.arrayContaining(['Allergy: Nuts. And kiwi.', 'Food: Liver. And tongue.']));
});

it('has what he noted of her allergies himself on each side, and no danger twice', () => {
  const lilies = quote(9, 'I am allergic to lilies.');
  const noted = {
    id: idOf(50),
    value: 'No penicillin',
    quote: null,
    source: 'none',
    writtenOn: lilies.saidOn,
  } as const;
  const paper = paperOf({
    dangers: [{ kind: 'allergy', quote: lilies }],
    lines: [line('allergy', { said: lilies }), line('medicine', { entries: [noted] })],
  });
  const side = ['Allergy: I am allergic to lilies.', 'For a doctor: No penicillin'];
  expect(paper.map(({ textContent }) => textContent)).toEqual([...side, ...side]);
});
