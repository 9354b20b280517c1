import { describe, expect, it } from 'vitest';
import { pool } from '../../questions/pool/pool';
import { createAwayEmbedder } from '../../testing/embedder';
import { indexed, noteOf } from '../testing/index-notes';
import { occasionOf, withoutDay } from './occasion';

const category = 'gifts-and-surprises';
const notes = await indexed(
  [
    noteOf('Balloon rides.', { category, question: 'Which present should I never buy you?' }),
    noteOf('My aunt’s kitchen.', { question: 'Which room do you miss?' }),
    noteOf('A cello for a month.', { category, question: 'What present would you love?' }),
  ],
  createAwayEmbedder(),
);
const nothing = Float64Array.of(0, 0, 0);

describe('the occasion', () => {
  it('puts what was asked for it first, and what she does not want last', () => {
    const [refused = 0, other = 0, wished = 0] = occasionOf('What could I give her?', 'gift', notes);
    expect(wished).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(refused);
  });

  it('puts her wish list before all else that she was asked for it, unless he wants to know one thing', async () => {
    const list = noteOf('1. A cello', { category, question: 'Sensible or not, which things are on your wish list?' });
    const bell = noteOf('The bell.', { category, question: 'What have you picked up and then put back?' });
    const gifts = await indexed([list, bell, noteOf('Peonies.', { category })], createAwayEmbedder());
    const [first = 0, second = 0, third = 0] = occasionOf('Gift ideas, please', 'gift', gifts);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(0);
    expect(occasionOf('What is her favourite flower?', 'gift', gifts)).toEqual(nothing);
  });

  it('knows which questions of the pool ask for a wish', async () => {
    const asked = await indexed(
      pool.map(({ id, text }) => noteOf('This.', { id, question: text })),
      createAwayEmbedder(),
    );
    const gains = occasionOf('What could I give her?', 'gift', asked);
    const wishes = asked.filter((_, at) => (gains[at] ?? 0) > 0).map(({ id }) => id);
    expect(wishes.sort()).toEqual('gift-001 gift-003 gift-005 gift-017 gift-037 gift-040 gift-045 gift-046'.split(' '));
  });

  it.each([
    ['What should I give her for her birthday?', 'What should I give her ?'],
    ['gift ideas for our 10th anniversary', 'gift ideas '],
    ['What could I give her for Christmas?', 'What could I give her ?'],
    ['Which flowers should I buy?', 'Which flowers should I buy?'],
  ])('leaves the day out of a wish for a present: %s', (query, left) => {
    expect(withoutDay(query)).toBe(left);
  });

  it('does not count where he asks for a fact, or for what she does not want', () => {
    expect(occasionOf('What?', 'fact', notes)).toEqual(nothing);
    expect(occasionOf('What?', 'avoid', notes)).toEqual(nothing);
  });
});
