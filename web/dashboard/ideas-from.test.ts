import { expect, it } from 'vitest';
import { answerItem } from '../testing/notebook';
import { ideasFrom } from './ideas-from';

it('takes her wishes first and then her favorites, three at most, and nothing unreadable', () => {
  const answers = [
    answerItem(1, { kind: 'favorite', answer_text: 'Peonies' }),
    answerItem(2, { kind: 'never', answer_text: 'Lilies' }),
    answerItem(3, { kind: 'wish', answer_text: 'The sea' }),
    answerItem(4, { kind: 'wish', unreadable: true }),
    answerItem(5, { kind: 'favorite', answer_text: 'Rye bread' }),
    answerItem(6, { kind: 'favorite', answer_text: 'Green' }),
  ];
  expect(ideasFrom(answers).map(({ text }) => text)).toEqual(['The sea', 'Peonies', 'Rye bread']);
});
