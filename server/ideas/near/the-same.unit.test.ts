import { describe, expect, it } from 'vitest';
import type { Embedder } from '../../assistant/embedding/embedder';
import { keptVectors } from '../../assistant/embedding/kept-vectors';
import { DIMENSIONS } from '../../assistant/notes';
import { createAwayEmbedder } from '../../testing/embedder';
import type { PastTitle } from './kept-titles';
import { type Meaning, meaningOf, thingsFile } from './meaning';
import { readTitle } from './nearness';
import { areSame, theSame } from './the-same';
import { thingTexts } from './things';

const idea = { id: '', state: 'given', givenOn: null, reaction: null, neverAgain: false } as const;
const texts = thingTexts().flatMap((thing) => thing.texts);
/** Of the texts of things, whose vectors ship; null for any other title. */
function shippedMeaning(title: string): Meaning | null {
  const at = texts.indexOf(title);
  return at < 0 ? null : meaningOf(keptVectors(thingsFile).subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS));
}
const read = (title: string) => readTitle({ title, meaning: shippedMeaning(title) });
const past = (...titles: string[]): PastTitle[] =>
  titles.map((title) => ({ ...read(title), idea: { ...idea, title } }));

/** Judges by what is said of each title, and tells which it was asked for. */
function judging(leanings: Record<string, number>) {
  const asked: string[] = [];
  const judge: Embedder['judge'] = async (_lesson, pairs) => {
    asked.push(...pairs.map(([, title]) => title));
    return pairs.map(([, title]) => leanings[title] ?? -9);
  };
  return { asked, embedder: { ...createAwayEmbedder(), judge } };
}

const find = async (embedder: Embedder, text: string, titles: PastTitle[], time = 1_000) =>
  (await theSame(embedder, { ...read(text), text }, titles, performance.now() + time)).map((title) => title.idea.title);

describe('the same gift again', () => {
  it('is certain where both are names of one thing, of which one is enough', async () => {
    const { embedder, asked } = judging({});
    expect(await find(embedder, 'dressing gown', past('a bathrobe', 'garden hose'))).toEqual(['a bathrobe']);
    expect(asked).toEqual([]);
  });

  it('is certain where the very title is typed again, and the model is not asked', async () => {
    const { embedder, asked } = judging({ 'Weekend in Rome.': -4 });
    expect(await find(embedder, 'weekend in rome', past('Weekend in Rome.'))).toEqual(['Weekend in Rome.']);
    expect(asked).toEqual([]);
  });

  it('is neither what the model denies of two near titles, nor what it finds in two that have nothing in common', () => {
    expect([areSame(1, -4), areSame(1, 0), areSame(-0.4, 2), areSame(-2.1, 4.5)]).toEqual([false, true, true, false]);
  });

  it('is asked of the model where names and meaning leave it in doubt, and not where they are sure', async () => {
    const { embedder, asked } = judging({ 'signet ring': 3 });
    expect(await find(embedder, 'eternity ring', past('signet ring'))).toEqual(['signet ring']);
    expect(await find(embedder, 'signet ring', past('eternity ring', 'camera'))).toEqual([]);
    expect(asked).toEqual(['signet ring', 'eternity ring']);
    expect(await find(embedder, 'earring', past('stud', 'camera'))).toEqual(['stud']);
    expect(asked).toEqual(['signet ring', 'eternity ring']);
  });

  it('is looked for to the first that the model finds, and no further than the second', async () => {
    const rings = (...banned: boolean[]) =>
      banned.flatMap((neverAgain) => past('signet ring').map((one) => ({ ...one, idea: { ...one.idea, neverAgain } })));
    const found = judging({ 'signet ring': 4 });
    expect((await find(found.embedder, 'eternity ring', rings(false, false, false)))[0]).toBe('signet ring');
    expect(found.asked).toEqual(['signet ring']);
    const both = judging({ 'signet ring': 4 });
    expect(await find(both.embedder, 'eternity ring', rings(false, true))).toEqual(['signet ring', 'signet ring']);
    const none = judging({});
    await find(none.embedder, 'eternity ring', rings(false, false, false));
    expect(none.asked).toEqual(['signet ring', 'signet ring']);
  });

  it('is judged without the model where that is away or takes too long', async () => {
    expect(await find(createAwayEmbedder(), 'earring', past('stud', 'camera'))).toEqual(['stud']);
    const slow = { ...createAwayEmbedder(), judge: () => new Promise<null>(() => undefined) };
    expect(await find(slow, 'earring', past('stud'), 20)).toEqual(['stud']);
  });
});
