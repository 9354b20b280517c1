import { describe, expect, it } from 'vitest';
import { pool } from '../../questions/pool/pool';
import { databaseIdOf } from '../../subjects/pool-id';
import { hit, others } from '../../testing/assistant/hits';
import type { Hit, Retrieval } from '../notes';
import { readQuestion } from '../reading/read-question';
import { violations } from '../verify';
import { advise } from './advise';
import { isOwed } from './asked-for';

const timeZone = 'UTC';
const textOf = new Map(pool.map((question) => [question.id, question.text]));
function replyTo(query: string, hits: Hit[], evidence: Retrieval['evidence'] = 'weak') {
  const reply = advise(
    readQuestion(query),
    { evidence, hits, cautions: [] },
    { now: new Date('2026-06-01'), timeZone },
  );
  expect(violations(reply, { query, notes: hits.map(({ note }) => note), timeZone })).toEqual([]);
  return reply;
}

describe('what she was asked nearly as he asks', () => {
  it('does not turn what she wants into what she does not want', () => {
    const refused = hit('Lilies.', "Is there a flower you'd rather not be handed?", {
      questionId: 'gift-028',
      asked: 0.6,
    });
    const liked = hit('Peonies.', 'If flowers never wilted, which would you have?', {
      questionId: 'fav-010',
      asked: 0.5,
    });
    expect(replyTo("what's her favorite flower", [refused, liked, ...others]).citations[0]?.quote).toBe('Peonies.');
  });
});

it('what she was asked nearly so is told though it is not likely; what she was asked otherwise is not', () => {
  const told = (asked: number) =>
    replyTo('what should I give her for her birthday', [
      hit('A rental cello.', 'What do you look at in windows?', { probability: 0.25, asked }),
      ...others,
    ]).citations.map(({ quote }) => quote);
  expect(told(0.5)).toEqual(['A rental cello.']);
  expect(told(0.1)).toEqual([]);
});

