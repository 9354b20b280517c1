import { describe, expect, it } from 'vitest';
import { pool } from '../../questions/pool/pool';
import { hit, others } from '../../testing/assistant/hits';
import type { Hit } from '../notes';
import { readQuestion } from '../reading/read-question';
import { violations } from '../verify';
import { advise } from './advise';

const timeZone = 'UTC';
const textOf = new Map(pool.map((question) => [question.id, question.text]));
const ofPool = (questionId: string, answer: string, about: Parameters<typeof hit>[2] = {}) =>
  hit(answer, textOf.get(questionId) ?? '', { questionId, ...about });

function replyTo(query: string, told: Hit[], isDenied = false) {
  const hits = [...told, ...others];
  const reply = advise(
    readQuestion(query),
    { evidence: 'weak', hits, cautions: [], isDenied },
    { now: new Date('2026-06-01'), timeZone },
  );
  expect(violations(reply, { query, notes: hits.map(({ note }) => note), timeZone })).toEqual([]);
  return { ...reply, quotes: reply.citations.map(({ quote }) => quote) };
}

describe('what is named so that nothing else can be meant goes first', () => {
  const walk = hit('To the point and back, no phones.', 'What do you love that costs nothing?', { probability: 0.6 });
  const soup = hit("November 2nd. I make the potato soup and put Grandma's cup out.", 'When do you miss somebody?', {
    probability: 0.2,
  });

  it.each(["what's november 2 about", 'why is nov 2nd special', 'what happens on the 2nd of November'])(
    'a day of the year: %s',
    (query) => expect(replyTo(query, [walk, soup]).quotes[0]).toBe(soup.note.answer),
  );

  it.each(["what's november 3 about", "what's november about", 'what novels, 2 of them'])(
    'but no other day: %s',
    (query) => {
      expect(replyTo(query, [walk, soup]).quotes[0]).toBe(walk.note.answer);
    },
  );

  it.each(["who's emil", 'Who is Emil?'])('somebody: %s', (query) => {
    const cake = hit("Emil's cake is an excavator.", 'Whose birthday matters to you?', { probability: 0.1 });
    const visit = hit('Liv and Emil are coming in May.', 'What do you look forward to?', { probability: 0.1 });
    expect(replyTo(query, [walk, cake, visit]).quotes.slice(0, 2)).toEqual([cake.note.answer, visit.note.answer]);
    expect(replyTo('who is coming', [walk, visit]).quotes).not.toContain(visit.note.answer);
  });
});

describe('what she will not have', () => {
  const never = ofPool('gift-036', 'Balloon rides, zip lines, anything with a harness.', { probability: 0.2 });

  it('is told of what she names by the head of its name', () => {
    const picnic = hit('The point, behind the hedge.', 'Where would you spread our blanket?', { probability: 0.6 });
    const { text, quotes } = replyTo('can i book a hot air balloon', [picnic, never]);
    expect(quotes[0]).toBe(never.note.answer);
    expect(text).toMatch(/^Better not: /);
  });

  it('comes with what she likes of the kind', () => {
    const lilies = ofPool('gift-028', 'Lilies. They smell of funerals.', { probability: 0.5, asked: 0.6 });
    const peas = ofPool('fav-010', 'Sweet peas, if there are any.', { probability: 0.11 });
    const both = [lilies.note.answer, peas.note.answer];
    const whether = replyTo('Is she ok with lilies or should I pick something else', [lilies, peas]);
    expect(whether.quotes).toEqual(both);
    expect(whether.text).toMatch(/^Better not: /);
    const which = 'which lilies does she like';
    expect(replyTo(which, [lilies, peas]).quotes).toEqual(both);
    expect(replyTo(which, [lilies, peas]).text).toMatch(
      /^She has told you what not to choose, and something else of the kind:\n/,
    );
    expect(replyTo(which, [lilies]).text).toMatch(/^So far she has told you only what not to choose:\n/);
  });
});

