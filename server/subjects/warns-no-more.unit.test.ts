import { expect, it } from 'vitest';
import type { Gravity } from './danger-words';
import { type Warner, warnsNoMore } from './warns-no-more';

const said = (id: string, text: string, ...kinds: Gravity[]): Warner => ({
  ...{ id, questionId: 'q', text, kinds, createdAt: `2026-01-0${id}T00:00:00.000Z` },
});
/** Whether the first warns no more, where each took the place of the one before. */
function isOver(chain: Warner[], { asks = false, ended = [] as string[] } = {}): boolean {
  const newerOf = (id: string) => chain[chain.findIndex((one) => one.id === id) + 1]?.id;
  const over = warnsNoMore(chain, { newerOf, isOver: (id) => ended.includes(id), asksForDanger: () => asks });
  return chain[0] !== undefined && over(chain[0]);
}
const NUTS = said('1', 'I am allergic to hazelnuts and cilantro.', 'allergy');

it.each<[string, Warner]>([
  ['of something else', said('2', 'I love figs.')],
  ['of a part of it', said('2', 'Cilantro is fine now.')],
  ['of another danger of the same kind', said('2', 'I am allergic to kiwi.', 'allergy')],
  ['of a part of it, which still warns', said('2', 'I am allergic to hazelnuts.', 'allergy')],
  ['with all of its words, but as a lesser danger', said('2', 'Allergic? Hazelnuts and cilantro scare me.', 'fear')],
  ['with all of its words, which warns of nothing', said('2', 'I am not allergic to hazelnuts and cilantro.')],
])('a danger warns on after a newer word %s, until he says that it no longer holds', (_, newer) => {
  expect(isOver([NUTS, newer])).toBe(false);
  expect(isOver([NUTS, newer], { ended: ['1'] })).toBe(true);
});

it('warns no more where a newer word says all of it again, though another came since', () => {
  const again = said('2', 'Still allergic: hazelnuts, cilantro, and kiwi too.', 'allergy');
  expect(isOver([NUTS, again])).toBe(true);
  expect(isOver([NUTS, again, said('3', 'I love figs.')])).toBe(true);
});

it('what no newer word took the place of warns whatever he said of it', () => {
  expect(isOver([NUTS], { ended: ['1'] })).toBe(false);
});

it('asked for dangers anew, "nothing" takes it back, but not where that was itself replaced', () => {
  const nothing = said('2', 'Nothing.');
  expect(isOver([NUTS, nothing], { asks: true })).toBe(true);
  expect(isOver([NUTS, nothing, said('3', 'I love figs.', 'fear')], { asks: true })).toBe(false);
});

it.each([
  'No, same as before',
  'No change',
  'Nothing else',
  'Nothing new since last time',
  'I hate cilantro',
  'No more',
])('asked for dangers anew, "%s" takes nothing back: it warns on until he says that it no longer holds', (text) => {
  expect(isOver([NUTS, said('2', text)], { asks: true })).toBe(false);
  expect(isOver([NUTS, said('2', text)], { asks: true, ended: ['1'] })).toBe(true);
});

it('"nothing" takes back nothing that she said later', () => {
  const later = { ...said('1', 'Hazelnuts', 'allergy'), createdAt: '2026-02-01T00:00:00.000Z' };
  const newer = { ...said('2', 'I love figs.'), questionId: 'another', createdAt: '2026-03-01T00:00:00.000Z' };
  const nothing = said('3', 'Nothing');
  const over = warnsNoMore([nothing, later, newer], {
    ...{ newerOf: (id) => (id === '1' ? '2' : undefined), isOver: () => false, asksForDanger: () => true },
  });
  expect(over(later)).toBe(false);
});
