import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenOf } from '../../testing/assistant/written';
import type { Note } from '../notes';
import type { Composed } from '../reply';
import { violations } from '../verify';
import { createListener } from './listener';
import { createReading, type Given } from './read-reply';

const QUESTION = 'Which things do you like?';
const note = (n: number, answer: string): Note => ({
  id: `018f3a5c-7d1e-7b3a-9c4d-00000000000${n}`,
  questionId: '018f3a5c-7d1e-7b3a-9c4d-5e6f7a8b9c0d',
  question: QUESTION,
  answer,
  createdAt: '2026-03-01T20:00:00.000Z',
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
        question: QUESTION,
        quote: 'Walnuts.',
        start: 0,
        end: 8,
      },
    ],
  },
  isAllowed: (piece) => violations(piece, { query, notes, timeZone }).length === 0,
};

/** One for all: it judges each sentence once. */
const reading = createReading(given);

/** What is shown of a reply that comes piece by piece. */
function shownOf(lines: readonly string[]): Composed[] {
  const shown: Composed[] = [];
  const { onWritten } = createListener(reading, (begun) => shown.push(begun));
  for (let pieces = 1; pieces <= lines.length; pieces++) onWritten(writtenOf(...lines.slice(0, pieces)));
  return shown;
}
const textsOf = (shown: readonly Composed[]) => shown.map(({ segments }) => segments.map(({ text }) => text));

describe('listening to a model', () => {
  it('shows a sentence once it is whole, what she must not get before it, and ideas not at all', () => {
    const reply = [
      'She likes yellow tulips [1].',
      'Idea: Look at tulips.',
      'She cannot stand lilies. [2]',
      'Idea: Plant tulips.',
    ];
    const [first, second] = ['She likes yellow tulips. [2]', 'She cannot stand lilies. [3]'];
    expect(textsOf(shownOf(reply))).toEqual([
      [caution.text, first],
      [caution.text, first, second],
    ]);
  });

  it('shows no sentence twice because it says what has been said as a caution', () => {
    const reply = ['She said “Walnuts” [3].', 'She likes yellow tulips [1].'];
    expect(textsOf(shownOf(reply)).at(-1)).toEqual([caution.text, 'She likes yellow tulips. [2]']);
  });

  it('shows nothing of what is not carried by her answers, nor of one who finds nothing', () => {
    expect(shownOf(['She owns 12 cats [1].', 'She can fly [2].'])).toEqual([]);
    expect(shownOf([])).toEqual([]);
  });

  it('takes nothing back where a model puts a lead before what it has written', () => {
    const shown: Composed[] = [];
    const { onWritten } = createListener(reading, (begun) => shown.push(begun));
    const { lead, ...rest } = writtenOf('She likes yellow tulips [1].', 'She cannot stand lilies [2].');
    onWritten(rest);
    onWritten({ ...rest, lead });
    expect(textsOf(shown)).toEqual([[caution.text, 'She cannot stand lilies. [2]']]);
  });

  const sentence = fc.constantFrom(
    'She likes yellow tulips, the ragged kind [1].',
    'She cannot stand lilies. [2]',
    'She likes yellow tulips and cannot stand lilies [1][2].',
    'She likes the sea in November [4].',
    'She likes the forest in May [4].',
    'She likes 12 cats [1].',
    'She adores surprises.',
    'Walnuts she said [3].',
    'Idea: Plant tulips together.',
    'See https://evil.example [1].',
    '<b>She likes tulips</b> [9].',
  );

  it('never takes back what it has shown, keeps the rules each time, and the reply goes on from there', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 9 }), (said) => {
        const shown = shownOf(said);
        for (const [at, begun] of shown.entries()) {
          expect(given.isAllowed(begun)).toBe(true);
          const before = shown[at - 1]?.segments ?? [];
          expect(begun.segments.slice(0, before.length)).toEqual(before);
          const cited = shown[at - 1]?.citations ?? [];
          expect(begun.citations.slice(0, cited.length)).toEqual(cited);
        }
        const whole = reading.whole(writtenOf(...said));
        const last = shown.at(-1);
        expect(whole === null).toBe(last === undefined);
        expect(whole?.segments.slice(0, last?.segments.length)).toEqual(last?.segments);
        expect(whole?.citations.slice(0, last?.citations.length)).toEqual(last?.citations);
      }),
      { numRuns: 100 },
    );
  });
});