it('which she likes better is never told without what she said of it later', () => {
  const [older, newer] = ['Pottery wheel, obviously!', "I've met the clay now. Never again a wheel."];
  const question = textOf.get('date-029') ?? '';
  const said = (answer: string, createdAt: string, probability: number) =>
    hit(answer, question, { questionId: 'date-029', createdAt, probability });
  const { quotes } = replyTo('what did she think of the pottery class', [
    said(older, '2025-07-04T12:00:00.000Z', 0.6),
    said(newer, '2025-08-07T12:00:00.000Z', 0.05),
  ]);
  expect(quotes).toEqual([newer, older]);
});

describe('what is not sure', () => {
  const told = (probability: number, asked = 0) =>
    replyTo('what does she say to a nervous friend', [
      hit('Breathe, and eat something.', 'What do you tell others?', { probability, asked }),
    ]);

  it('is told as the closest, without putting to her what she has most likely told', () => {
    expect(told(0.6).text).toMatch(/^This comes closest in what she has told you:\n/);
    expect(told(0.6).askHer).toBeNull();
  });

  it('is told so too where she was asked nearly so', () => {
    expect(told(0.4, 0.5).text).toMatch(/^This comes closest in what she has told you:\n/);
    expect(told(0.3, 0.5).text).toMatch(/^Perhaps she hasn't mentioned that yet\./);
  });

  it('is told as perhaps not of it where that is as likely, with a question for her', () => {
    expect(told(0.36).text).toMatch(/^Perhaps she hasn't mentioned that yet\. This comes closest:\n/);
    expect(told(0.36).askHer).not.toBeNull();
  });

  describe('where he asks for an idea of any kind', () => {
    const toldTo = (query: string) =>
      replyTo(query, [
        hit('A lamp for the corner, or the harbor at dusk.', 'What did you look at twice?', { probability: 0.36 }),
      ]).text;

    it.each(['what should I give her for her birthday', 'where could I take her on Saturday'])(
      'is never told as what she has not mentioned: %s',
      (query) => expect(toldTo(query)).toMatch(/^This comes closest in what she has told you:\n/),
    );

    it('but is where he wants to know something of such a day', () => {
      expect(toldTo('what did we do on her last birthday')).toMatch(/^Perhaps she hasn't mentioned that yet\./);
    });
  });
});

describe('what she says is otherwise now goes before what was so, to whatever question she said it', () => {
  const before = { createdAt: '2025-06-16T12:00:00.000Z' };
  const since = { createdAt: '2026-02-24T12:00:00.000Z' };
  const black = hit('Black, strong, two mugs before eight.', 'How do you take your coffee?', {
    probability: 0.9,
    asked: 0.8,
    ...before,
  });
  const rooibos = (answer: string, about = since) =>
    hit(answer, 'What do you drink first thing?', { probability: 0.3, ...about });

  it('and that is told as earlier', () => {
    const around = rooibos("I've come around on coffee with milk.");
    expect(replyTo('How does she like her coffee?', [black, around]).quotes[0]).toBe(around.note.answer);
    const { quotes, segments } = replyTo('How does she like her coffee?', [black, rooibos("Tea. I'm off coffee.")]);
    expect(quotes).toEqual(["Tea. I'm off coffee.", black.note.answer]);
    expect(segments[1]?.text).toMatch(/^Earlier, on June 16, 2025/);
  });

  it.each([
    ['it was said before', rooibos("Rooibos now. I'm off coffee.", { createdAt: '2025-01-01T12:00:00.000Z' })],
    ['nothing says that it was otherwise', rooibos('Coffee, and then more coffee.')],
    ['it is now and then', rooibos('A coffee with you, now and then.')],
    ['it is right now', rooibos('A coffee in the garden right now.')],
    ['something else is otherwise', rooibos('The porch is no longer green. Coffee stays coffee.')],
    ['it is of something else', rooibos('Rooibos, and no longer with honey.')],
  ])('but not where %s', (_, other) => {
    expect(replyTo('How does she like her coffee?', [black, other]).quotes[0]).toBe(black.note.answer);
  });
});

it('what he does not want this time is not told', () => {
  const flowers = hit('Peonies, armfuls of them.', 'Which flowers would you like as a present?', { probability: 0.9 });
  const lamp = hit('The little brass lamp.', 'What present would you like?', { probability: 0.5 });
  expect(replyTo('a gift, anything but flowers', [flowers, lamp]).quotes[0]).toBe('The little brass lamp.');
  expect(replyTo('a gift for her', [flowers, lamp]).quotes[0]).toBe('Peonies, armfuls of them.');
});

it('a day is sure only where she names one', () => {
  const canoe = hit('Lovely. Next year I would like a night away.', 'How was our anniversary for you?', {
    probability: 0.95,
    asked: 0.8,
  });
  const sixth = hit('September 6, as ever.', 'How was our anniversary for you?', { probability: 0.95, asked: 0.8 });
  expect(replyTo('When is our anniversary?', [canoe]).evidence).toBe('weak');
  expect(replyTo('When is our anniversary?', [sixth]).evidence).toBe('strong');
});

describe('what she gave up', () => {
  it('is told before how it was', () => {
    const black = hit('Coffee, black, two cups.', 'Tea or coffee?', {
      ...{ probability: 0.98, asked: 0.6, createdAt: '2025-03-13T12:00:00.000Z' },
    });
    const assam = hit("Coffee. I'm on Assam, with milk.", 'What have you given up lately?', { probability: 0.34 });
    expect(replyTo('how does she take her coffee', [black, assam]).quotes).toEqual([
      assam.note.answer,
      black.note.answer,
    ]);
  });
});

it.each(['Coffee or tea: which one could you never give up?', 'What would you miss if it stopped?'])(
  'what she keeps is not over: %s',
  (question) => {
    const black = hit('Black, two cups.', 'How do you take your coffee?', {
      ...{ probability: 0.98, asked: 0.6, createdAt: '2025-03-13T12:00:00.000Z' },
    });
    const kept = hit('Coffee, even on a boat.', question, { probability: 0.34 });
    expect(replyTo('how does she take her coffee', [black, kept]).quotes[0]).toBe(black.note.answer);
  },
);

describe('a size that was taken anew', () => {
  const first = hit('Six, on the left hand.', 'What is your ring size?', {
    ...{ probability: 0.99, asked: 0.9, createdAt: '2025-02-03T12:00:00.000Z' },
  });
  const tight = (answer: string, about: Parameters<typeof hit>[2] = {}) =>
    hit(answer, 'Is your ring still comfortable?', {
      ...{ probability: 0.95, asked: 0.6, createdAt: '2026-03-03T12:00:00.000Z', ...about },
    });
  const measured = 'It got tight, the jeweler measured six and a half.';

  it('goes first, and the older one is told as earlier', () => {
    const { quotes, text } = replyTo('her ring size?', [first, tight(measured)]);
    expect(quotes).toEqual([measured, first.note.answer]);
    expect(text).toContain('Earlier, on February 3, 2025');
  });

  it.each([
    ['it was said before', tight(measured, { createdAt: '2024-01-01T12:00:00.000Z' })],
    ['it tells no size', tight('A bit tight since the fall.')],
    ['it hardly is of it', tight('Measured six rings on a string.', { probability: 0.3 })],
    ['it is of somebody else', hit('A nine, measured.', "What is your mother's ring size?", { probability: 0.98 })],
    [
      'it is of something else',
      hit('Eight, measured last week.', 'What size is your thumb ring?', { probability: 0.98 }),
    ],
  ])('but not where %s', (_, other) => {
    expect(replyTo('her ring size?', [first, other]).quotes[0]).toBe(first.note.answer);
  });
});

describe('what she wants', () => {
  it('goes before what she would hate, and the newest first', () => {
    const hated = hit('A gym membership.', 'Which gift would you hate to get?', { probability: 0.9, asked: 0.6 });
    const older = hit('The good binoculars.', 'What would you like for your birthday?', {
      ...{ probability: 0.1, createdAt: '2025-01-01T12:00:00.000Z' },
    });
    const newer = hit('Slippers with a hard sole.', "What's on your Christmas list?", { probability: 0.05 });
    const { quotes } = replyTo('gift ideas', [hated, older, newer]);
    expect(quotes.slice(0, 2)).toEqual([newer.note.answer, older.note.answer]);
  });
});

describe('what she wants for the very day', () => {
  const map = hit('The map of the lake.', 'What is the best gift I ever gave you?', { probability: 0.12 });
  const robe = hit('A long robe with deep pockets.', 'What would you like for Christmas?', { probability: 0.08 });

  it('is told to who looks for a present for it', () => {
    expect(replyTo('what should I get her for christmas', [map, robe]).quotes[0]).toBe(robe.note.answer);
    expect(replyTo('xmas gift ideas for my wife', [map, robe]).quotes[0]).toBe(robe.note.answer);
  });

  it('and for another day after what she wants for that', () => {
    const strap = hit('A strap for the binoculars.', 'What would you like for your birthday?', {
      ...{ probability: 0.05, createdAt: '2024-01-01T12:00:00.000Z' },
    });
    expect(replyTo('what should I get her for her birthday', [map, robe, strap]).quotes[0]).toBe(strap.note.answer);
    const cake = hit('Lemon drizzle.', 'What cake would you like for your birthday?', { probability: 0.08 });
    const toast = hit('Toast in bed.', 'What would you like for breakfast on your birthday?', { probability: 0.08 });
    const { quotes } = replyTo('what should I get her for her birthday', [map, cake, toast]);
    expect(quotes).not.toContain(cake.note.answer);
    expect(quotes).not.toContain(toast.note.answer);
  });
});

describe('what is no answer', () => {
  it('are the days that matter to her, where he looks for an idea', () => {
    const days = ofPool('size-012', 'October 14, me. May 3, Liv.', { probability: 0.6, asked: 0.6 });
    const boathouse = hit('The boathouse again, just us.', 'How would you like to spend our next anniversary?', {
      probability: 0.5,
      asked: 0.7,
    });
    const query = 'Our anniversary is in June. What would mean the most to her?';
    expect(replyTo(query, [days, boathouse]).quotes).toEqual([boathouse.note.answer]);
    expect(replyTo('Help me remember the days that matter to her', [days]).quotes).toEqual([days.note.answer]);
    const emil = ofPool('friend-002', "Emil's. The cake is an excavator.", { probability: 0.8 });
    const wishes = hit('A robe, long, with pockets.', 'What is on your wish list?', { probability: 0.6 });
    expect(replyTo('birthday in 2 weeks, what do I get her', [emil, wishes]).quotes).toEqual([wishes.note.answer]);
  });

  it('is what she has enough of now, because he is at the store right now', () => {
    const peas = ofPool('fav-010', 'Sweet peas.', { probability: 0.9, asked: 0.7 });
    const fig = hit('No more fig, it smells like a lobby to me now.', 'Which candle do you want more of?', {
      probability: 0.01,
      createdAt: '2026-05-30T12:00:00.000Z',
    });
    expect(replyTo('what flowers do i grab, im at the store right now', [peas, fig]).quotes).toEqual(['Sweet peas.']);
  });
});

it('what comes closest is not told where whoever read it denies it: the question for her is', () => {
  const days = ofPool('date-001', 'My birthday, obviously. May 3, Liv.', { probability: 0.6 });
  const query = 'What did she want to be as a kid?';
  expect(replyTo(query, [days]).quotes).toEqual([days.note.answer]);
  const denied = replyTo(query, [days], true);
  expect([denied.evidence, denied.quotes]).toEqual(['none', []]);
  expect(denied.text).toMatch(/^She hasn't told you anything about that yet\.\nYou could ask her: /);
});
