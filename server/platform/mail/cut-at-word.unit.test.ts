import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word';

it.each([
  ['Which soup makes you feel looked after?', 'Which soup makes you feel looked after?'],
  ['  on\r\nBcc: two\tlines ', 'on Bcc: two lines'],
  [
    'Which of all the soups that we have ever cooked together was the best?',
    'Which of all the soups that we have ever…',
  ],
  ['Yarn, notebooks, plants, lipstick, scented candles, then what?', 'Yarn, notebooks, plants, lipstick…'],
  ['x'.repeat(50), `${'x'.repeat(40)}…`],
])('puts %j into a subject', (text, shown) => {
  expect(cutAtWord(text, 40)).toBe(shown);
});

it('never leaves half a character', () => {
  expect(cutAtWord(`${'x'.repeat(39)}🌷🌷`, 40).isWellFormed()).toBe(true);
});
