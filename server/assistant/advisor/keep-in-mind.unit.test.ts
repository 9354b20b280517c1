import { expect, it } from 'vitest';
import type { Segment } from '../../../contract/assistant';
import { noteOf } from '../../testing/assistant/index-notes';
import { cautionsOf } from '../model/cautions';
import type { Note } from '../notes';
import { readQuestion } from '../reading/read-question';
import { advise } from './advise';

const MORE = 'There is more to keep in mind than fits here: look through her card and her answers as well.';
const long = (words: string) => `${words} ${'and so on '.repeat(30)}`.slice(0, 210);
const replaced = (thing: string): Note => {
  const newest = noteOf(long(`Since the spring I have said something of ${thing},`), { id: `newest ${thing}` });
  return noteOf(long(`I am allergic to ${thing},`), { id: thing, newest });
};
const THINGS = ['walnuts', 'prawns', 'latex', 'wool', 'lilies'];
const cake = noteOf('Dark chocolate cake, the bitter one.', { id: 'cake', question: 'Which cake do you like?' });

const byTheModel = (dangers: Note[]) => cautionsOf({ cautions: dangers }, 'UTC').segments;
function builtIn(dangers: Note[]): Segment[] {
  const hits = [{ note: cake, probability: 0.9, asked: 1, hasMeaning: true }];
  const retrieval = { evidence: 'strong' as const, hits, cautions: dangers };
  const occasion = { now: new Date('2026-06-01T12:00:00Z'), timeZone: 'UTC' };
  return advise(readQuestion('Which cake does she like?'), retrieval, occasion).segments;
}
const textOf = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('\n');

it.each([
  ['a model', byTheModel, 3],
  ['the built-in advisor', builtIn, 3],
])('before %s speaks, dangers are told before what she said since, and the rest is not kept quiet', (_, told, most) => {
  for (let many = 1; many <= THINGS.length; many++) {
    const dangers = THINGS.slice(0, many);
    const segments = told(dangers.map(replaced));
    const cautions = segments.filter(({ kind }) => kind === 'caution');
    expect(cautions.length).toBeGreaterThanOrEqual(Math.min(many, most));
    expect([many, textOf(segments).includes(MORE)]).toEqual([many, cautions.length < many]);
    const ofWhich = (text = '') => THINGS.find((thing) => text.includes(thing));
    for (const [at, { text }] of segments.entries())
      if (text.startsWith('Since then')) expect(ofWhich(text)).toBe(ofWhich(segments[at - 1]?.text));
  }
});

it('tells her newest word beside each danger where there is room for it', () => {
  const [first = '', second = ''] = THINGS;
  const segments = builtIn([replaced(first), replaced(second)]);
  expect(segments.map(({ text }) => text.slice(0, 10))).toEqual([
    'Asked: Whi',
    ...['Keep in mi', 'Since then'],
    ...['Keep in mi', 'Since then'],
  ]);
});

it('leaves room for an answer, however much there is to keep in mind', () => {
  const segments = builtIn(THINGS.map(replaced));
  expect(segments[0]?.text).toContain('Dark chocolate cake');
  expect(textOf(segments).length).toBeLessThanOrEqual(1_600);
});

it('tells in a few words, behind the others, what nothing that he names touches', () => {
  const [walnuts, wool] = ['walnuts', 'wool'].map((thing) => noteOf(long(`I am allergic to ${thing},`), { id: thing }));
  if (!walnuts || !wool) throw new Error('two notes');
  const { segments, citations } = cautionsOf({ cautions: [wool, walnuts], asides: new Map([[wool, true]]) }, 'UTC');
  expect(segments.map(({ text, isAside = false }) => [text.includes('wool'), isAside])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(citations.map(({ quote }) => quote.length <= 60)).toEqual([false, true]);
});

it.each([
  ['Heights. It is not falling, it is that my legs stop being mine.', 'Heights.'],
  ['Hazelnuts and walnuts. That is the allergy, not a mood. Almonds are fine.', 'Hazelnuts and walnuts.'],
  [
    'The list has not got any shorter since you last asked me. Walnuts close my throat, so keep the EpiPen near.',
    'Walnuts close my throat',
  ],
  [
    'Less than I used to be, thanks to you and the therapist. Dogs off the leash still make me panic.',
    'Dogs off the leash still make me panic.',
  ],
])('in a few words it tells the danger, and not what stands beside it: %s', (answer, told) => {
  const asked = 'What are you afraid of or allergic to?';
  const note = noteOf(answer, { id: 'a', question: asked, questionId: 'size-011' });
  const [citation] = cautionsOf({ cautions: [note], asides: new Map([[note, true]]) }, 'UTC').citations;
  expect(citation?.quote).toContain(told);
  expect(citation?.quote.length).toBeLessThanOrEqual(60);
});