describe('where she spoke of nothing of the kind', () => {
  const far = hit('Bottle green since last summer, like the old pots.', 'Which color lifts your mood?', {
    probability: 0.22,
  });

  it.each([
    ['what wine should I open tonight', /wine/i],
    ['does she eat fish', /^Do you eat fish\?$/],
    ['Does she like snowboarding?', /^Do you like snowboarding\?$/],
    ['What does she think about tattoos?', /^What do you think about tattoos\?$/],
    ['who should I call when she is in trouble', /^Who should I call when you're in trouble\?$/],
    ['when is the best time to talk about money', /money/],
    ['which football team does she support', /^Which football team do you support\?$/],
    ['Can I take her to the opera?', /opera/],
    ['does she believe in ghosts', /^Do you believe in ghosts\?$/],
    ['which toothpaste does she use', /toothpaste|brand/],
  ])('says so, with a question for her, and shows nothing: %s', (query, question) => {
    const { segments, askHer, text } = replyTo(query, [far, ...others]);
    expect(segments.map(({ kind }) => kind)).toEqual(['notice', 'suggestion']);
    expect(text).toContain("She hasn't told you anything about that yet.");
    expect(askHer).toMatch(question);
  });

  it.each([
    ["What's her hat size", 'size-001', 'Nine, wide.'],
    ['Who is her favorite aunt?', 'child-003', 'My dad.'],
    ['which football team does she support', 'care-006', 'Swimming.'],
    ['What does she think about tattoos?', 'care-003', 'Wet hair.'],
    ['what car does she dream of', 'trip-005', 'Window, facing forward.'],
  ])('does not pass another one of its kind for it: %s', (query, questionId, answer) => {
    const another = hit(answer, textOf.get(questionId) ?? '', { questionId, probability: 0.9, asked: 0.5 });
    const { evidence, text } = replyTo(query, [another, ...others], 'strong');
    expect(evidence).toBe('weak');
    expect(text).toMatch(/hasn't told you anything about that|names that very thing/);
  });

  it.each([
    ['Would she like to go camping?', 'us-023', 'When the camping chair folded up with you inside.'],
    ['what time does she like to go to bed', 'home-004', 'Cold room, warm bed.'],
  ])('does not pass a story or a thing without a day for an answer: %s', (query, questionId, answer) => {
    const said = hit(answer, textOf.get(questionId) ?? '', { questionId, probability: 0.4, asked: 0.4 });
    expect(replyTo(query, [said, ...others]).text).toContain("She hasn't told you anything about that yet.");
  });

  it('shows nothing that has nothing to do with it', () => {
    expect(replyTo('does she eat fish', [...others]).citations).toEqual([]);
  });

  it('shows what little there is in a notebook that he knows by heart', () => {
    expect(replyTo('does she eat fish', [far, ...others.slice(0, 2)]).citations).toHaveLength(3);
  });

  it('offers no question that she has answered', () => {
    const query = 'Which flowers does she like?';
    const { askHer } = replyTo(query, others, 'none');
    const asked = hit('None.', askHer ?? '', { questionId: databaseIdOf('fav-010'), probability: 0.1 });
    expect(askHer).toBe('If flowers never wilted, which would you have in every room?');
    expect(replyTo(query, [...others, asked], 'none').askHer).not.toBe(askHer);
  });

  it('offers no question that would give a present away', () => {
    expect(replyTo('Can I buy her a telescope?', [far, ...others]).askHer).not.toContain('telescope');
    const { askHer } = replyTo('can i book a surprise weekend away without telling her', [far, ...others]);
    expect(askHer).not.toMatch(/surprise|without/);
  });
});

describe('what is no answer, however near it lies', () => {
  const asked = (questionId: string, answer: string, found: Partial<Hit> = {}) =>
    hit(answer, textOf.get(questionId) ?? '', { probability: 0.8, asked: 0.6, ...found, questionId });
  const leadsOf = ({ segments }: ReturnType<typeof replyTo>) =>
    segments.filter(({ kind }) => kind === 'lead').map(({ text }) => text);

  it.each([
    ['what is her favorite color', 'gift-016', 'Beige. I look like an envelope.'],
    ['what flowers does she like', 'gift-028', 'Lilies. They smell of funerals.'],
  ])('what she will not have is not told as what she likes: %s', (query, questionId, answer) => {
    const { evidence, text } = replyTo(query, [asked(questionId, answer), ...others], 'strong');
    expect(evidence).toBe('weak');
    expect(text).toMatch(/^So far she has told you only what not to choose:/);
    expect(text).toContain(answer);
  });

  it('whose birthday matters to her does not tell what she wants for her own', () => {
    const whose = asked('friend-002', "Emil's, the day before mine.", { asked: 0.4 });
    const cake = hit('Walnut cake, one candle.', 'Which cake would you order?', { probability: 0.5 });
    expect(leadsOf(replyTo('which cake for her birthday', [whose, cake, ...others]))[0]).toContain('Walnut cake');
    expect(leadsOf(replyTo('whose birthday does she never forget', [whose, cake, ...others]))[0]).toContain('Emil');
  });

  it.each([
    ['list everyone she wants at her birthday party', 'feast-026', 'Liv, Priya, your mother.'],
    ['which people does she want at her birthday', 'feast-026', 'Liv, Priya, your mother.'],
    ['which couple does she like going out with', 'friend-026', 'Tom and Ana.'],
  ])('who asks for people is told of them: %s', (query, questionId, answer) => {
    const people = asked(questionId, answer, { probability: 0.9, asked: 0.7 });
    expect(leadsOf(replyTo(query, [people, ...others], 'strong'))[0]).toContain(answer);
  });

  it.each([
    "I don't remember being happier than in Lisbon.",
    "I don't remember a better meal than your risotto.",
    "I don't remember. But the balcony in Lisbon comes to mind, with the oranges.",
  ])('what she remembers by saying that she does not is one: %s', (answer) => {
    const said = asked('dream-001', answer, { probability: 0.9 });
    expect(replyTo('what does she want to learn', [said, ...others], 'strong').citations[0]?.quote).toBeDefined();
    expect(isOwed(said.note)).toBe(false);
  });

  it.each([
    ['what could i put in her christmas stocking', 'gift-044', 'The lamp.'],
    ['what book should i buy her', 'fav-010', 'Nothing. I fall asleep on page two.'],
  ])('what he once gave her, and that there is nothing, are no ideas: %s', (query, questionId, answer) => {
    const other = asked('gift-007', 'Marzipan, on paper.', { probability: 0.5 });
    expect(leadsOf(replyTo(query, [asked(questionId, answer), other, ...others]))[0]).toContain('Marzipan');
  });

  it('what she fears today is not what she feared as a child', () => {
    const today = hit('Heights.', 'Which fear would you like to be rid of?', { probability: 0.7, asked: 0.63 });
    expect(replyTo('what was she afraid of as a kid', [today, ...others]).text).toContain(
      "She hasn't told you anything about that yet",
    );
  });

  it('a word of his own said back to him tells nothing', () => {
    const cake = asked('fav-010', 'Cake.');
    const plum = hit('Plum cake for breakfast, and six candles.', 'How should your day begin?', { probability: 0.5 });
    expect(leadsOf(replyTo('what cake does she like', [cake, plum, ...others]))[0]).toContain('Plum cake');
    expect(
      leadsOf(replyTo('cake or pie?', [hit('Cake.', 'Cake or pie?', { probability: 0.9 }), ...others]))[0],
    ).toContain('Cake.');
  });

  it.each(['what did she dream of becoming as a kid', 'what was her dream job as a child'])(
    'what she dreams of today is not what she dreamed of as a child: %s',
    (query) => {
      const today = asked('dream-001', 'A workshop of my own.', { asked: 0.5 });
      expect(replyTo(query, [today, ...others]).text).toContain("She hasn't told you anything about that yet.");
    },
  );

  it.each(['No idea. Ask me Sunday.', "Can't think of one right now.", 'Can I think about it?', "I don't know yet."])(
    'what she put off is none: %s',
    (answer) => {
      const { text } = replyTo('what does she want to learn', [asked('dream-001', answer), ...others], 'strong');
      expect(text).not.toContain(answer);
    },
  );

  it('what she added to "I don\'t know" is one', () => {
    const said = asked(
      'dream-001',
      "I don't know. Bookbinding perhaps, with somebody patient and a room full of old paper.",
    );
    expect(replyTo('what does she want to learn', [said, ...others], 'strong').citations[0]?.quote).toContain(
      'Bookbinding',
    );
  });

  it('what she refuses of that very thing is kept in mind, whatever she was asked', () => {
    const never = asked('gift-036', '1. A toaster. 2. Perfume I have not smelled first.', {
      probability: 0.05,
      asked: 0,
    });
    const soap = asked('gift-007', 'The orange blossom soap.');
    const { segments } = replyTo('which perfume does she use', [soap, ...others, never], 'strong');
    expect(segments.find(({ kind }) => kind === 'caution')?.text).toContain('Perfume I have not smelled first.');
  });

  it('of its kind, what she likes goes before what she does not', () => {
    const lilies = asked('gift-028', 'Lilies. They smell of funerals.', { probability: 0.9 });
    const peas = asked('fav-010', 'Sweet peas.', { probability: 0.5 });
    const { text } = replyTo('does she like roses', [lilies, peas, ...others]);
    expect(text).toMatch(/^Nothing she has told you so far names that very thing/);
    expect(leadsOf(replyTo('does she like roses', [lilies, peas, ...others]))[0]).toContain('Sweet peas.');
  });

  it('a list of wishes is told without the one that it replaces', () => {
    const older = asked('gift-037', '1. A bread machine', { probability: 0.7 });
    const newer = asked('gift-037', '1. A rental cello. 2. Not the bread machine anymore.');
    newer.note.createdAt = '2026-05-20T18:30:00.000Z';
    const { citations } = replyTo('what should I give her for her birthday', [older, newer, ...others], 'strong');
    expect(citations.map(({ quote }) => quote)).toEqual([newer.note.answer]);
  });

  it('what she is afraid of is not brought up as the nearest', () => {
    const heights = hit('Heights.', 'What are you afraid of?', { probability: 0.25 });
    expect(replyTo('does she like going to concerts', [heights, ...others]).citations).toEqual([]);
  });

  it('one of two things that he names does not tell whether he may', () => {
    const photo = hit('A photo of something ugly in a store window.', 'Which message made you smile?', {
      probability: 0.7,
    });
    expect(replyTo('may I post photos of her on facebook', [photo, ...others]).text).toMatch(
      /^She hasn't told you anything about that yet\./,
    );
  });

  it('what could hurt is not brought up as the nearest', () => {
    const sad = hit('The day Grandma died. I cried for a week.', 'Which day stays with you?', { probability: 0.25 });
    expect(replyTo('does she want another baby', [sad, ...others]).citations).toEqual([]);
  });
});

describe('whether he may, where she refused it in other words', () => {
  it.each(['does she eat fish', 'may I wake her with a drink', 'should I take her to the sea'])(
    'is not settled by what he would do with it: %s',
    (query) => {
      const avocado = hit(
        'Avocado. Like eating hand cream, and taking a drink to bed with it.',
        'Which food have you had enough of lately?',
        {
          questionId: 'fav-053',
        },
      );
      expect(replyTo(query, [avocado, ...others]).text).not.toContain('Better not');
    },
  );

  it('is not settled by a refusal of another thing with the same first word', () => {
    const party = hit('No surprise party. Twenty people behind my own sofa.', textOf.get('feast-002') ?? '', {
      questionId: 'feast-002',
    });
    expect(replyTo('can I plan a surprise trip', [party, ...others]).text).not.toContain('Better not');
    expect(replyTo('Can I throw her a surprise party?', [party, ...others]).text).toMatch(/^Better not: /);
  });

  const never = hit(
    '1. Anything for the kitchen with a plug\n2. Balloon rides, zip lines\n3. Gift cards',
    'Name three things I should never buy you, no matter how good the deal.',
    { questionId: 'gift-036', probability: 0.08 },
  );

  it.each([
    'Can I give her a kitchen appliance?',
    'Can I take her hot air ballooning?',
    'may I book a balloon ride',
    'would she be happy with a gift card',
    'should I get her a gift card',
    'can we go on a zip line',
    'is a kitchen gadget a good idea',
    'can I surprise her with a balloon flight',
    'would she enjoy ziplining with zip lines',
    'would a gift card be ok',
  ])('%s: better not', (query) => {
    const { segments, evidence } = replyTo(query, [hit('A picnic.', 'What do you like?'), never, ...others]);
    expect(segments[0]?.text).toMatch(/^Better not: /);
    expect(evidence).toBe('strong');
  });
});
