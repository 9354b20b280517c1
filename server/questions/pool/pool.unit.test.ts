import { describe, expect, it } from 'vitest';
import { categories } from './categories';
import { asksTheSame, contentWords } from './near-duplicates';
import { areSpaced } from './plan';
import { pool } from './pool';
import type { PoolQuestion, Shape } from './question';

const THERAPY = `love languages?|boundar(y|ies)|trigger\\w*|attachment|process\\w*|communicat\\w*|validat\\w*|safe space
  |inner child|trauma\\w*|toxic|coping|vulnerab\\w*|self-esteem|intimacy|heal(ing)?`;
const ASSUMPTIONS = `kids?|children|bab(y|ies)|sons?|daughters?|pregnan\\w*|mothers?|fathers?|mums?|moms?|dads?|parents?
  |sisters?|brothers?|church|pray\\w*|god|faith|christmas|easter|thanksgiving|wine|beer|cocktails?|champagne|alcohol
  |salary|savings|mortgage|boss|office|career|colleagues?|diet\\w*|weight|calories?|slim\\w*`;
const SCOREKEEPING = 'enough of a|do enough|good enough|out of ten|rate me|as much as i|a better husband';
const FORBIDDEN = new RegExp(`\\b(${[THERAPY, ASSUMPTIONS, SCOREKEEPING].join('|').replace(/\n\s+/g, '')})\\b|!`, 'i');

/** And what only books say. */
const BRITISH = new RegExp(
  `\\b(\\w*(avour|olour|ehaviour|eighbour|umour)\\w*|\\w+(ise|ised|ising)d?(?<!exerc\\w+|prom\\w+|surpr\\w+|adv\\w+|w\\w+|n\\w+|otherw\\w+|pra\\w+)|jeweller\\w*
  |cosy|pyjamas?|trousers|sweets|queue\\w*|films?|autumn|supper|wardrobe|shall|gladly|custom|quarrel\\w*|begun|learnt
  |sofa|whilst|mum|telly|torch|holidaymaker)\\b`.replace(/\n\s+/g, ''),
  'i',
);

const SECOND_PERSON = /\b(you|your|yours|yourself)\b/i;
/** Addressed to her without the word 'you'. */
const ADDRESSED_OTHERWISE = /^Finish this for me: /;
const REQUEST = /^(Name|Tell me|Build me) /;
const NOW = /\b(lately|these days|today|right now|at the moment|this (week|weekend|month))\b/;

const shapeShares: Record<Shape, number> = {
  open: 62,
  'either-or': 11,
  'top-three': 8,
  finish: 2,
  memory: 11,
  'right-now': 5,
};
const depthShares = { 1: 58, 2: 32, 3: 10 };
const TOLERANCE = 3;

const wordsOf = (question: PoolQuestion) => question.text.split(/\s+/);
const textsWhere = (wrong: (question: PoolQuestion) => boolean) =>
  pool.filter(wrong).map(({ id, text }) => `${id} ${text}`);
const share = (fits: (question: PoolQuestion) => boolean) => (100 * pool.filter(fits).length) / pool.length;

function endsAsItShould({ text, shape }: PoolQuestion): boolean {
  if (shape === 'finish') return text.endsWith('…');
  return text.endsWith(REQUEST.test(text) ? '.' : '?');
}

describe('the question pool is whole', () => {
  it('holds at least 620 questions for everybody', () => {
    expect(pool.length).toBeGreaterThanOrEqual(620);
  });

  it.each(categories)('has its promised number in $id', ({ id, atLeast }) => {
    expect(pool.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(atLeast);
  });

  it('uses every category and no other', () => {
    expect(new Set(pool.map(({ category }) => category))).toEqual(new Set(categories.map(({ id }) => id)));
    expect(new Set(categories.map(({ prefix }) => prefix)).size).toBe(categories.length);
  });

  it('gives each question an id of its own, in the form of its category', () => {
    expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length);
    const prefixes = new Map<string, string>(categories.map(({ id, prefix }) => [id, prefix]));
    expect(textsWhere(({ id, category }) => !new RegExp(`^${prefixes.get(category)}-\\d{3}$`).test(id))).toEqual([]);
  });

  it('names seasons by days of the year and lets a question rest 90 to 730 days', () => {
    const isDay = (day: string) => /^\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`2027-${day}`));
    expect(textsWhere(({ season }) => season !== undefined && !(isDay(season.from) && isDay(season.until)))).toEqual(
      [],
    );
    const rests = (days: number) => Number.isInteger(days) && days >= 90 && days <= 730;
    expect(textsWhere(({ repeatAfterDays }) => !rests(repeatAfterDays))).toEqual([]);
  });
});

