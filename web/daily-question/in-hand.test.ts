import { expect, it } from 'vitest';
import type { AskedQuestion } from '../../contract/questions';
import { blankDraft, rewritten } from '../drafts/draft';
import { inHand } from './in-hand';

const asked = (id: string, answered = false): AskedQuestion => ({
  id,
  text: `Question ${id}?`,
  category: 'playful',
  is_custom_question: false,
  answered,
});
const today = asked('today');
const situation = { held: null, begun: [], daily: today, givenAt: 5 };

it("shows today's question, and her answer once there is one", () => {
  expect(inHand({ ...situation, daily: undefined })).toBeNull();
  expect(inHand(situation)).toEqual({ question: today, isExtra: false, isAnswered: false, givenAt: 5 });
  expect(inHand({ ...situation, daily: asked('today', true) })?.isAnswered).toBe(true);
});

it('does not take away the question that he writes about', () => {
  const held = { question: today, isExtra: false, isAnswered: false, givenAt: 5 };
  expect(inHand({ ...situation, held, daily: asked('tomorrow'), givenAt: 9 })).toBe(held);
});

it('brings back an extra question that he was writing about, after today’s is answered', () => {
  const extra = blankDraft(asked('extra'), true);
  const yesterday = blankDraft(asked('yesterday'), false);
  expect(inHand({ ...situation, begun: [yesterday, extra] })?.question).toBe(today);
  const done = inHand({ ...situation, begun: [yesterday, extra], daily: asked('today', true) });
  expect(done).toMatchObject({ question: extra.question, isExtra: true, isAnswered: false });
  expect(inHand({ ...situation, begun: [yesterday], daily: asked('today', true) })?.isAnswered).toBe(true);
});

it('calls a submission by a new name when its text changes, and only then', () => {
  const first = rewritten(blankDraft(today, false), 'Tea');
  expect(first.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(rewritten(first, 'Tea \n')).toMatchObject({ text: 'Tea \n', idempotencyKey: first.idempotencyKey });
  expect(rewritten(first, 'Teas').idempotencyKey).not.toBe(first.idempotencyKey);
});
