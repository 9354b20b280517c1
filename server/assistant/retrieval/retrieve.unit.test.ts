import { describe, expect, it, vi } from 'vitest';
import { herNotes } from '../../testing/assistant/her-notes';
import { indexed, noteOf } from '../../testing/assistant/index-notes';
import { createAwayEmbedder, createHashingEmbedder } from '../../testing/embedder';
import type { Embedder } from '../embedding/embedder';
import type { LinkedNote } from '../notes';
import { readQuestion } from '../reading/read-question';
import { retrieve as retrieveFor } from './retrieve';

const embedder = createHashingEmbedder();
const notes = await indexed(herNotes, embedder);
const retrieve = (query: string, notes: Parameters<typeof retrieveFor>[1], by: Embedder) =>
  retrieveFor(readQuestion(query), notes, by);
const idsFor = async (query: string, by: Embedder = embedder) =>
  (await retrieve(query, notes, by)).hits.map(({ note }) => note.id);

describe('finding her answers', () => {
  it('finds by the words of her answer and of what she was asked', async () => {
    expect((await idsFor("What is my wife's ring size?"))[0]).toBe('ring');
    expect((await idsFor('Which instrument did she play?'))[0]).toBe('piano');
  });

  it('compares the question as it was asked where nobody can read it as what would answer it', async () => {
    const query = 'Which flowers should I bring her tonight?';
    const without = await retrieve(query, notes, { ...embedder, embedAsked: async () => null });
    expect(without.planned).toBeDefined();
    expect(without).toEqual(await retrieve(query, notes, embedder));
  });

  it('gives at most 25, best first', async () => {
    const { hits } = await retrieve('What does she like to drink?', notes, embedder);
    expect(hits).toHaveLength(25);
    expect(hits.map(({ probability }) => probability).sort((a, b) => b - a)[0]).toBeCloseTo(
      hits[0]?.probability ?? 0,
      1,
    );
  });

  it('puts the newer of two alike first', async () => {
    const [tea] = (await idsFor('What does she drink first in the morning?')).filter((id) => id.startsWith('tea'));
    expect(tea).toBe('tea-again');
  });

  it('lets what she said in one sitting help to find the rest of it', async () => {
    const filling = herNotes.filter(({ answer }) => !/excit|wait/.test(answer));
    const bakery = noteOf('My bakery opens on Friday!', { id: 'bakery', createdAt: '2026-05-03T18:30:00.000Z' });
    const rest = (createdAt: string) => noteOf('So much work, and I am so excited.', { id: 'rest', createdAt });
    const rankOf = async (rest: ReturnType<typeof noteOf>) => {
      const all = await indexed([...filling, bakery, rest], embedder);
      const { hits } = await retrieve('How did she feel when the bakery opened?', all, embedder);
      const at = hits.findIndex(({ note }) => note.id === 'rest');
      return at === -1 ? hits.length : at;
    };
    const together = await rankOf(rest('2026-05-03T18:31:00.000Z'));
    expect(together).toBeLessThan(await rankOf(rest('2026-05-09T18:31:00.000Z')));
  });

  it.each(['Which instrument did she play?', 'Gift ideas for her birthday'])(
    'asks for the meaning of his question once, while her notes are still being read: %s',
    async (query) => {
      const asked: string[][] = [];
      let read: (notes: LinkedNote[]) => void = () => undefined;
      const reading = new Promise<LinkedNote[]>((done) => {
        read = done;
      });
      const embed: Embedder['embed'] = (texts) => {
        asked.push(texts);
        read(notes);
        return embedder.embed(texts);
      };
      await retrieve(query, reading, { ...embedder, embed });
      expect(asked).toEqual([[readQuestion(query).turned]]);
    },
  );

  it('says that nothing is stored where nothing is', async () => {
    expect(await retrieve('What does she love?', [], embedder)).toMatchObject({
      evidence: 'none',
      hits: [],
      cautions: [],
    });
  });

  it('is sure of what stands there and not of what does not', async () => {
    expect((await retrieve("What is my wife's ring size?", notes, embedder)).evidence).toBe('strong');
    expect((await retrieve('Which submarine did she captain?', notes, embedder)).evidence).not.toBe('strong');
  });

  it.each([
    ['with an embedder', embedder],
    ['without one', createAwayEmbedder()],
  ])('finds what stands in the only answer there is, %s', async (_, by) => {
    const only = await indexed([noteOf('Peonies, the pale ones')], by);
    expect((await retrieve('Does she love peonies?', only, by)).evidence).not.toBe('none');
    expect((await retrieve('Which submarine did she captain?', only, by)).evidence).not.toBe('strong');
  });

  it('finds a note saved a moment ago, which has no vectors yet, by its words', async () => {
    const fresh = await indexed([noteOf('My glove size is seven.', { id: 'fresh' })], createAwayEmbedder());
    const { hits } = await retrieve('What is her glove size?', [...notes, ...fresh], embedder);
    expect(hits[0]?.note.id).toBe('fresh');
  });
});

describe('without an embedder', () => {
  const away = createAwayEmbedder();

  it('finds by words alone', async () => {
    expect((await idsFor("What is my wife's ring size?", away))[0]).toBe('ring');
  });

  it('tells what stands there from what does not', async () => {
    expect((await retrieve("What is my wife's ring size?", notes, away)).evidence).toBe('strong');
    expect((await retrieve('Which submarine did she captain?', notes, away)).evidence).not.toBe('strong');
  });

  it('still warns', async () => {
    const { cautions } = await retrieve('What should I cook?', notes, away);
    expect(cautions.map(({ id }) => id)).toContain('nuts');
  });
});

describe('the embedder', () => {
  it('is not waited for without end', async () => {
    vi.useFakeTimers();
    try {
      const silent: Embedder = { ...embedder, embed: () => new Promise(() => undefined) };
      const found = retrieve("What is my wife's ring size?", notes, silent);
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await found).hits[0]?.note.id).toBe('ring');
    } finally {
      vi.useRealTimers();
    }
  });
});
