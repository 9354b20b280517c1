import { expect, it } from 'vitest';
import { pool } from '../questions/pool/pool';
import { areClose, closeQuestions } from './close-questions';
import { databaseIdOf } from './pool-id';

const asked = (id: string) => ({ id, text: pool.find((question) => question.id === id)?.text ?? '' });

it.each([
  ['gift-033', 'fav-010'],
  ['size-017', 'home-006'],
  ['fav-014', 'fav-056'],
])('%s and %s ask about the very same thing', (one, other) => {
  expect(areClose(asked(one), asked(other))).toBe(true);
  expect(closeQuestions(asked(one))).toContain(databaseIdOf(other));
});

it.each([
  ['fav-014', 'fav-055'],
  ['gift-037', 'gift-042'],
  ['dream-002', 'dream-024'],
])('%s and %s do not, though they have a wide subject in common', (one, other) => {
  expect(areClose(asked(one), asked(other))).toBe(false);
});

it('a question that was made another one is no longer close to what it was', () => {
  const reworded = { ...asked('fav-010'), text: 'Which soup and which bread do you love most?' };
  expect(areClose(reworded, asked('gift-033'))).toBe(false);
});
