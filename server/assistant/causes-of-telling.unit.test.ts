import { describe, expect, it } from 'vitest';
import { answered, notebook } from '../testing/assistant/answered';

describe('cause 4: warnings touch the matter', () => {
  const hers = notebook(
    ['What are you afraid of?', 'Heights. Even a glass elevator makes my knees go.'],
    ['Which medicine can you not take?', 'Penicillin. I am allergic to it.'],
    ['What should a waiter know about you?', 'Shellfish puts me in hospital.'],
    ['Which dessert can you never refuse?', 'Tiramisu.'],
    ['Which jewelry do you wear?', 'Small silver earrings.'],
    ['Would you like a surprise party?', 'No surprise party. I would hate it.'],
    ['Which flowers make you sneeze?', 'Lilies give me headaches.'],
    ['Which pet would you like?', 'A dog. Cats make my eyes swell.'],
  );
  const about = async (query: string) => (await answered(query, hers)).text;

  it.each([
    ['which dessert should i order for her', 'Heights'],
    ['which dessert should i order for her', 'Penicillin'],
    ['what jewelry does she like', 'Penicillin'],
    ['what jewelry does she like', 'Shellfish'],
    ['which earrings should i buy', 'Heights'],
    ['what sweets can i bring her', 'glass elevator'],
    ['which flowers should i buy', 'Heights'],
    ['should we get a dog', 'Penicillin'],
    ['what is her favorite book', 'hospital'],
    ['can i throw her a surprise party', 'Penicillin'],
  ])('%s: no warning of %s', async (query, foreign) => {
    const { cautions } = await answered(query, hers);
    expect(cautions.join('\n')).not.toContain(foreign);
  });

  it.each(['which flowers should i buy', 'should we get a dog', 'what should I get her for her birthday'])(
    '%s: an allergy comes with every plan, in few words where nothing touches it',
    async (query) => {
      const { segments } = await answered(query, hers);
      const told = segments.filter(({ text }) => text.includes('Shellfish'));
      expect(told.map(({ kind, isAside }) => [kind, isAside])).toEqual([['caution', true]]);
    },
  );

  it.each([
    ['which dessert should i order for her', 'Shellfish puts me in hospital'],
    ['what can i cook tonight', 'Shellfish puts me in hospital'],
    ['where should we eat', 'Shellfish puts me in hospital'],
    ['what should i never cook', 'Shellfish puts me in hospital'],
    ['which flowers should i buy', 'Lilies give me headaches'],
    ['can i throw her a surprise party', 'No surprise party'],
    ['what gift should i buy her', 'Lilies give me headaches'],
    ['should we get a cat', 'Cats make my eyes swell'],
    ['shall we go up the tower on our date', 'Heights'],
    ['she is ill, which medicine can i give her', 'Penicillin'],
  ])('%s: %s', async (query, words) => {
    expect(await about(query)).toContain(words);
  });

  it.each([
    'Onions give me stomachaches.',
    'I carry two EpiPens because of peanuts.',
    'Shellfish puts me in hospital.',
    'Red wine gives her headaches.',
    'Strawberries make her break out in hives.',
    'She is lactose intolerant.',
    'Mushrooms make me sick.',
    'She cannot eat gluten.',
    'Walnuts: my throat swells up.',
    'She reacts badly to kiwi.',
    'Her lips swell from mango.',
  ])('beside food always: %s', async (danger) => {
    const notes = notebook(
      ['What did the doctor say?', danger],
      ['Which dessert can you never refuse?', 'Tiramisu, I would cross a motorway for it.'],
      ['What did you dream?', 'Of a lighthouse.'],
    );
    const { text } = await answered('which dessert should i make for her', notes);
    expect(text).toContain('Tiramisu');
    expect(text).toContain(danger);
  });
});

