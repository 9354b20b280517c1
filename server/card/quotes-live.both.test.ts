import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { answerHistory } from '../../contract/answer-history';
import { answers } from '../../contract/answers';
import { card } from '../../contract/card';
import { ideas } from '../../contract/ideas';
import { databaseIdOf } from '../subjects/pool-id';
import { startTestApp } from '../testing/app';
import { createCast } from '../testing/cast';
import { historyOf, writeDown } from '../testing/notebook';
import type { Person } from '../testing/people';

const test = await startTestApp();
afterAll(() => test.close());
const cast = createCast(test);

const questions = ['size-001', 'fav-010', 'gift-028', 'size-008', 'calm-002'].map(databaseIdOf);
const text = fc.oneof(
  fc.constantFrom('Peonies 🌸. Never lilies.', 'US 8½', 'I am allergic to nuts. And to cats!', 'No'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }).map((words) => `x${words}`.replaceAll('\u0000', '')),
);
const step = fc.oneof(
  fc.record({ act: fc.constant('say' as const), at: fc.nat(99), text }),
  fc.record({ act: fc.constant('edit' as const), at: fc.nat(99), text }),
  fc.record({ act: fc.constant('restore' as const), at: fc.nat(99), text: fc.constant('') }),
  fc.record({ act: fc.constant('delete' as const), at: fc.nat(99), text: fc.constant('') }),
  // Close together, so that what is pinned is replaced.
  fc.record({ act: fc.constant('replace' as const), at: fc.nat(1), text }),
  fc.record({ act: fc.constant('pin' as const), at: fc.nat(1), text: fc.constant('') }),
);

/** Something is there to be changed, and stands on the card and under an idea. */
const begun = [
  { act: 'say', at: 1, text: 'Peonies, and roses too' },
  { act: 'pin', at: 0, text: '' },
  { act: 'keep', at: 0, text: '' },
];

let restored = 0;
let followed = 0;

/** What the last edit overwrote, where there was one. */
async function restoreNewest(as: Person, id: string, basedOn: string): Promise<void> {
  const { revisions } = (await test.call(answerHistory.show, { as, params: { id } })).body;
  const [newest] = revisions;
  if (!newest) return;
  const { status, body } = await test.call(answerHistory.restore, {
    as,
    params: { id },
    body: { revisionId: newest.id, basedOn },
  });
  expect([status, body.answer_text]).toEqual([200, newest.text]);
  restored++;
}

async function play(as: Person, { act, at, text: words }: { act: string; at: number; text: string }): Promise<void> {
  if (act === 'say') {
    await writeDown(test, as, words, questions[at % questions.length]);
    return;
  }
  const all = await historyOf(test, as);
  const able = act === 'restore' ? all.filter(({ has_history }) => has_history) : all;
  const item = able[at % Math.max(1, able.length)];
  if (!item) return;
  const params = { id: item.item_id };
  const now = item.answer_text ?? '';
  if (act === 'delete') await test.call(answers.remove, { as, params });
  if (act === 'replace') {
    const body = { questionId: item.question_id, text: words, replaces: item.item_id };
    expect((await test.call(answers.submit, { as, body })).status).toBe(201);
  }
  if (act === 'edit') await test.call(answers.edit, { as, params, body: { text: words } });
  if (act === 'restore') await restoreNewest(as, item.item_id, now);
  const body = { value: '', answerId: item.item_id, start: 0, end: Math.min(1 + 7 * at, now.length) };
  if (act === 'pin') await test.call(card.write, { as, params: { field: 'flower' }, body });
  const { answerId, start, end } = body;
  const kept = { kind: 'gift' as const, title: 'Flowers', sources: [{ answerId, start, end }] };
  if (act === 'keep') await test.call(ideas.add, { as, body: kept });
}

it('every quote on the card and under an idea is an exact span of an answer that is there and that no newer word replaced, or a danger with that newer word beside it, whatever is said, edited, restored and deleted', async () => {
  let quotes = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const him = await cast.hire('premium');
      for (const one of [...begun, ...steps]) await play(him, one);
      const living = new Map((await historyOf(test, him)).map((item) => [item.item_id, item]));
      const { dangers, lines } = (await test.call(card.show, { as: him })).body;
      const kept = (await test.call(ideas.list, { as: him })).body.ideas.flatMap(({ sources }) => sources);
      const pinned = [...lines.flatMap(({ entries }) => entries), ...kept];
      const shown = [...dangers, ...lines.map(({ said }) => ({ quote: said })), ...pinned].flatMap(
        ({ quote }) => quote ?? [],
      );
      const past = dangers.flatMap(({ quote, since }) => (since ? [quote.answerId] : []));
      for (const { since } of dangers) if (since) shown.push(since);
      followed += pinned.filter(({ source }) => source === 'replaced').length;
      quotes += shown.length;
      for (const { answerId, quote, start, end, saidOn, question } of shown) {
        const item = living.get(answerId);
        expect(item?.answer_text?.slice(start, end)).toBe(quote);
        if (!past.includes(answerId)) expect(item?.replaced_by).toBeUndefined();
        expect(quote.length).toBeGreaterThan(0);
        expect([saidOn, question]).toEqual([item?.created_at, item?.question_text]);
      }
    }),
    { numRuns: 8, seed: 20_261_116 },
  );
  expect(quotes).toBeGreaterThan(5);
  expect(restored).toBeGreaterThan(2);
  expect(followed).toBeGreaterThan(2);
}, 60_000);
