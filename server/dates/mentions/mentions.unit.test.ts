import { describe, expect, it } from 'vitest';
import { monthDaysIn } from './month-days';
import { readMentions } from './read-mentions';

const short = (answer: string, question = 'What makes you smile?') =>
  readMentions(answer, question).map(({ label, rule }) =>
    rule.kind === 'day' ? `${label} ${rule.month}-${rule.day}${rule.year ? ` ${rule.year}` : ''}` : label,
  );

describe('a day of the year in a sentence', () => {
  it.each([
    ['March 3rd', [[3, 3]]],
    ['Mar. 3', [[3, 3]]],
    ['3 March 1986', [[3, 3]]],
    ['the third of March', [[3, 3]]],
    ['on the 21st of september', [[9, 21]]],
    ['December twenty-first', [[12, 21]]],
    [
      'Sept 1 and Oct 2',
      [
        [9, 1],
        [10, 2],
      ],
    ],
    ['February 29', [[2, 29]]],
    ['February 30', []],
    ['April 31st', []],
    ['you may 3 times', []],
    ['3/4', []],
    ['in March', []],
    ['the 3rd', []],
    ['room 12 of may', []],
  ])('%s', (text, days) => {
    expect(monthDaysIn(text).map(({ month, day }) => [month, day])).toEqual(days);
  });

  it('with its year, where one follows', () => {
    expect(monthDaysIn('born March 3, 1986, at night')[0]).toMatchObject({ month: 3, day: 3, year: 1986 });
  });
});

describe('birthdays and anniversaries she speaks of', () => {
  it.each([
    ['My birthday is March 3rd.', ['Her birthday 3-3']],
    ['March 3rd is my birthday, as you should know!', ['Her birthday 3-3']],
    ['I was born on June 9, 1988 in a snowstorm.', ['Her birthday 6-9 1988']],
    ["My birthday is March 3rd and my mom's is June 9.", ['Her birthday 3-3', "Her mother's birthday 6-9"]],
    ["Mom's birthday, April 12th. Please call her.", ["Her mother's birthday 4-12"]],
    ["My dad's birthday is on the 2nd of May.", ["Her father's birthday 5-2"]],
    ["My sister's birthday is October 8", ["Her sister's birthday 10-8"]],
    ["Our daughter's birthday is July 1st", ["Our daughter's birthday 7-1"]],
    ["Lena's birthday is August 30.", ["Lena's birthday 8-30"]],
    ['Our anniversary, June 14.', ['Our wedding day 6-14']],
    ['We got married on June 14, 2014, remember?', ['Our wedding day 6-14 2014']],
    ['The day we met: 3 October', ['The day we met 10-3']],
    ['Dinner. My birthday is March 3rd. Then sleep.', ['Her birthday 3-3']],
  ])('%s', (answer, expected) => {
    expect(short(answer)).toEqual(expected);
  });

  it.each([
    ['March 3rd', 'When is your birthday?', ['Her birthday 3-3']],
    ['June 9', "When is your mother's birthday?", ["Her mother's birthday 6-9"]],
    ['June 14, always', 'When is our anniversary?', ['Our wedding day 6-14']],
    ['Mine is March 3rd', 'Which birthday matters to you?', ['Her birthday 3-3']],
  ])('%s, asked "%s"', (answer, question, expected) => {
    expect(short(answer, question)).toEqual(expected);
  });

  it.each([
    ['The trip to Rome on March 3rd.'],
    ['My birthday is the best day of the year.'],
    ['I want to go on March 3rd with my mother.'],
    ['My dad died on March 3rd, the day before his birthday.'],
    ['We lost the baby on May 4th.'],
    ["My mother-in-law's birthday is March 3rd"],
    ['Peonies, in May.'],
  ])('nothing in: %s', (answer) => {
    expect(short(answer)).toEqual([]);
  });

  it('nothing of a day on which she misses somebody', () => {
    expect(
      short('My grandmother, on March 3rd. It was her birthday.', 'Which date in the year makes you miss somebody?'),
    ).toEqual([]);
  });

  it('with her exact words, and of a long sentence the part up to the day', () => {
    const answer = 'Well.  My birthday is March 3rd, and I like it quiet. Really.';
    const [mention] = readMentions(answer, '');
    expect(mention?.quote).toBe('My birthday is March 3rd, and I like it quiet.');
    const long = `${'and so on '.repeat(40)}my birthday is March 3rd ${'and so on '.repeat(10)}`;
    const [cut] = readMentions(long, '');
    expect(long).toContain(cut?.quote);
    expect(cut?.quote).toContain('my birthday is March 3rd');
    expect(cut?.quote.length).toBeLessThanOrEqual(200);
  });
});
