import { describe, expect, it } from 'vitest';
import { herAnswers } from '../demo/her-answers';
import { pool } from '../questions/pool/pool';
import { answered } from '../testing/assistant/answered';
import type { Note } from './notes';

const TODAY = Date.parse('2026-06-01T00:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const textOf = new Map(pool.map(({ id, text }) => [id, text]));

/** Half a year of an imagined wife, under the questions of the pool. */
const demoNotebook: Note[] = herAnswers.map(({ daysAgo, at, asked, text }) => ({
  id: `${asked} ${daysAgo}`,
  questionId: asked,
  question: textOf.get(asked) ?? '',
  answer: text,
  createdAt: new Date(TODAY - daysAgo * DAY + Date.parse(`1970-01-01T${at}:00Z`)).toISOString(),
}));

const ask = (query: string, before: string | null = null) => answered(query, demoNotebook, before);

describe('what she said when she was asked just that comes first, whatever words she used', () => {
  it.each([
    ['we had a fight, what now?', 'Room. Twenty minutes.'],
    ['she is cross with me, what should i do', 'Room. Twenty minutes.'],
    ['What should I not do on a date', 'Being hurried out of the door.'],
    ['what should I never give her', 'Anything for the kitchen with a plug'],
    ['what presents did she hate', 'Anything for the kitchen with a plug'],
    ['When is her birthday?', 'My birthday, obviously.'],
    ['when is our anniversary', 'Our wedding day'],
    ['which movie should we watch tonight', 'Something with coats and a train.'],
    ['which movies should I never put on', 'The thing with the climbers.'],
    ['what does she dream of', 'A workshop of my own.'],
    ['something small to bring home tonight', 'Marzipan.'],
    ['who is Mr Adeyemi', 'Mr Adeyemi at the bakery.'],
    ['what does she not like to eat', 'Hazelnuts and walnuts.'],
    ['what food should I avoid', 'Hazelnuts and walnuts.'],
    ['which films scare her', 'Anyone on a roof or a ledge.'],
  ])('%s: %s', async (query, words) => {
    const { lead, evidence } = await ask(query);
    expect(lead).toContain(words);
    expect(evidence).toBe('strong');
  });

  it.each([
    ['what car does she want', 'Window, facing forward'],
    ["what's her favorite football team", 'Swimming'],
    ['does she want a parrot', 'greyhound'],
  ])('%s is not answered for sure by %s', async (query, other) => {
    const { evidence, lead } = await ask(query);
    expect(lead.includes(other) && evidence === 'strong').toBe(false);
  });
});

describe('whether she is allergic is told plainly, and nothing beside it', () => {
  it.each([
    'is she allergic to anything',
    'does she have any allergies',
    'what is she allergic to',
    'any food allergies?',
    'allergies?',
    'what are her allergies',
    'does my wife have an allergy',
    'which foods is she allergic to',
    'is there anything she is allergic to',
    'remind me of her allergies',
  ])('%s', async (query) => {
    const { evidence, segments } = await ask(query);
    expect(evidence).toBe('strong');
    expect(segments[0]).toMatchObject({ kind: 'lead', text: expect.stringContaining('Hazelnuts and walnuts.') });
  });
});

describe('what is kept in mind has to do with what he asks', () => {
  it.each([
    ['What should I give her for her birthday?', 'spoon'],
    ['Christmas present ideas for my wife', 'Your brother'],
    ['which friend moved away', 'Priya'],
    ['what car does she want', 'Heights'],
    ['can I book a pottery class for us', 'Heights'],
    ['still or sparkling water for her?', 'Heights'],
    ['she is nervous about a presentation', 'Heights'],
    ["What's on her wish list right now?", 'Hazelnuts'],
    ['When is her birthday?', 'surprise'],
    ['which songs does she love', 'Quick question'],
    ['what pajamas should I buy', 'jumpsuit'],
    ['how does she take her coffee', 'spoon'],
  ])('%s: not “%s”', async (query, unrelated) => {
    expect((await ask(query)).cautions.join('\n')).not.toContain(unrelated);
  });

  it.each([
    ['What should I give her for her birthday?', 'Anything for the kitchen with a plug.'],
    ['what flowers should i bring home', 'Lilies.'],
    ['what can I bake for her', 'Hazelnuts and walnuts.'],
    ['ideas for date night', 'Being hurried out of the door.'],
    ['which movie should we watch tonight', 'No more ropes.'],
  ])('%s: “%s”', async (query, words) => {
    expect((await ask(query)).cautions.join('\n')).toContain(words);
  });

  it('goes first where he would take her to what she is afraid of', async () => {
    expect((await ask('can i take her up the tower on saturday')).lead).toContain('Heights.');
  });
});

describe('what she said later is never left out, though it fits less', () => {
  const changes = [
    {
      newer: 'Never again a wheel.',
      older: 'Pottery wheel, obviously!',
      queries: ['may i take her to the pottery wheel again', 'should we try the pottery wheel'],
    },
    {
      newer: 'No more fig, please.',
      older: 'The fig candle from the shop',
      queries: ['does she like fig candles', 'which candle should i buy', 'would she like a scented candle'],
    },
    {
      newer: 'Not the bread machine anymore.',
      older: 'I still want it.',
      queries: ['would she like a bread machine'],
    },
    { newer: 'So if ever: gold.', older: 'Always silver.', queries: ['gold or silver?', 'should i buy her silver'] },
    { newer: 'A rental cello', older: 'A reading lamp', queries: ["what's on her wish list"] },
    { newer: 'off the list it goes', older: 'A reading lamp', queries: ['does she want a reading lamp'] },
  ];
  const cases = changes.flatMap(({ newer, older, queries }) => queries.map((query) => [query, newer, older] as const));
  it.each(cases)('%s', async (query, newer, older) => {
    const { quotes } = await ask(query);
    const at = (words: string) => quotes.findIndex((quote) => quote.includes(words));
    expect(at(newer)).toBeGreaterThanOrEqual(0);
    if (at(older) >= 0) expect(at(newer)).toBeLessThan(at(older));
  });
});

describe('a yes or a no is about the very thing', () => {
  it.each([
    ['can i give her lilies', false],
    ['Is a balloon ride a good idea?', false],
    ['Can I buy her perfume?', false],
    ['would she like a bread maker', false],
    ['would she like peonies', true],
    ['Can she eat almonds?', true],
    ['can I put walnuts in the salad', false],
    ['does she like cilantro', false],
    ['Is an iron a good present?', false],
    ['may I call her honey', false],
    ['Should I throw her a surprise party?', false],
    ['is marzipan ok', true],
  ])('%s', async (query, may) => {
    const { segments } = await ask(query);
    expect(segments.find(({ kind }) => kind === 'lead')?.verdict?.may).toBe(may);
  });

  it.each([
    'may i invite my brother for the weekend',
    'should I ask her mum to drop by unannounced',
    'should I get her silver earrings',
    'would she like a new pillow',
    'would she like tulips',
    'can we get a parrot',
    'should we go to the opera',
    'can i get her gloves',
    'is chess ok',
    'would she like a scarf',
    'should I mend her blanket',
    'can i get her orange blossom soap',
  ])('%s: none', async (query) => {
    expect((await ask(query)).segments.every(({ verdict }) => verdict === undefined)).toBe(true);
  });

  it('says so where she never spoke of it', async () => {
    const { text } = await ask('would she like tulips');
    expect(text).toContain('Nothing she has told you so far names that very thing.');
  });
});

describe('each way to ask is understood', () => {
  it.each(['thanks, that helped!', 'great, that helps', 'that was useful, thanks', 'ok thanks, solved'])(
    '%s is no question',
    async (query) => {
      expect((await ask(query)).segments.map(({ kind }) => kind)).toEqual(['notice', 'example', 'example', 'example']);
    },
  );

  it('a reply may take no notice of make-up where he wants to make up for something', async () => {
    expect((await ask('I was rude this morning, how do I make up for it')).text).not.toContain('toothpaste');
  });

  it('the second of two questions stands by itself', async () => {
    const { quotes } = await ask('and her ring size?', "what's her shoe size");
    expect(quotes[0]).toContain('6 on the left, ring finger.');
  });
});