describe('cause 5: nothing is cut so that its meaning turns', () => {
  const list = 'New list:\n1. A cello on hire.\n2. The linen gown, still.\n3. Not the bread machine any more';

  it('a list is told to its end, and before the older one', async () => {
    const wishes = 'Sensible or not, which three things are on your wish list?';
    const notes = notebook([wishes, 'Old list:\n1. The bread machine.\n2. The linen gown.'], [wishes, list]);
    const { quotes } = await answered('What should I give her for her birthday?', notes);
    expect(quotes[0]).toContain('3. Not the bread machine any more');
    expect(quotes[1]).toMatch(/^Earlier, /);
  });

  it.each([
    [
      'what can i cook',
      'Which meal?',
      'Risotto, the slow one, with mushrooms. But only if you have an hour and the good stock. Otherwise please let us order something, because the last one was glue and neither of us said so for a week.',
    ],
    [
      'which flowers does she like',
      'Flowers?',
      'I used to love roses, the long red ones, and you brought them for years. But since the funeral I cannot look at them. Please tulips now, or anything that grows in a pot.',
    ],
    [
      'what perfume does she wear',
      'Scent?',
      'Chanel, until last winter. Then it began to give me a headache in the car, so I gave the bottle to my sister. Now it is fig, and only on Sundays.',
    ],
    [
      'which wine should i buy',
      'Wine?',
      'White, cold, and not sweet. Red was my favorite for twenty years, but now it gives me a migraine the same night. Please do not bring any home.',
    ],
    [
      'where does she want to travel',
      'Travel?',
      'Iceland was the dream for years. I have changed my mind since the weather there. Lisbon, in spring, by train if there is a way, and with one week of nothing at the end.',
    ],
    [
      'what dog does she want',
      'Pets?',
      'A puppy, I said last year. No longer. An old greyhound that nobody takes, or none at all until the stairs are carpeted.',
    ],
    [
      'does she like surprises',
      'Surprises?',
      'I like small surprises, a note or a cake. What I cannot bear is a room full of people who jump up and shout my name. Never do that.',
    ],
    [
      'which book should i get her',
      'Books?',
      'No crime any more, please, I have read them all and they make me bolt the door. Something slow, with weather in it, and nobody dies before page two hundred.',
    ],
    [
      'what tea does she drink',
      'Tea?',
      'Earl Grey used to be mine. These days a green tea, because my stomach has become a diva. Do not throw the Earl Grey away, my mother drinks it.',
    ],
    [
      'what chocolate does she like',
      'Chocolate?',
      'Dark, with sea salt. Milk chocolate is for children and for you. And never the one with the orange, it tastes of bathrooms.',
    ],
  ])('%s is answered with her whole words', async (query, question, answer) => {
    const { quotes } = await answered(query, notebook([question, answer]));
    expect(quotes[0]).toContain(`“${answer}” [1]`);
  });
});

