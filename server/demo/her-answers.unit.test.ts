import { describe, expect, it, test } from 'vitest';
import { limits } from '../../contract/limits';
import { isInSeason } from '../platform/season';
import { categories } from '../questions/pool/categories';
import { pool } from '../questions/pool/pool';
import { dangersInAnswer } from '../subjects/dangers';
import { databaseIdOf } from '../subjects/pool-id';
import { dayBefore, momentOf, placeInSeason } from './calendar';
import type { Told } from './diary';
import { changesOfMind, herAnswers } from './her-answers';
import { inSeason, seasonalDaysAgo } from './her-answers-in-season';
import { otherWife } from './her-answers-other-wife';
import { hisQuestions } from './his-questions';

const giftBearing = ['gifts-and-surprises', 'everyday-favourites', 'sizes-and-practical-things'];
const questions = new Map(pool.map((question) => [question.id, question]));
const hisAnswers = hisQuestions.flatMap(({ answer }) => answer ?? []);
const texts = [...herAnswers, ...inSeason, ...otherWife, ...hisAnswers].map(({ text }) => text);

function questionOf({ asked }: { asked: string }) {
  const found = questions.get(asked);
  if (!found) throw new Error(`no question ${asked}`);
  return found;
}

const wordsIn = (text: string) => text.split(/\s+/).length;

/** Every day of two years, one of them a leap year. */
const everyToday = Array.from({ length: 731 }, (_, index) => dayBefore('2029-01-01', index));

