import { describe, expect, it } from 'vitest';
import { pool } from '../questions/pool/pool';
import { dangersInAnswer } from './dangers';

describe('what a tagged question tells of the danger', () => {
  const textOf = new Map(pool.map((question) => [question.id, question.text]));
  const marks = (id: string, answer: string) =>
    new Set(
      dangersInAnswer({ id, text: textOf.get(id) ?? '' }, answer).map(({ gravity, domain }) => `${gravity} ${domain}`),
    );

  it.each([
    ['size-008', 'Penicillin, I swell up. And shrimp makes my throat itch.', ['allergy medicine', 'allergy food']],
    ['size-008', 'Strawberries give me a rash.', ['allergy food']],
    ['gift-008', 'Anything vanilla cupcake. Two minutes and I have a migraine.', ['harm flowers-and-scents']],
    ['gift-008', 'Coffee candles make me sick.', ['harm flowers-and-scents']],
    ['size-006', 'Wool makes my neck itch like peach skin.', ['harm skin']],
    ['trip-007', 'Two hours before. Your way gives me hives.', ['never places-and-heights']],
    ['calm-031', "The phone call. I'm scared of the receptionist.", ['fear other']],
    ['dream-009', "The dentist. Yes, me. I've held a liver.", ['fear places-and-heights']],
    ['gift-028', "Lilies. And no marzipan with them, I'm allergic to almonds.", ['allergy food']],
    ['gift-028', 'Lilies. They give me a headache.', ['harm flowers-and-scents']],
    ['trip-007', 'You know I carry an EpiPen.', ['allergy food', 'allergy other']],
    ['fav-057', 'The other one makes me sick.', ['harm food']],
    ['fav-057', 'Onion. Ketchup stays off, always.', ['never food']],
  ])('%s: %s', (id, answer, expected) => expect([...marks(id, answer)]).toEqual(expected));
});

it('asked about somebody else, what she tells of them is at most perhaps a danger to her; what she tells of herself is one', () => {
  const gravest = (text: string, answer: string) =>
    dangersInAnswer({ text }, answer).map(({ gravity, isPerhaps = false }) => ({ gravity, isPerhaps }));
  const friend = 'What do you admire about your friend Priya?';
  const grave = ({ gravity }: { gravity: string }) => gravity !== 'never';
  expect(gravest(friend, "She's terrified of flying and came to our wedding. They all cried.").filter(grave)).toEqual(
    [],
  );
  expect(
    gravest('What was your sister like as a girl?', 'She had the cat allergy.').every((one) => one.isPerhaps),
  ).toBe(true);
  expect(gravest(friend, 'I am terrified of flying, and she holds my hand.').some(grave)).toBe(true);
  const mother = gravest('Is your mother allergic to anything?', "She's allergic to walnuts. Lilies too.");
  expect(mother.filter(grave)).toEqual([]);
  expect(gravest('What does your mother never eat?', 'She says peanuts give her hives.').filter(grave)).toEqual([]);
  const pet = 'She laughed and said a goldfish. Rabbits bring her out in welts.';
  expect(gravest('What about a pet for the kids?', pet).some(grave)).toBe(true);
  expect(gravest('What scares you on a trip?', "She's terrified of flying.").some(grave)).toBe(true);
});

it('asked for dangers, what the model denies is in doubt, though she begins with no', () => {
  const heard = [{ leaning: -9 }];
  expect(
    dangersInAnswer({ text: 'Are you allergic to anything?' }, 'No, I get hives from prawns.', heard)[0]?.isDoubtful,
  ).toBe(true);
});

it.each([
  ['Allergies?', 'Tree nuts, all of them. Walnuts and pecans worst.', true],
  ['What did the allergist say?', "Mustard. Can you believe it? He says strictly avoid, it's a bad one.", true],
  ["What can't you eat?", 'Shellfish.', true],
  ['Does anything give you hives?', 'Cheap silver.', true],
  ['Any allergies?', 'None, I just hate olives.', false],
  ['Any allergies?', 'I hate olives.', false],
  ['Allergies?', 'No, nothing.', false],
  ['Allergies?', 'Nothing but shellfish. Shrimp is the worst.', true],
  ['What did you eat in Maine?', 'Shellfish.', false],
  ['What were you not allowed to do as a girl?', 'Wear makeup.', false],
  ["What can't you have enough of?", 'Chocolate.', false],
  ['How did your parents react to our engagement?', 'Mom baked a cake.', false],
  ['Ever made a rash decision?', 'The house.', false],
])('asked "%s", "%s" tells of a danger: %s', (text, answer, isOne) => {
  const told = dangersInAnswer({ text }, answer).filter(({ gravity }) => gravity !== 'never');
  expect(told.length > 0).toBe(isOne);
});

describe('what she is afraid of, heard by the model', () => {
  const asked = { text: 'What scares you about getting old?' };
  const leanings = [{ leaning: -3.7, most: -3.6, behindAsked: -3.6 }];

  it('is no place to keep away from where it is life itself', () => {
    const life = 'Ending up like a story that repeats, and doing the math on myself.';
    expect(dangersInAnswer(asked, life, leanings)).toEqual([]);
    expect(dangersInAnswer(asked, life)).not.toEqual([]);
  });

  it.each(['Buttons', 'Ventriloquist dummies', '🕷️'])('is what she names in a few words: %s', (answer) => {
    const heard = /\p{L}/u.test(answer) ? leanings : [];
    expect(dangersInAnswer({ text: 'What are you most afraid of?' }, answer, heard)).not.toEqual([]);
  });
});

it('hears few words behind what she was asked', () => {
  const heard = [{ leaning: -0.5, most: 0.3, behindAsked: 0.3 }];
  expect(dangersInAnswer({ text: 'What makes your skin itch?' }, 'Lilies', heard)).not.toEqual([]);
});

describe('what is in doubt, heard by the model', () => {
  const isGrave = ({ gravity }: { gravity: string }) => gravity !== 'never';
  const water = pool.find(({ id }) => id === 'fav-040');
  const behindAsked = [{ leaning: -0.7, most: 2.5, behindAsked: 2.5 }];

  it('is no bare word behind a question of the pool that asks for nothing of the kind', () => {
    expect(dangersInAnswer({ id: 'fav-040', text: water?.text ?? '' }, 'Sparkling water.', behindAsked)).toEqual([]);
    expect(dangersInAnswer({ text: 'What upsets your stomach?' }, 'Sparkling water.', behindAsked)).not.toEqual([]);
    const never = pool.find(({ id }) => id === 'gift-008')?.text ?? '';
    const told = dangersInAnswer({ id: 'gift-008', text: never }, 'An iron. A scale with a bow, imagine.', behindAsked);
    expect(told.filter(isGrave)).toEqual([]);
  });

  const denied = [{ leaning: -3.6, most: -3.5, behindAsked: -3.5 }];

  it.each([
    "I can't hear February without dreading it.",
    "I'm scared she will have to move out of that house.",
    'My hands swell up like tamales from June to September.',
  ])('is no word of ours that the model denies: %s', (answer) => {
    expect(dangersInAnswer({ text: 'What else?' }, answer, denied).filter(isGrave)).toEqual([]);
  });

  it.each([
    "Mustard. It's a proper allergy, whatever your mum thinks.",
    'Nice on others, but needles terrify me.',
    'The rollercoaster? Never. I was so terrified I begged them to stop.',
  ])('but is the very word of an allergy, and of a terror: %s', (answer) => {
    const [danger] = dangersInAnswer({ text: 'What else?' }, answer, denied).filter(isGrave);
    expect(danger?.isDoubtful).toBe(true);
  });
});
