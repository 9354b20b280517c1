import { expect, it } from 'vitest';
import { answerItem, idOf } from '../testing/notebook';
import { wishesFrom } from './wishes-from';

it('takes her wishes first and then her favorites, three at most, and nothing unreadable or replaced', () => {
  const answers = [
    answerItem(1, { kind: 'favorite', answer_text: 'Peonies' }),
    answerItem(2, { kind: 'never', answer_text: 'Lilies' }),
    answerItem(3, { kind: 'wish', answer_text: 'The sea' }),
    answerItem(4, { kind: 'wish', unreadable: true }),
    answerItem(7, {
      kind: 'wish',
      answer_text: 'The mountains',
      replaced_by: { answer_id: idOf(3), said_on: '2026-11-03T18:00:00.000Z' },
    }),
    answerItem(5, { kind: 'favorite', answer_text: 'Rye bread' }),
    answerItem(6, { kind: 'favorite', answer_text: 'Green' }),
  ];
  expect(wishesFrom(answers).map(({ text }) => text)).toEqual(['The sea', 'Peonies', 'Rye bread']);
});
