import { expect, it } from 'vitest';
import type { Segment } from '../../../contract/assistant';
import { readQuestion } from '../reading/read-question';
import { withDays } from './told';

const birthday = {
  label: 'Her birthday',
  occasion: 'her-birthday',
  next: '2026-12-05',
  daysLeft: 19,
  monthOnly: false,
} as const;
const TOLD = 'Among your days to remember: Her birthday, on December 5, 2026, in 19 days.';

const weak = (kind: Segment['kind'], text: string) => ({
  ...{ evidence: 'weak' as const, segments: [{ kind, text, cites: [] }], citations: [], text, askHer: null },
});
const told = (query: string, reply: ReturnType<typeof weak>) => withDays(reply, [birthday], readQuestion(query)).text;

it('a day takes the place of what only comes close, and of nothing that she must not have', () => {
  const close = weak('notice', 'This comes closest.');
  expect(told('When is her birthday?', close)).toBe(TOLD);
  expect(told('When is her birthday?', weak('caution', 'Keep in mind.'))).toBe(`${TOLD}\nKeep in mind.`);
  expect(told('How many days until her birthday?', close)).toBe(`${TOLD}\nThis comes closest.`);
});
