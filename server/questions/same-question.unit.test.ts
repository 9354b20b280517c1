import { expect, it } from 'vitest';
import { isSameQuestion } from './same-question';

const QUESTION = "What's her favourite soup?";

it.each([
  QUESTION,
  "what's her favourite soup",
  '  WHAT’S her\n\tfavourite   soup ?! ',
  "What's her favourite soup…",
  "What's her favourite soup?)",
])('%j is the same question', (text) => {
  expect(isSameQuestion(text, QUESTION)).toBe(true);
});

it.each([
  "What's her favourite soup, and why?",
  "What's her favourite sou",
  "What's her? Favourite soup",
  "What's her favourite soup? 🍲",
  '?',
])('%j is another one', (text) => {
  expect(isSameQuestion(text, QUESTION)).toBe(false);
});

it('marks alone are compared as they are', () => {
  expect(isSameQuestion('?!', '!')).toBe(false);
  expect(isSameQuestion(' ?! ', '?!')).toBe(true);
});

it('letters written in two ways are the same, also where small ones differ by country', () => {
  expect(isSameQuestion('Which café?', 'Which cafe\u0301?')).toBe(true);
  expect(isSameQuestion('WELCHE STRASSE?', 'Welche Straße?')).toBe(true);
});
