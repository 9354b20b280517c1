import { describe, expect, it } from 'vitest';
import type { Embedder } from '../../assistant/embedding/embedder';
import { createAwayEmbedder } from '../../testing/embedder';
import type { PastTitle } from './kept-titles';
import { readTitle } from './nearness';
import { areSame, theSame } from './the-same';

const idea = { id: '', state: 'given', givenOn: null, reaction: null, neverAgain: false } as const;
const past = (...titles: string[]): PastTitle[] =>
  titles.map((title) => ({ ...readTitle({ title, meaning: null }), idea: { ...idea, title } }));

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
  (
    await theSame(embedder, { ...readTitle({ title: text, meaning: null }), text }, titles, performance.now() + time)
  ).map((title) => title.idea.title);

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

  it('is judged by names alone where the model is away or takes too long', async () => {
    expect(await find(createAwayEmbedder(), 'dressing gown', past('a bathrobe', 'garden hose'))).toEqual([
      'a bathrobe',
    ]);
    const slow = { ...createAwayEmbedder(), judge: () => new Promise<null>(() => undefined) };
    expect(await find(slow, 'dressing gown', past('a bathrobe'), 20)).toEqual(['a bathrobe']);
  });
});
