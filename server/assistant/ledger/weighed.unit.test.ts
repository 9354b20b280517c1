import { expect, it } from 'vitest';
import type { Note } from '../notes';
import type { LedgerItem } from './ledger';
import { weighedByLedger } from './weighed';

const note = (id: string): Note => ({
  id,
  questionId: 'q',
  question: '?',
  answer: id,
  createdAt: '2026-01-01T00:00:00Z',
});
const given: Omit<LedgerItem, 'answerIds'> = {
  ...{ kind: 'gift', title: 'Peonies', state: 'given', givenOn: '2026-05-01', reaction: null, neverAgain: false },
};

/** The order and the likelihoods once this became of what "second" was the source of. */
function weighed(first: number, second: number, item: Partial<LedgerItem>) {
  const hits = Object.entries({ first, second }).map(([id, probability]) => ({
    ...{ note: note(id), probability, asked: 0, hasMeaning: true },
  }));
  const ledger = { items: [{ ...given, ...item, answerIds: ['second'] }], near: () => [] };
  return weighedByLedger({ evidence: 'strong', hits, cautions: [] }, ledger).hits.map((hit) => hit.note.id);
}

it('what a loved gift came from stands higher, but never above what fits much better', () => {
  expect(weighed(0.55, 0.5, { reaction: 2 })).toEqual(['second', 'first']);
  expect(weighed(0.7, 0.5, { reaction: 2 })).toEqual(['first', 'second']);
  expect(weighed(0.55, 0.5, { reaction: 1 })).toEqual(['first', 'second']);
});

it('what was given, and more so what failed or is never to be again, stands lower', () => {
  expect(weighed(0.4, 0.5, {})).toEqual(['first', 'second']);
  expect(weighed(0.3, 0.5, {})).toEqual(['second', 'first']);
  for (const failed of [{ reaction: -1 }, { neverAgain: true }, { reaction: 2, neverAgain: true }])
    expect(weighed(0.3, 0.5, failed)).toEqual(['first', 'second']);
});
