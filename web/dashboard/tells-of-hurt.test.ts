import { describe, expect, it } from 'vitest';
import { tellsOfHurt } from './tells-of-hurt';

const hurtful = {
  'death and grief': [
    'My father died in March.',
    'Since Mum passed away I bake her bread.',
    'The funeral, and how you held my hand.',
    'I still miss my grandmother every day.',
    'We lost our first baby.',
    'After losing her best friend she stopped singing.',
    'The dog had to be put to sleep. We put him down on a Tuesday.',
    'Visiting the grave on All Souls.',
    'Life without my sister.',
    'It broke my heart.',
    'My late father’s watch.',
    'THE MISCARRIAGE',
    'His suicide.',
  ],
  illness: ["Dad's cancer came back.", 'The weeks in hospital.', 'After the diagnosis.', 'When I was depressed.'],
  fear: [
    'I am afraid of being left.',
    'Spiders scare me.',
    'Which fear would you like to be rid of?',
    'The nightmare with the water.',
    "I'm terrified of flying.",
    'Which worry visits you at three in the morning?',
    'What do you dread?',
  ],
  quarrels: [
    'That row about money: we fought all night.',
    'After a quarrel, how long do you need?',
    'When we argue I need an hour.',
    'You shouted at me at the station.',
    'I was so angry with you.',
    'When my parents got divorced.',
    'You let me down that day.',
    'It hurt that you forgot.',
    'I cried in the car.',
    'When he left me.',
    'I felt lonely in our first winter.',
    'What makes you believe an apology from me?',
  ],
};

const harmless = [
  'Peonies, white ones.',
  'What is your favorite soup?',
  'Yellow tulips; they make me think of Amsterdam.',
  'The deadline is Friday.',
  'Gravel paths and engraved rings.',
  'A scarf, a cardigan, and thick socks.',
  'I missed the bus and we walked in the rain, laughing.',
  'Her shoes are size 38; the striped ones fit best.',
  'Without sugar, please.',
  'He lost his umbrella again.',
  'I would leave early and take the train to the sea.',
  'Crisp apples, cross-stitch, and a crossword.',
  'Sour cherries, feta, figs.',
  '',
];

describe('a text that tells of what hurts', () => {
  it.each(Object.entries(hurtful))('%s', (_, texts) => {
    expect(texts.filter((text) => !tellsOfHurt(text))).toEqual([]);
  });

  it('is not every text', () => {
    expect(harmless.filter(tellsOfHurt)).toEqual([]);
  });

  it('is told within a moment, however long it is', () => {
    const began = performance.now();
    for (const text of ['my my my my '.repeat(800), 'lost the old '.repeat(770), 'a'.repeat(10_000)]) tellsOfHurt(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
