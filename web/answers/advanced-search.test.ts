import { describe, expect, it } from 'vitest';
import { answerItem, poolQuestion } from '../testing/notebook';
import { readForSearch } from './advanced-search';
import { openNotebook, type SearchItem } from './search';

const cake = answerItem(1, { question_text: 'Which cake do you love?', answer_text: 'Chocolate with cherries' });
const lake = answerItem(2, {
  question_text: 'Where do you rest?',
  answer_text: 'At the lake, with chocolate and a book',
});
const creme = answerItem(3, { question_text: 'Which pudding?', answer_text: 'Cre\u0300me bru\u0302le\u0301e' });
const asked = answerItem(4, { question_text: 'Do you like cherries?', answer_text: 'In a tart' });
const silver = answerItem(5, { question_text: 'Silver or gold?', answer_text: 'A steady silver, size 17' });
const items = [cake, lake, creme, asked, silver];
const toAsk = poolQuestion(50, { text: 'Which chocolate would you hide?' });
const find = readForSearch(openNotebook(items, [toAsk]));
const everything = () => true;
const found = (term: string, isWanted: (item: SearchItem) => boolean = everything) =>
  find(term, isWanted).items.map((item) => item.item_id);
const ids = (...those: SearchItem[]) => those.map((item) => item.item_id);

describe('advanced search', () => {
  it('ROLE-22 forgives a slip', () => {
    expect(found('choclate')).toEqual([...ids(cake, lake), toAsk.id]);
    expect(found('silvr')).toEqual(ids(silver));
    expect(found('cheries')).toEqual(ids(cake, asked));
  });

  it('ROLE-22 does not take one short word for another, unless there is nothing else', () => {
    expect(found('cake')).toEqual(ids(cake));
    expect(found('lakr')).toEqual(ids(lake));
  });

  it('ROLE-22 ranks: her words before the question, what he has before what he might ask', () => {
    expect(found('cherries')).toEqual(ids(cake, asked));
    expect(found('chocolate').at(-1)).toBe(toAsk.id);
  });

  it('finds by the beginning of a word, and without its accents', () => {
    expect(found('choco')).toEqual([...ids(cake, lake), toAsk.id]);
    expect(found('creme brulee')).toEqual(ids(creme));
    expect(found('CR\u00c8ME')).toEqual(ids(creme));
  });

  it('takes several words together, in any order, and leaves the small ones out', () => {
    expect(found('cherries chocolate')).toEqual(ids(cake));
    expect(found('what was the chocolate she had at a lake')).toEqual(ids(lake));
    expect(found('silver or gold')).toEqual(ids(silver));
  });

  it('puts words that stand together first', () => {
    const apart = answerItem(8, { answer_text: 'Green is the tea, tea, green green tea I had' });
    const together = answerItem(9, { answer_text: 'In the morning a pot, slowly: tea green as grass' });
    const look = readForSearch(openNotebook([apart, together], []));
    expect(look('tea green', everything).items[0]?.item_id).toBe(together.item_id);
  });

  it('finds any of the words where no item has them all', () => {
    expect(found('chocolate zebra').sort()).toEqual([...ids(cake, lake), toAsk.id].sort());
  });

  it('finds everything that the search of everybody finds, too', () => {
    expect(found('eady')).toEqual(ids(silver));
    expect(found('a')).toEqual([...ids(cake, lake, asked, silver), toAsk.id]);
    expect(found('the')).toEqual(ids(lake));
  });

  it('finds nothing where there is nothing, and takes a number at its word', () => {
    expect(found('zebra')).toEqual([]);
    expect(found('?!')).toEqual([]);
    expect(found('17')).toEqual(ids(silver));
    expect(found('18')).toEqual([]);
  });

  it('finds only what is wanted', () => {
    expect(found('chocolate', (item) => item.type !== 'answer')).toEqual([toAsk.id]);
  });

  it('leaves what is found in more than a hundred places as it is, the newest first, and ranks from there', () => {
    const telling = (n: number) => answerItem(n, { question_text: 'Tea or coffee?', answer_text: 'Coffee' });
    const best = answerItem(500, { question_text: 'What warms you?', answer_text: 'Tea' });
    const first = (others: number) => {
      const tea = Array.from({ length: others }, (_, n) => telling(100 + n));
      const look = readForSearch(openNotebook([...tea, best], []));
      return look('tea', everything).items[0]?.item_id;
    };
    expect(first(99)).toBe(best.item_id);
    expect(first(100)).toBe(telling(100).item_id);
  });

  it('tells which words it took for those of the term', () => {
    expect([...find('choclate', everything).matched]).toEqual(['chocolate']);
    expect([...find('creme', everything).matched]).toEqual(['creme']);
  });
});
