import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Embedder } from '../server/assistant/embedding/embedder';
import { herNotes } from '../server/testing/assistant/her-notes';
import { createAwayEmbedder, createHashingEmbedder } from '../server/testing/embedder';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { judge } from './judge';
import type { Expected, Judged } from './judged';
import { summaryOf } from './summary';

const person = {
  user: 'somebody',
  answers: herNotes.map(({ id, question, answer, createdAt }) => ({ id, question, answer, created_at: createdAt })),
  queries: [
    { q: "What is my wife's ring size?", gold: ['ring'], cat: 4 },
    { q: 'Which submarine did she captain?', gold: [] },
  ],
};

async function rowsBy(...embedders: [Embedder, ...Embedder[]]): Promise<(Judged & Expected)[]> {
  const rows: (Judged & Expected)[] = [];
  for await (const { judged, expected } of judge(person, embedders)) rows.push({ ...judged, ...expected });
  return rows;
}

describe('measuring the assistant on a file', () => {
  it('tells for each query what was found, what was cited and what was said', async () => {
    const [found, missing] = await rowsBy(createHashingEmbedder(), createHashingEmbedder());
    expect(found).toMatchObject({ user: 'somebody', evidence: 'strong', gold: ['ring'], cat: '4', violations: [] });
    expect(found?.ranked.length).toBeGreaterThanOrEqual(25);
    expect(found?.ranked[0]).toBe('ring');
    expect(found?.cited[0]).toBe('ring');
    expect(found?.text).toContain('Ring size 6');
    expect(missing).toMatchObject({ evidence: 'none', cited: [], citations: [], cat: 'all' });
  });

  it('works by words alone where the model is away', async () => {
    const [found] = await rowsBy(createAwayEmbedder());
    expect(found?.ranked[0]).toBe('ring');
  });

  it('sums up recall, right citations, evidence, length and broken rules', async () => {
    const summary = summaryOf(await rowsBy(createHashingEmbedder()));
    expect(summary).toContain('2 queries, 1 of them answerable');
    expect(summary).toContain('all (1): recall@5/10/25 100.0/100.0/100.0, a right answer cited 100.0');
    expect(summary).toContain('evidence, unanswerable: strong 0.0, weak 0.0, none 100.0');
    expect(summary).toMatch(/broken rules: 0/);
  });
});

describe('a folder of vectors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartnote-vectors-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the same again without asking, and only its owner can read it', async () => {
    const made = await rememberingIn(folder, createHashingEmbedder()).embed(['tea', 'cake']);
    const again = await rememberingIn(folder, { ...createHashingEmbedder(), embed: async () => [] }).embed([
      'cake',
      'tea',
    ]);
    expect(again).toEqual(made?.toReversed());
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  });

  it('has nothing where the embedder has nothing', async () => {
    expect(await rememberingIn(folder, createAwayEmbedder()).embed(['unknown'])).toBeNull();
  });
});