describe('her answers', () => {
  it('answers questions that exist, each once but where she changes her mind', () => {
    for (const entry of [...herAnswers, ...inSeason, ...otherWife]) questionOf(entry);
    const once = [...herAnswers, ...inSeason].map(({ asked }) => asked).filter((id) => !changesOfMind.includes(id));
    expect(new Set(once).size).toBe(once.length);
  });

  it.each(changesOfMind)('changes her mind on %s, weeks later', (asked) => {
    const both = herAnswers.filter((entry) => entry.asked === asked);
    expect(both).toHaveLength(2);
    const [before, after] = both as [Told, Told];
    expect(before.text).not.toBe(after.text);
    expect(before.daysAgo - after.daysAgo).toBeGreaterThan(30);
  });

  it('covers every category several times', () => {
    for (const { id } of categories) {
      const among = herAnswers.filter((entry) => questionOf(entry).category === id);
      expect(among.length, id).toBeGreaterThanOrEqual(5);
    }
  });

  it.each([
    ['half a year', herAnswers, 183],
    ['three weeks', otherWife, 21],
  ])('fills %s up to yesterday, oldest first, with gaps of days and few days with two', (_name, told, days) => {
    expect(told[0]?.daysAgo).toBe(days);
    expect(told.at(-1)?.daysAgo).toBe(1);
    const whens = told.map(({ daysAgo, at }) => momentOf({ today: '2027-06-30', timeZone: 'UTC' }, { daysAgo, at }));
    for (const [index, when] of whens.entries()) {
      const gap = index === 0 ? 1 : when.getTime() - (whens[index - 1]?.getTime() ?? 0);
      expect(gap, told[index]?.asked).toBeGreaterThan(0);
      expect((told[index - 1]?.daysAgo ?? days) - (told[index]?.daysAgo ?? 0)).toBeLessThanOrEqual(7);
    }
    for (const { at } of told) expect(at).toMatch(/^(0[7-9]|1\d|2[0-3]):[0-5]\d$/);
    expect(told.length - new Set(told.map(({ daysAgo }) => daysAgo)).size).toBeLessThan(8);
  });

  it.each([
    ['hers', herAnswers],
    ["the other wife's", otherWife],
  ])('%s begin light and gift-bearing, grow deeper, and are never deep twice running', (_name, told) => {
    for (const [index, entry] of told.entries()) {
      const { depth, category, season, id } = questionOf(entry);
      const previous = told[index - 1];
      if (index < 7) expect(giftBearing, id).toContain(category);
      expect(depth, id).toBeLessThanOrEqual(index < 7 ? 1 : index < 30 ? 2 : 3);
      if (previous && questionOf(previous).depth === 3) expect(depth, id).toBeLessThan(3);
      // What belongs to a season must not be dated by the day on which a demo happens to begin.
      expect(season, id).toBeUndefined();
    }
  });

  it('is as long as something jotted down', () => {
    for (const text of texts) {
      expect(wordsIn(text), text).toBeLessThanOrEqual(60);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/^\d+ \d\d:\d\d|\n\n/);
    }
    expect(texts.filter((text) => wordsIn(text) === 1).length).toBeGreaterThan(1);
    expect(texts.filter((text) => text.includes('\n')).length).toBeGreaterThan(8);
    expect(texts.filter((text) => /\p{Extended_Pictographic}/u.test(text)).length).toBeLessThan(6);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('dates nothing by year or season, and says nothing that a stranger should not read over his shoulder', () => {
    const dated =
      /\b(19|20)\d\d\b|\b(this|last|next) (spring|summer|autumn|winter|year|month|january|february|march|april|may|june|july|august|september|october|november|december)\b|\btoday\b|\byesterday\b/i;
    const unfit =
      /https?:|@|\b(damn|hell|shit|fuck\w*|sex\w*|naked|doctor's|hospital|pills?|diet|pounds|kilos?|calories|drunk|wine|beer|god|church|vote|divorce\w*|cheat\w*|hate[sd]?)\b/i;
    for (const { text } of herAnswers) expect(text).not.toMatch(dated);
    for (const text of texts) expect(text).not.toMatch(unfit);
  });

  it('is not always in the mood: some of it is dull, some evasive, and some evenings they missed', () => {
    const short = herAnswers.filter(({ text }) => wordsIn(text) <= 6);
    expect(short.length).toBeGreaterThanOrEqual(20);
    const evasive =
      /no idea|don't (know|remember)|can't think|you pick|not now|nothing\b|think about it|i guess|maybe\.|all fine/i;
    expect(herAnswers.filter(({ text }) => evasive.test(text)).length).toBeGreaterThanOrEqual(12);
    const evenings = new Set([...herAnswers.map(({ daysAgo }) => daysAgo), ...seasonalDaysAgo]);
    expect(183 - evenings.size).toBeGreaterThanOrEqual(30);
  });

  it('speaks American, with sizes and dates as they are written there', () => {
    const british =
      /\b(mum|gran|flat(?=[ ,.]?(in|when|we))|loo|chips on|harbour|favou?rite?s? colour|grey|yoghurt|chilli|lasagne|torch|queue|wellingtons|dressing gown|washing-up|bin bags|stationer|cookery|on hire|rung|shall|apologis\w*|coriander|film)\b|\b\d{1,2} (January|May|June|October|November)\b/i;
    for (const text of texts) expect(text.replace('Earl Grey', '')).not.toMatch(british);
    for (const asked of ['size-001', 'size-002', 'size-003']) {
      expect(herAnswers.find((entry) => entry.asked === asked)?.text, asked).toContain('US');
    }
  });

  it('never forgets what she must not eat', () => {
    const naming = herAnswers.filter(({ text }) => /hazelnut|walnut|praline|brittle|nougat|pesto/i.test(text));
    expect(naming.map(({ asked }) => asked)).toEqual(['size-008', 'fav-017', 'date-012']);
  });
});

describe('what she says in season', () => {
  it('finds a day of its season or waits, on whatever day a demo begins', () => {
    const said = new Set<string>();
    for (const today of everyToday) {
      const placed = placeInSeason(inSeason, seasonalDaysAgo, today);
      for (const entry of placed) {
        said.add(entry.asked);
        const { season } = questionOf(entry);
        const day = dayBefore(today, entry.daysAgo);
        expect(season && isInSeason(season, { day, isSouthern: false }), `${entry.asked} ${day}`).toBe(true);
      }
      expect(herAnswers.length + placed.length).toBeGreaterThanOrEqual(140);
      expect(herAnswers.length + placed.length).toBeLessThanOrEqual(158);
    }
    expect(said.size).toBe(inSeason.length);
  });

  it('has its days to itself', () => {
    for (const { daysAgo } of herAnswers) expect(seasonalDaysAgo).not.toContain(daysAgo);
  });
});

describe('his own questions', () => {
  it('are six, four of them answered later than they were written', () => {
    expect(hisQuestions).toHaveLength(6);
    expect(hisAnswers).toHaveLength(4);
    for (const { daysAgo, text, answer } of hisQuestions) {
      expect(text.length).toBeLessThanOrEqual(limits.customQuestion);
      if (answer) expect(answer.daysAgo).toBeLessThan(daysAgo);
    }
  });
});

test.each([
  ['2027-03-15', 'America/Chicago', { daysAgo: 0, at: '20:30' }, '2027-03-16T01:30:00.000Z'],
  ['2027-03-15', 'America/Chicago', { daysAgo: 2, at: '20:30' }, '2027-03-14T02:30:00.000Z'],
  ['2026-11-02', 'America/Chicago', { daysAgo: 1, at: '07:20' }, '2026-11-01T13:20:00.000Z'],
  ['2027-03-29', 'Europe/Berlin', { daysAgo: 1, at: '07:20' }, '2027-03-28T05:20:00.000Z'],
  ['2027-01-01', 'Pacific/Kiritimati', { daysAgo: 1, at: '21:00' }, '2026-12-31T07:00:00.000Z'],
  ['2027-01-01', 'Asia/Kolkata', { daysAgo: 0, at: '00:10' }, '2026-12-31T18:40:00.000Z'],
])('on %s in %s, %o is %s', (today, timeZone, when, expected) => {
  expect(momentOf({ today, timeZone }, when).toISOString()).toBe(expected);
});

// Learned by heart with all the demo's answers: how strangers' are heard tells `npm run dangers:untouched`.
it('warns of what really harms her and of nothing else, though both wives talk of half a year of their lives', () => {
  const warned = [...herAnswers, ...inSeason, ...otherWife].filter((entry) => {
    const { id, text } = questionOf(entry);
    return dangersInAnswer({ id: databaseIdOf(id), text }, entry.text).some(({ gravity }) => gravity !== 'never');
  });
  expect(warned.map(({ text }) => text.split(/[.,]/)[0])).toEqual(['Hazelnuts and walnuts', 'Heights']);
});
