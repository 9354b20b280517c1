import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTime } from '../../testing/processes';
import type { Note } from '../notes';
import type { Composed } from '../reply';
import { violations } from '../verify';
import { createListener } from './listener';
import { createReading, type Given } from './read-reply';

const note = (n: number, answer: string): Note => ({
  id: `018f3a5c-7d1e-7b3a-9c4d-00000000000${n}`,
  questionId: '018f3a5c-7d1e-7b3a-9c4d-5e6f7a8b9c0d',
  question: 'What would you never like to be given?',
  answer,
  createdAt: '2026-03-01T20:00:00.000Z',
  category: 'gifts-and-surprises',
});
const notes = [
  note(1, 'Yellow tulips, the ragged kind.'),
  note(2, "I can't stand lilies."),
  note(3, 'Walnuts.'),
  note(4, `The sea in November. ${'We talked and talked. '.repeat(9)}The forest in May.`),
];
const query = 'Which flowers should I bring home?';
const timeZone = 'UTC';
const caution = { kind: 'said', text: 'Keep in mind: “Walnuts.” [1]', cites: [1] } as const;
const given: Given = {
  query,
  sent: notes,
  timeZone,
  evidence: 'strong',
  cautions: {
    segments: [{ ...caution, cites: [1] }],
    citations: [
      {
        n: 1,
        answerId: notes[2]?.id ?? '',
        date: '2026-03-01T20:00:00.000Z',
        question: 'What would you never like to be given?',
        quote: 'Walnuts.',
        start: 0,
        end: 8,
      },
    ],
  },
  isAllowed: (piece) => violations(piece, { query, notes, timeZone }).length === 0,
};

/** What is shown of a reply that comes in pieces of these lengths. */
function shownOf(reply: string, lengths: readonly number[] = [1]): Composed[] {
  const shown: Composed[] = [];
  const { onText } = createListener(createReading(given), (begun) => shown.push(begun));
  for (let at = 0, piece = 0; at < reply.length; piece++) {
    at += lengths[piece % lengths.length] ?? 1;
    onText(reply.slice(0, at));
  }
  return shown;
}
const textsOf = (shown: readonly Composed[]) => shown.map(({ segments }) => segments.map(({ text }) => text));

describe('listening to a model', () => {
  it('shows a sentence once the next begins, what she must not get before it, and ideas not at all', () => {
    const reply = 'She likes yellow tulips [1].\nIdea: Plant bulbs together.\nShe cannot stand lilies. [2]\nIdea: Ask.';
    const [first, second] = ['She likes yellow tulips. [2]', 'She cannot stand lilies. [3]'];
    expect(textsOf(shownOf(reply))).toEqual([
      [caution.text, first],
      [caution.text, first, second],
    ]);
  });

  it('shows no sentence that may go on, however much of it has come at once', () => {
    const [whole, more] = ['She cannot stand lilies [2]. ', 'She likes yellow tulips [1], the ragged kind.'];
    const begun = `${whole}${more}`.indexOf(', the ragged');
    expect(textsOf(shownOf(`${whole}${more}`, [begun, 1]))).toEqual([[caution.text, 'She cannot stand lilies. [2]']]);
  });

  it('shows no sentence twice because it says what has been said as a caution', () => {
    const reply = 'She said “Walnuts” [3]. She likes yellow tulips [1]. She';
    expect(textsOf(shownOf(reply)).at(-1)).toEqual([caution.text, 'She likes yellow tulips. [2]']);
  });

  it('shows nothing of what is not carried by her answers, nor of one who finds nothing', () => {
    for (const reply of [
      'She owns 12 cats [1]. She can fly [2]. She',
      'NO_EVIDENCE. She likes yellow tulips [1]. She',
    ]) {
      expect(shownOf(reply)).toEqual([]);
    }
  });

  it('stops listening to one who writes on and on', () => {
    const endless = `${'She can fly [1]. '.repeat(30)}${'She likes yellow tulips [1]. '.repeat(60)}`;
    expect(shownOf(endless)).toEqual([]);
  });

  it.each(['\n', ' ', '.', '[', '![', '[1](', '"', '. "', '.[1', '<script ', 'Idea: \n'])(
    'hears 8,000 letters of %j, one by one, without keeping anybody else waiting',
    (part) => {
      const begun = performance.now();
      shownOf(`She likes yellow tulips [1]. She${part.repeat(8_000 / part.length)}She`);
      expect(performance.now() - begun).toBeLessThan(inTime(3_000));
    },
  );

  const sentence = fc.constantFrom(
    'She likes yellow tulips, the ragged kind [1].',
    'She cannot stand lilies. [2]',
    'She likes yellow tulips and cannot stand lilies [1][2].',
    'She likes yellow tulips [1], the ragged kind, and she cannot stand lilies [2].',
    'She likes the sea in November [4].',
    'She likes the forest in May [4].',
    'She likes 12 cats [1].',
    'She adores surprises.',
    'Walnuts she said [3].',
    'Idea: Plant bulbs together.\n',
    'See https://evil.example [1].',
    '<b>She likes tulips</b> [9].',
  );

  it('never takes back what it has shown, keeps the rules each time, and the reply goes on from there or is another', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 9 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
        (said, lengths) => {
          const reply = said.join(' ');
          const shown = shownOf(reply, lengths);
          for (const [at, begun] of shown.entries()) {
            expect(given.isAllowed(begun)).toBe(true);
            const before = shown[at - 1]?.segments ?? [];
            expect(begun.segments.slice(0, before.length)).toEqual(before);
            const cited = shown[at - 1]?.citations ?? [];
            expect(begun.citations.slice(0, cited.length)).toEqual(cited);
          }
          const whole = createReading(given).whole(reply);
          const last = shown.at(-1);
          if (whole && last) {
            expect(whole.segments.slice(0, last.segments.length)).toEqual(last.segments);
            expect(whole.citations.slice(0, last.citations.length)).toEqual(last.citations);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
