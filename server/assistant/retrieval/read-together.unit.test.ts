import { describe, expect, it } from 'vitest';
import { marked, noteOf } from '../../testing/assistant/index-notes';
import { createAwayEmbedder } from '../../testing/embedder';
import type { Embedder } from '../embedding/embedder';
import { readQuestion } from '../reading/read-question';
import { readTogether } from './read-together';
import { prepared, weighed } from './weigh';

const notes = [
  'Peonies, the pale ones that fall over.',
  'Flowers make me sneeze from April to June.',
  'Nobody ever brought me flowers but you.',
  'The flower market in Nice, at six in the morning.',
  'A walk by the river.',
].map((answer) => marked(noteOf(answer)));
const reading = readQuestion('Which flowers does she like?');
const found = weighed(prepared(reading, notes), null);
const saidOf = (all: readonly { at: number }[]) => all.map(({ at }) => notes[at]?.answer ?? '');

function judging(leaningOf: (said: string) => number) {
  const asked: (readonly [string, string])[] = [];
  const judge: Embedder['judge'] = async (_lesson, pairs) => {
    asked.push(...pairs);
    return pairs.map(([, said]) => leaningOf(said));
  };
  return { asked, embedder: { ...createAwayEmbedder(), judge } };
}

describe('the likeliest answers, read together with what he typed', () => {
  it('are judged by both: one that the model finds fitting comes first, and what it denies is less likely', async () => {
    const [, second = ''] = saidOf(found);
    const { embedder, asked } = judging((said) => (said.includes(second) ? 5 : -5));
    const read = await readTogether(reading, found, notes, embedder);
    expect(saidOf(read)[0]).toBe(second);
    expect(asked.map(([typed, said]) => [typed, said.split(' . ')[1]])).toEqual(
      saidOf(found)
        .slice(0, 2)
        .map((said) => [reading.text, said]),
    );
    expect(read[0]?.logit).toBeGreaterThan(read[1]?.logit ?? 0);
    expect(read).toHaveLength(found.length);
  });

  it('stay as they were weighed where the model is away', async () => {
    expect(await readTogether(reading, found, notes, createAwayEmbedder())).toBe(found);
  });
});
