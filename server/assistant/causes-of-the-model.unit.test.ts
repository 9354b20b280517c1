import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noteOf } from '../testing/assistant/index-notes';
import { writtenOf } from '../testing/assistant/written';
import { numberOf, startComposing } from '../testing/composing';

const { server, reply } = await startComposing();
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

const idOf = (n: number) => `018f3a5c-7d1e-7b3a-9c4d-${String(n).padStart(12, '0')}`;
const OTHERS = ['The neighbor with the leaf blower.', 'That we lived in a lighthouse and nobody wrote.'];

/** What he reads where a model tells this of one of her three answers. */
async function told(sentence: string, answer: string, query: string, question = 'What is on your mind?') {
  const notes = [...OTHERS, answer].map((words, n) =>
    noteOf(words, { id: idOf(n), question: n === 2 ? question : 'What is on your mind?' }),
  );
  server.behave({ reply: ({ user }) => writtenOf(`${sentence} [${numberOf(user, answer)}].`) });
  return (await reply(query, notes)).segments.map(({ text }) => text).join('\n');
}

describe('cause 7: the model is asked where it is needed', () => {
  it.each([
    ['Which ballet would move her?', 'I adore Swan Lake.', 'She adores Swan Lake'],
    [
      'what could hang in the stairwell',
      'I would frame the old nautical charts.',
      'She would frame the old nautical charts',
    ],
    [
      'is there a charity close to her heart',
      'Guide Dogs, because of Uncle Piet.',
      'She named Guide Dogs, because of Uncle Piet',
    ],
    ['what tattoo would she get', 'A swallow on my wrist, if I dared.', 'She would like a swallow on her wrist'],
    ['which insect fascinates her', 'Bees. I could watch them for hours.', 'She could watch bees for hours'],
    ['what is she collecting', 'Sea glass, the green bits.', 'She named sea glass, the green bits'],
    ['which superpower would suit her', 'I want to be invisible at parties.', 'She wants to be invisible at parties'],
    ['what would she save from a fire', 'The quilt, before the passports.', 'She named the quilt before the passports'],
    ['which era would she visit', 'Lisbon before the earthquake.', 'She named Lisbon before the earthquake'],
    ['does she have a lucky number', 'Eleven, always.', 'She named eleven'],
    ['what is her karaoke hit', 'Jolene, and nobody can stop me.', 'She named Jolene'],
  ])('%s', async (query, answer, sentence) => {
    expect(await told(sentence, answer, query)).toContain(sentence);
    expect(server.asked).toHaveLength(1);
  });
});

describe('cause 7: a model is not believed for one shared word', () => {
  it.each([
    ['She loves lilies above all', 'I love peonies, and lilies only in a painting of yours.'],
    ['She loves lilies above all', 'I love peonies.'],
    ['She loves red wine with dinner', 'I love red scarves. Wine gives me a headache at dinner.'],
    ['She wants a dog from the shelter', 'I want a cat from the shelter. The dog next door is enough.'],
    ['She dreams of a trip to Norway', 'I dream of a trip to Portugal.'],
    ['Her sister is allergic to nuts', 'I am allergic to nuts, and my sister laughs about it.'],
    ['She wears ring size 8', 'Ring size 6, and shoes in 8.'],
    ['She likes opera tickets', 'I like the cinema. Opera puts me to sleep.'],
    ['She wants gold earrings', 'I want silver earrings, never gold.'],
    ['She enjoys camping by the lake', 'I enjoy the lake. Camping hurts my back.'],
    ['Her mother loves marzipan', 'I love marzipan. My mother does not.'],
    ['She would love a surprise party', 'A surprise trip, yes. A party, no.'],
  ])('%s beside “%s”', async (lie, answer) => {
    expect(await told(lie, answer, 'What would she like?')).not.toContain(lie);
  });
});

describe('cause 7: a model is not cut for a second half that says no', () => {
  it.each([
    ['She loves peonies, but not lilies', 'Peonies, I love them. Not lilies.'],
    ['She wants a weekend away with no plans', 'A weekend away with no plans. I want that.'],
    ['She loves the sea, just not in August', 'I love the sea, not in August.'],
    [
      'She likes dark chocolate and does not like milk chocolate',
      'I like dark chocolate. I do not like milk chocolate.',
    ],
    ['She wants tea in the morning and nobody to speak', 'I want tea in the morning, and nobody to speak.'],
    ['She enjoys jazz, though never before noon', 'I enjoy jazz, though never before noon.'],
    ['She would love a scarf without wool', 'I would love a scarf, without wool.'],
    ['She loves small dinners and hates big parties', 'I love small dinners. I hate big parties.'],
    ['She prefers silver to gold', 'I prefer silver to gold.'],
    ['She wants flowers, only no roses', 'Flowers, yes, I want them. Only no roses.'],
    ['She likes surprises as long as there is no party', 'I like surprises, as long as there is no party.'],
  ])('%s', async (sentence, answer) => {
    expect(await told(sentence, answer, 'What would she like?')).toContain(sentence);
  });
});
