import { describe, expect, it } from 'vitest';
import { Answer, AnswerItem } from '../../contract/answers';
import { answerItem, answerItems, idOf, poolQuestion } from '../testing/notebook';
import { countOf, openNotebook, search, unansweredItems } from './search';

const lemon = answerItem(1, { question_text: 'Which cake do you love?', answer_text: 'Lemon TART' });
const sea = answerItem(2, { question_text: 'Where to by the SEA?', answer_text: 'Brittany' });
const found = (term: string, questions = [poolQuestion(9)]) =>
  search(openNotebook([lemon, sea], questions), term).map((item) => item.item_id);

describe('what a term finds', () => {
  it('SEARCH-03 an item whose question holds it, letter case ignored', () => {
    expect(found('sea')).toEqual([sea.item_id]);
    expect(found('CAKE')).toEqual([lemon.item_id]);
  });

  it('SEARCH-04 an item whose answer holds it, letter case ignored', () => {
    expect(found('lemon tart')).toEqual([lemon.item_id]);
    expect(found('ITTAN')).toEqual([sea.item_id]);
  });

  it('SEARCH-05 and no item that lacks it in both', () => {
    expect(found('roses')).toEqual([]);
    // Not across the border of the two texts either.
    expect(found('love?lemon')).toEqual([]);
  });

  it('takes the term as it is meant: without blanks around it, not as a pattern, accents however composed', () => {
    expect(found('  tart ')).toEqual([lemon.item_id]);
    expect(found('.')).toEqual([]);
    const cafe = answerItem(3, { answer_text: 'Cafe\u0301 au lait' });
    expect(search(openNotebook([cafe], []), 'CAF\u00c9')).toEqual([cafe]);
  });

  it('without a term finds everything of his, in its order', () => {
    expect(found('')).toEqual([lemon.item_id, sea.item_id]);
    expect(found('   ')).toEqual([lemon.item_id, sea.item_id]);
  });
});

describe('the list', () => {
  it('SEARCH-12 drops items without item_id', () => {
    const nameless = { ...answerItem(3), item_id: '' };
    const { item_id: _, ...missing } = answerItem(4);
    const items = [lemon, nameless, missing as AnswerItem];
    expect(search(openNotebook(items, []), '')).toEqual([lemon]);
  });
});

describe('questions still to ask', () => {
  const own = poolQuestion(8, { created_by_user_id: idOf(77), category: 'custom' });

  it("SEARCH-13 each question neither answered nor created becomes an 'unanswered_question'", () => {
    const items = unansweredItems([lemon], [poolQuestion(8), poolQuestion(9)]);
    expect(items.map(({ type, question_id }) => [type, question_id])).toEqual([
      ['unanswered_question', idOf(8)],
      ['unanswered_question', idOf(9)],
    ]);
    expect(items[0]).toMatchObject({ item_id: idOf(8), question_text: 'Question 8?', answer_text: null });
  });

  it('SEARCH-14 one that he has answered does not', () => {
    expect(unansweredItems([lemon], [poolQuestion(1)])).toEqual([]);
  });

  it('SEARCH-15 one that he has created does not', () => {
    expect(unansweredItems([lemon], [own])).toEqual([]);
  });

  it('SEARCH-16 they are found only by a term, after what he has', () => {
    expect(found('', [poolQuestion(9)])).not.toContain(idOf(9));
    expect(found('e', [poolQuestion(9)])).toEqual([lemon.item_id, sea.item_id, idOf(9)]);
  });

  it('DATA-12 the type exists on the client only', () => {
    const [made] = unansweredItems([], [poolQuestion(9)]);
    expect(made?.type).toBe('unanswered_question');
    expect(AnswerItem.shape.type.safeParse(made?.type).success).toBe(false);
    expect(AnswerItem.shape.type.safeParse('answer').success).toBe(true);
  });
});

it('DATA-09 an answer has answer_id, question_id, question_text, answer_text and created_at', () => {
  expect(Object.keys(Answer.shape)).toEqual(['answer_id', 'question_id', 'question_text', 'answer_text', 'created_at']);
});

it('counts answers, and names apart what is none', () => {
  expect(countOf([])).toBe('0 answers found');
  expect(countOf([lemon])).toBe('1 answer found');
  expect(countOf(answerItems(1_234))).toBe('1,234 answers found');
  const waiting = answerItem(5, { type: 'question', answer_text: null });
  expect(countOf([lemon, sea, waiting])).toBe('2 answers found, 1 question not answered yet');
});

it('a keystroke over 5,000 answers costs little more than reading through them', () => {
  const long = 'She told me about the summer in the mountains. '.repeat(8);
  const items = answerItems(5_000).map((item) => ({ ...item, answer_text: `${long}${item.answer_text}` }));
  const notebook = openNotebook(items, []);
  search(notebook, 'warm');
  const timeOf = (work: () => unknown) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  // The best of five of each: other work on the machine is not the search's.
  const best = (work: () => unknown) => Math.min(...Array.from({ length: 5 }, () => timeOf(work)));
  const read = best(() => items.filter(({ answer_text }) => answer_text.toLowerCase().includes('xyz')));
  for (const term of ['s', 'su', 'sum', 'summ', 'xyz'])
    expect(
      best(() => search(notebook, term)),
      term,
    ).toBeLessThan(8 * read);
});
