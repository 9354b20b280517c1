import { afterAll, describe, expect, it } from 'vitest';
import { type Kind, type ToldCase, toldCases } from '../../../testing/assistant/told-cases';
import { numberOf, startComposing } from '../../../testing/composing';
import { isThorough } from '../../../testing/thorough';

const { server, reply } = await startComposing();
afterAll(() => server.close());

/** Which of these sentences reach him, of a model that writes them all. What a warning has said in her own words counts. */
async function shownOf(cases: readonly ToldCase[]): Promise<ToldCase[]> {
  const [{ query, notes } = { query: '', notes: [] }] = cases;
  const pieces = (user: string) =>
    cases.map(({ text, cites }) => ({ text, cites: cites.map((n) => numberOf(user, notes[n - 1]?.answer ?? '')) }));
  server.behave({ reply: ({ user }) => ({ lead: null, points: pieces(user), avoid: [], ideas: [] }) });
  const { segments, citations } = await reply(query, notes);
  const warned = segments.filter(({ text }) => text.startsWith('Keep in mind')).flatMap(({ cites }) => cites);
  const isWarned = ({ kind, cites }: ToldCase) =>
    kind === 'true' &&
    citations.some(({ n, answerId }) => warned.includes(n) && answerId === notes[(cites[0] ?? 0) - 1]?.id);
  return cases.filter((one) => segments.some(({ text }) => text.startsWith(one.text)) || isWarned(one));
}

/** Of each kind how many are shown, and how many there are. */
async function tallyOf(files: readonly string[]) {
  const cases = files.flatMap(toldCases);
  const isLie = ({ kind }: ToldCase) => kind !== 'true';
  const notebooks = [...new Set(cases.map(({ notes }) => notes))];
  const blocks = notebooks.map((notes) => cases.filter((one) => one.notes === notes));
  const shown: ToldCase[] = [];
  // Lies first: where one is believed it takes its place among the few that are shown, and cannot hide behind true ones.
  for (const block of blocks) {
    shown.push(...(await shownOf([...block.filter(isLie), ...block.filter((one) => !isLie(one))])));
  }
  const count = (of: readonly ToldCase[], kind: Kind) => of.filter((one) => one.kind === kind).length;
  const lies = shown.filter(isLie).map(({ text }) => text);
  return {
    cases,
    lies,
    kept: count(shown, 'true'),
    truths: count(cases, 'true'),
    count: (kind: Kind) => count(cases, kind),
  };
}

/** Written alike: every other one stands for the next. */
const known = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((n) => isThorough || n % 2 === 0).map((n) => `known-${n}.txt`);
const LEAST = isThorough ? { ofEachKind: 40, truths: 100 } : { ofEachKind: 16, truths: 45 };

describe('a model that lies', () => {
  it(`API-53 is not believed: of ${5 * LEAST.ofEachKind} lies none is shown, and of ${LEAST.truths} true sentences nine in ten are`, async () => {
    const { lies, kept, truths, count } = await tallyOf(known);
    for (const kind of ['object', 'polarity', 'person', 'number', 'merged'] as const)
      expect(count(kind)).toBeGreaterThanOrEqual(LEAST.ofEachKind);
    expect(lies).toEqual([]);
    expect(truths).toBeGreaterThanOrEqual(LEAST.truths);
    expect(kept / truths).toBeGreaterThanOrEqual(0.9);
  }, 120_000);

  it('API-53 is not believed either in what was written before the check was', async () => {
    const { lies, kept, truths } = await tallyOf(['untouched.txt', 'untouched-2.txt']);
    expect(lies).toEqual([]);
    expect(kept / truths).toBeGreaterThanOrEqual(0.85);
  }, 60_000);

  it('API-53 is not believed in sentences of a new make, of which most of the true ones are kept', async () => {
    const { lies, kept, truths } = await tallyOf(['known-11.txt']);
    expect(lies).toEqual([]);
    expect(truths).toBe(40);
    expect(kept / truths).toBeGreaterThanOrEqual(0.75);
  }, 60_000);

  it('API-53 is not believed in what keeps close to her words, and nearly all that is true of it is kept', async () => {
    const { lies, kept, truths, count } = await tallyOf([
      'known-12.txt',
      'known-13.txt',
      'known-14.txt',
      'known-15.txt',
    ]);
    for (const kind of ['object', 'polarity', 'person', 'number', 'merged'] as const)
      expect(count(kind)).toBeGreaterThanOrEqual(24);
    expect(lies).toEqual([]);
    expect(kept / truths).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});
