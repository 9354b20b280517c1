import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { herNotes } from '../../testing/assistant/her-notes';
import { type Asked, facts, needs, strangers } from '../../testing/assistant/his-queries';
import { indexed } from '../../testing/assistant/index-notes';
import { createLocalEmbedder } from '../embedding/local-embedder';
import type { LinkedNote, Retrieval } from '../notes';
import { readQuestion } from '../reading/read-question';
import { retrieve } from './retrieve';

// The real model, loaded once and asked everything once: all else is tested with a small embedder.
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const embedder = createLocalEmbedder(quiet);
const found = new Map<string, Retrieval>();
let notes: LinkedNote[] = [];
let ticks = 0;

beforeAll(async () => {
  const ticking = setInterval(() => {
    ticks += 1;
  }, 5);
  notes = await indexed(herNotes, embedder);
  clearInterval(ticking);
  for (const query of [...[...facts, ...needs].map((one) => one.query), ...strangers]) {
    found.set(query, await retrieve(readQuestion(query), notes, embedder));
  }
}, 300_000);
afterAll(() => embedder.close());

const evidenceFor = (query: string) => found.get(query)?.evidence;

function recallAt10(asked: readonly Asked[]): number {
  const shares = asked.map(({ query, gold }) => {
    const best = found.get(query)?.hits.slice(0, 10) ?? [];
    return gold.filter((id) => best.some(({ note }) => note.id === id)).length / gold.length;
  });
  return shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

describe('with the model that ships', () => {
  it('a hundred notes get their vectors, and the event loop is free meanwhile', () => {
    expect(notes.every(({ vectors }) => vectors?.length === 3 * 384)).toBe(true);
    expect(embedder.state()).toBe('ready');
    expect(ticks).toBeGreaterThan(notes.length);
  });

  it('API-53 facts are among the ten best', () => {
    expect(recallAt10(facts)).toBeGreaterThan(0.92);
  });

  it('API-53 what helps with a need is among the ten best, though it shares no word with it', () => {
    expect(recallAt10(needs)).toBeGreaterThan(0.84);
  });

  it('what nobody told him is never answered as if it were', () => {
    expect(strangers.filter((query) => evidenceFor(query) === 'strong')).toEqual([]);
  });

  it('what is stored is hardly ever refused', () => {
    const refused = [...facts, ...needs].filter(({ query }) => evidenceFor(query) === 'none');
    expect(refused.length).toBeLessThanOrEqual(3);
  });
});
