import { expect, it } from 'vitest';
import { pool } from '../../questions/pool/pool';
import { asksForRefusal } from './refusals';

/** Every question of the pool that asks what she does not want. */
const refused =
  `fav-004 fav-013 fav-026 fav-053 gift-008 gift-016 gift-023 gift-026 gift-028 gift-036 gift-041 gift-043 size-006 size-008 size-015
  date-003 date-036 trip-002 trip-010 trip-018 book-002 book-008 book-026 home-029 love-008 calm-003 feast-002 care-004
  care-008 fun-013 close-006`.split(/\s+/);

it('knows of each question of the pool whether what she names is a wish or a refusal', () => {
  const known = pool.filter(({ text }) => asksForRefusal(text)).map(({ id }) => id);
  expect(known.sort()).toEqual(refused.sort());
});

it.each(["Which food don't you like?", 'What do you hate?', 'Which film can you not stand?', "What can't you bear?"])(
  'knows it of a question of his own: %s',
  (question) => {
    expect(asksForRefusal(question)).toBe(true);
  },
);
