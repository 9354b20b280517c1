import { describe, expect, it } from 'vitest';
import type { Embedder } from '../../assistant/embedding/embedder';
import { createAwayEmbedder } from '../../testing/embedder';
import type { PastTitle } from './kept-titles';
import { readTitle } from './nearness';
import { theSame } from './the-same';

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
  it('is what the model, asked about the two titles together, does not deny', async () => {
    const { embedder, asked } = judging({ 'a bathrobe': 2 });
    expect(await find(embedder, 'dressing gown', past('a bathrobe', 'garden hose'))).toEqual(['a bathrobe']);
    expect(asked).toEqual(['a bathrobe']);
  });

  it('is not told where the model denies it for sure', async () => {
    const { embedder } = judging({ 'a bathrobe': -30 });
    expect(await find(embedder, 'dressing gown', past('a bathrobe'))).toEqual([]);
  });

  it('is judged by names alone where the model is away or takes too long', async () => {
    expect(await find(createAwayEmbedder(), 'dressing gown', past('a bathrobe', 'garden hose'))).toEqual([
      'a bathrobe',
    ]);
    const slow = { ...createAwayEmbedder(), judge: () => new Promise<null>(() => undefined) };
    expect(await find(slow, 'dressing gown', past('a bathrobe'), 20)).toEqual(['a bathrobe']);
  });

  it('is asked of two titles at most, and a third that is certain is told beside them', async () => {
    const { embedder, asked } = judging({ bathrobe: 3, 'a bathrobe': 3, 'the bathrobe': 3 });
    const told = await find(embedder, 'dressing gown', past('bathrobe', 'a bathrobe', 'the bathrobe'));
    expect([told.length, asked.length]).toEqual([3, 2]);
  });
});