describe('each question can be spoken to her in one breath', () => {
  it('is under twenty words, one sentence, and ends as its shape demands', () => {
    expect(textsWhere((question) => wordsOf(question).length >= 20)).toEqual([]);
    expect(textsWhere(({ text }) => /[.?…]./.test(text) || text !== text.trim() || /\s\s/.test(text))).toEqual([]);
    expect(textsWhere((question) => !endsAsItShould(question))).toEqual([]);
  });

  it('addresses her', () => {
    expect(textsWhere(({ text }) => !SECOND_PERSON.test(text) && !ADDRESSED_OTHERWISE.test(text))).toEqual([]);
  });

  it('keeps to its shape', () => {
    expect(textsWhere(({ shape, text }) => shape === 'either-or' && !text.includes(' or '))).toEqual([]);
    expect(textsWhere(({ shape, text }) => shape === 'top-three' && !/\bthree\b/.test(text))).toEqual([]);
    expect(textsWhere(({ shape, text }) => (shape === 'finish') !== ADDRESSED_OTHERWISE.test(text))).toEqual([]);
    expect(textsWhere(({ shape, text }) => shape === 'right-now' && !NOW.test(text))).toEqual([]);
  });

  it('has no therapy words, no assumptions about her life, no scorekeeping and no exclamation marks', () => {
    expect(textsWhere(({ text }) => FORBIDDEN.test(text))).toEqual([]);
  });

  it('would notice a forbidden word', () => {
    for (const text of [
      'Which wine do you like?',
      'What is your love language?',
      'Do I do enough for you?',
      'Tell me!',
    ])
      expect(text).toMatch(FORBIDDEN);
  });
});

describe('the pool as a whole stays fresh', () => {
  it.each(Object.entries(shapeShares))('has about its share of %s questions: %i in a hundred', (shape, percent) => {
    expect(Math.abs(share((question) => question.shape === shape) - percent)).toBeLessThanOrEqual(TOLERANCE);
  });

  it.each(Object.entries(depthShares))('has about its share of depth %s: %i in a hundred', (depth, percent) => {
    expect(Math.abs(share((question) => question.depth === Number(depth)) - percent)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('varies how questions begin', () => {
    const openings = pool.map((question) => wordsOf(question).slice(0, 2).join(' ').toLowerCase());
    const commonest = Math.max(...openings.map((opening) => openings.filter((other) => other === opening).length));
    expect(commonest / pool.length).toBeLessThanOrEqual(0.12);
    for (const word of ['what', 'which'])
      expect(share(({ text }) => new RegExp(`^${word}\\b`, 'i').test(text))).toBeLessThan(35);
  });

  it('does not wear out a turn of phrase', () => {
    const howMany = (turn: RegExp) => pool.filter(({ text }) => turn.test(text)).length;
    expect(howMany(/^[^:?]+ or [^:?]+: /)).toBeLessThanOrEqual(38);
    expect(howMany(ADDRESSED_OTHERWISE)).toBeLessThanOrEqual(13);
    expect(howMany(/\bnever\b/i)).toBeLessThanOrEqual(18);
  });

  it('speaks American', () => {
    expect(textsWhere(({ text }) => BRITISH.test(text))).toEqual([]);
  });

  it('asks nothing twice within a year, neither in the same words nor in nearly the same', () => {
    expect(new Set(pool.map(({ text }) => text.toLowerCase())).size).toBe(pool.length);
    const read = pool.map((question) => ({ ...question, words: contentWords(question.text) }));
    const pairs = read.flatMap((a, i) =>
      read
        .slice(i + 1)
        .flatMap((b) =>
          asksTheSame(a.words, b.words) && !areSpaced(a.id, b.id) ? [`${a.id} ${a.text} | ${b.id} ${b.text}`] : [],
        ),
    );
    expect(pairs).toEqual([]);
  });

  it.each([
    ['In the car, on a long drive, which snack would you like to find?', 'fav-001'],
    ['Which chocolate would you hide from me?', 'fav-011'],
    ['What must I never do on your birthday?', 'feast-002'],
    ['Which of my old stories can you not bear to hear again?', 'fun-013'],
  ])('would notice %s', (rewording, id) => {
    const original = pool.find((question) => question.id === id);
    expect(asksTheSame(contentWords(rewording), contentWords(original?.text ?? ''))).toBe(true);
  });

  it('does not mistake two questions about friends for one', () => {
    const better = contentWords('Which friend do you always feel better after seeing?');
    expect(asksTheSame(better, contentWords('Who among your friends should I get to know better?'))).toBe(false);
  });
});