describe('cause 6: an answer, then its proof', () => {
  const peonies = notebook(
    ['Which flower would you love to find on the table?', 'Peonies, the pale pink ones. I love them.'],
    ['Which flower could you do without?', 'Lilies. They smell of funerals.'],
    ['Where would you like to eat again?', 'The little Thai place by the canal.'],
  );

  it.each([
    ['Can I buy her lilies?', 'Better not: on January 6, 2026 she said: “Lilies. They smell of funerals.” [1]'],
    ['may i bring her peonies', 'Yes: on January 5, 2026 she said: “Peonies, the pale pink ones. I love them.” [1]'],
  ])('%s %s', async (query, lead) => {
    const reply = await answered(query, peonies);
    expect(reply.lead).toBe(lead);
  });

  it.each([
    ['can i get her pearls', 'Pearls are tears, one for each. Never give me those.', false],
    ['should i throw her a surprise party', 'I hate surprises.', false],
    ['can i put cilantro in it', 'I cannot stand cilantro.', false],
    ['is champagne ok', 'I love champagne, a small glass.', true],
    ['would she like a puppy', 'A puppy! Yes, I dream of one.', true],
    ['can i cook lamb for her', 'I do not eat lamb.', false],
    ['does she like jazz', 'Jazz is my favorite, all evening long.', true],
    ['should i buy her roses', 'Please no roses any more.', false],
    ['is camping a good idea', 'Camping? Never again, my back hurts for a week.', false],
    ['would she enjoy the opera', 'I adore the opera, even the bad ones.', true],
    ['would she like a bread maker', 'New list:\n1. A cello on hire.\n2. Not the bread machine any more.', false],
    ['is marzipan ok', 'I could eat marzipan every day, I love it.', true],
    ['can we get a dog', 'A dog, yes. When do we go?', true],
  ])('%s: %s', async (query, answer, may) => {
    const { segments } = await answered(query, notebook(['What is on your mind?', answer]));
    expect(segments.find(({ kind }) => kind === 'lead')?.verdict?.may).toBe(may);
  });

  const NEVER = 'Name three things I should never buy you, however good the offer.';
  it.each([
    ['is a balloon ride a good idea', NEVER, '1. Anything with a plug\n2. Balloon rides, zip lines', false],
    ['can i buy her perfume', NEVER, 'A gym pass, or perfume you have not smelled on me first.', false],
    ['can i get her scales', NEVER, 'An iron. Or scales, of any kind.', false],
    ['should i buy her roses', 'Is there a flower you would rather never be handed?', 'Roses, the red ones.', false],
    ['is licorice ok', 'Which sweets do you hate?', 'Licorice, and anything with anise.', false],
    ['would she like tulips', 'Which flowers would you love to find on the table?', 'Tulips, or ranunculus.', true],
    ['can i cook lasagna', 'Which meal would you choose for your birthday?', 'Lasagna, the slow one.', true],
    ['is the cinema ok', 'What would you like to do on a rainy Sunday?', 'The cinema, and a bun afterwards.', true],
    ['may i give her a scarf', 'What would you love to be given?', 'A scarf, a warm one.', true],
    ['can i bring her coffee', 'What can you not drink?', 'Coffee. My hands shake.', false],
  ])('%s, where she was asked “%s”: %s', async (query, question, answer, may) => {
    const { segments } = await answered(query, notebook([question, answer]));
    expect(segments.find(({ kind }) => kind === 'lead')?.verdict?.may).toBe(may);
  });

  it.each([
    ['can i buy her roses', 'Roses feel like an apology.'],
    ['can i buy her tulips', 'Peonies. I love them.'],
    ['should we get a cat', 'My sister has a cat, it is called Otto.'],
    ['is gold ok', 'Gold or silver, it depends on the dress.'],
    ['would she like a cruise', 'We talked about the cruise at dinner.'],
    ['can i buy her perfume', 'No more fig, please. It smells like a hotel lobby to me now.'],
    ['can i get her gold earrings', 'Gold looks as if it belonged to an aunt. Since Gran I see it differently.'],
    ['should we go to the opera', 'The opera is by the station.'],
    ['is a spa day ok', 'My mother loves a spa day.'],
    ['can i cook risotto', 'You burned the risotto once.'],
  ])('%s: no verdict where she said only "%s"', async (query, answer) => {
    const { segments } = await answered(query, notebook(['What is on your mind?', answer]));
    expect(segments.every(({ verdict }) => verdict === undefined)).toBe(true);
  });

  it('a question about nothing she said gets no lead', async () => {
    const { evidence, quotes, askHer } = await answered('how do I reset the dishwasher', peonies);
    expect(evidence === 'none' ? quotes : []).toEqual([]);
    expect(evidence).not.toBe('strong');
    expect(askHer).not.toBeNull();
  });
});

describe('cause 8: each kind of question is treated as what it is', () => {
  const hers = notebook(
    ['Who do you call first?', 'My sister Clara. She screams, and then I believe it.'],
    ['When were you born?', 'On the 4th of June, in a thunderstorm.'],
    ['What small thing would please you?', 'Hand cream from the little tin, I never buy it for myself.'],
    ['Which flower would you love to find on the table?', 'Peonies.'],
  );

  it.each([
    'hi',
    'thanks!',
    'Hello',
    'good morning',
    'thank you so much',
    'ok cool',
    'bye',
    'lol',
    'what can you do',
    'who are you?',
  ])('%s gets one friendly line and three examples', async (query) => {
    const { segments, citations, evidence } = await answered(query, hers);
    expect(segments.map(({ kind }) => kind)).toEqual(['notice', 'example', 'example', 'example']);
    expect(citations).toEqual([]);
    expect(evidence).toBe('none');
  });

  it.each([
    ['what is her sister called', 'Clara'],
    ['when is her birthday', '4th of June'],
    ['gift under 20 dollars', 'Hand cream'],
    ['what flwoers does she like', 'Peonies'],
    ['wich flowrs shoud i get', 'Peonies'],
  ])('%s: %s', async (query, words) => {
    const { lead } = await answered(query, hers);
    expect(lead).toContain(words);
  });

  it('tells him that her words name no price', async () => {
    expect((await answered('gift under 20 dollars', hers)).text).toContain('under 20 dollars is for you to check');
  });

  it('reads what follows with what came before', async () => {
    expect((await answered('and for under $50?', hers, 'what flowers does she like')).lead).toContain('Peonies');
  });
});
