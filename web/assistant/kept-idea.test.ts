import { expect, it } from 'vitest';
import type { Citation, ReplyParts, Segment } from '../../contract/assistant';
import { keptIdea } from './kept-idea';
import { blocksOf } from './reply-blocks';

const cite = (n: number): Citation => ({
  ...{ n, answerId: `answer ${n}`, date: '2025-03-04T12:00:00.000Z', question: 'Which?', quote: 'Tulips' },
  ...{ start: 0, end: 6 },
});
const segments: Segment[] = [
  { kind: 'caution', text: 'Keep in mind: “Tulips” [3]', cites: [3] },
  { kind: 'lead', text: '“Tulips” [1]', cites: [1] },
  { kind: 'suggestion', text: 'An idea that fits what she said [2]: a bouquet on an ordinary day.', cites: [2] },
  { kind: 'suggestion', text: 'Idea: an evening in the garden.', cites: [] },
];
const reply: ReplyParts = { segments, citations: [cite(1), cite(2), cite(3)], askHer: null };

it('an idea of ours is kept with its words and hers; one by a model with the first words of the answer, and he names it', () => {
  const kept = blocksOf(reply).flatMap((block) => (block.kind === 'suggestion' ? [keptIdea(block, reply)] : []));
  expect(kept).toEqual([
    { sources: [{ answerId: 'answer 2', start: 0, end: 6 }], title: 'A bouquet on an ordinary day.' },
    { sources: [{ answerId: 'answer 1', start: 0, end: 6 }], title: '' },
  ]);
});
