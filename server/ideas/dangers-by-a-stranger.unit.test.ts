import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dangersInAnswer } from '../subjects/dangers';
import { dangersBeside } from './dangers-beside';

const file = new URL('./testing/dangers-by-a-stranger.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as { said: string; plan: string; safe: boolean }[];

const ASKED = 'What else should I know?';

/** Whether the plan comes with what she said, as that which it touches. */
function isWarnedOf({ said, plan }: { said: string; plan: string }): boolean {
  const dangers = dangersInAnswer({ text: ASKED }, said);
  const about = { id: 'a', questionId: 'q', questionText: ASKED, createdAt: '2026-01-01T00:00:00.000Z' };
  const answer = { ...about, text: said, confirmedAt: null, isReplaced: false };
  const grave = dangers.filter(({ gravity }) => gravity !== 'never');
  const [first] = grave.length > 0 ? grave : dangers;
  if (!first) return false;
  const domains = (grave.length > 0 ? grave : dangers).map(({ domain }) => domain);
  const warning = { answer, kind: first.gravity, domains, span: { start: 0, end: said.length } };
  return dangersBeside([warning as never])({ title: plan, note: '', where: '' }).some(({ touches }) => touches);
}

it('of plans against what she said, written by somebody who knew none of our words, none comes without it', () => {
  const missed = cases.filter((one) => !one.safe && !isWarnedOf(one));
  expect(missed).toEqual([]);
});

it('what she refuses is told beside an idea of it, and not where only another sentence of hers speaks of the same', () => {
  const said = 'No more fig, please. Plain beeswax, or the orange blossom soap from the market.';
  expect(isWarnedOf({ said, plan: 'Fig jam' })).toBe(true);
  expect(isWarnedOf({ said, plan: 'Sweet peas from the market' })).toBe(false);
  for (const before of ["Anchovies. I can't stand them.", "What I can't stand: anchovies"])
    expect(isWarnedOf({ said: before, plan: 'Pizza with anchovies' }), before).toBe(true);
});

it('a word that she only mentions, or another thing of the same kind, is no reason to warn', () => {
  expect(isWarnedOf({ said: 'No more fig, please. It smells like a hotel lobby.', plan: 'Lemon pasta' })).toBe(false);
  const park = "Gull Point, behind the hedge where the wind can't find us. Not the park. The park has frisbees.";
  expect(isWarnedOf({ said: park, plan: 'A book about gardens' })).toBe(false);
  expect(isWarnedOf({ said: park, plan: 'A picnic in the park' })).toBe(true);
  expect(isWarnedOf({ said: "I can't stand jewelry.", plan: 'Pearl earrings' })).toBe(true);
});
