import { describe, expect, it } from 'vitest';
import { createHashingEmbedder } from '../../testing/embedder';
import { indexed, noteOf } from '../testing/index-notes';
import { retrieve } from './retrieve';

const embedder = createHashingEmbedder();

async function warningsFor(query: string, answers: ReturnType<typeof noteOf>[]): Promise<string[]> {
  const filling = Array.from({ length: 40 }, (_, at) => noteOf(`Nice evening number ${at}`, { id: `filling-${at}` }));
  const { safety } = await retrieve(query, await indexed([...answers, ...filling], embedder), embedder);
  return safety.map(({ note }) => note.id);
}

const nuts = noteOf('I am allergic to walnuts, my throat swells up.', { id: 'nuts' });
const heights = noteOf('I am terrified of heights.', { id: 'heights' });
const asked = noteOf('Strawberries, sadly.', { id: 'asked', question: 'Which allergies should I know of?' });

describe('what to keep in mind', () => {
  it.each(['What should I cook tonight?', 'gift ideas', 'Any ideas for a date night?', 'What should I avoid?'])(
    'goes with food, gifts, dates and what to avoid: %s',
    async (query) => {
      expect(await warningsFor(query, [heights, nuts])).toEqual(['nuts', 'heights']);
    },
  );

  it.each(['How do I cheer her up?', 'When did we meet?', 'Where did my wife grow up?'])(
    'does not go with the rest: %s',
    async (query) => {
      expect(await warningsFor(query, [heights, nuts])).toEqual([]);
    },
  );

  it.each([
    'Peanuts are my main allergen.',
    'My allergist forbids prawns.',
    'I have emetophobia.',
    'I cant eat prawns.',
    'I react badly to nuts.',
    'Latex swells my hands.',
  ])('is known in her own words: %s', async (answer) => {
    expect(await warningsFor('What should I cook tonight?', [noteOf(answer, { id: 'warning' })])).toEqual(['warning']);
  });

  it('is known from the question where the answer only names the thing', async () => {
    expect(await warningsFor('What should I cook tonight?', [asked])).toEqual(['asked']);
  });

  it.each(['None that I know of.', 'No allergies at all.', "I'm not allergic to anything."])(
    'is not what she denies: %s',
    async (answer) => {
      const denied = noteOf(answer, { id: 'denied', question: 'Which allergies should I know of?' });
      expect(await warningsFor('What should I cook tonight?', [denied])).toEqual([]);
    },
  );

  it.each([
    "No lamb, please. And I'm allergic to nuts.",
    'I am not afraid of much, but I am allergic to wool.',
    'I have no nut allergy, but a bad wool allergy.',
    'Peanuts could kill me.',
    'I’m lactose intolerant.',
    'I can’t have dairy.',
    'Lilies give me a headache.',
    'I get a rash from lavender.',
    'I suffer from claustrophobia.',
    'Spiders terrify me.',
    'I get motion sick in the back of a car.',
  ])('is never missed: %s', async (answer) => {
    expect(await warningsFor('What should I avoid?', [noteOf(answer, { id: 'warning' })])).toEqual(['warning']);
  });

  it.each(['No, just cats.', 'None, except for strawberries.', 'Bee stings and one kind of plaster.'])(
    'is known from the question, where the answer begins with no as well: %s',
    async (answer) => {
      const note = noteOf(answer, { id: 'asked', question: 'Do you have any allergies?' });
      expect(await warningsFor('What should I avoid?', [note])).toEqual(['asked']);
    },
  );

  it('is at most four, the dangerous first', async () => {
    const fears = ['spiders', 'needles', 'the dark', 'ladders'].map((fear) =>
      noteOf(`I am afraid of ${fear}.`, { id: fear }),
    );
    const found = await warningsFor('What should I avoid?', [...fears, nuts]);
    expect(found).toHaveLength(4);
    expect(found[0]).toBe('nuts');
  });
});
