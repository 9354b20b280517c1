import { describe, expect, it } from 'vitest';
import { createAwayEmbedder, createHashingEmbedder } from '../../testing/embedder';
import { foreseeing } from './foreseeing';

function watched() {
  const inner = createHashingEmbedder();
  const asked: string[][] = [];
  const embed = (texts: string[]) => {
    asked.push(texts);
    return inner.embed(texts);
  };
  return { asked, embedder: foreseeing({ ...inner, embed }) };
}

describe('an embedder that was told early', () => {
  it('works once, and gives the same', async () => {
    const { asked, embedder } = watched();
    embedder.foresee('the sea');
    embedder.foresee('the sea');
    expect(await embedder.embed(['the sea'])).toEqual(await createHashingEmbedder().embed(['the sea']));
    expect(asked).toEqual([['the sea']]);
  });

  it('keeps nothing once it was fetched, and is not confused by anything else', async () => {
    const { asked, embedder } = watched();
    embedder.foresee('the sea');
    await embedder.embed(['the sea', 'tulips']);
    await embedder.embed(['the sea']);
    await embedder.embed(['the sea']);
    expect(asked).toEqual([['the sea'], ['the sea', 'tulips'], ['the sea']]);
  });

  it.each([
    ['asleep', [['']]],
    ['ready', []],
    ['away', []],
  ] as const)('is woken once, and only where it sleeps: %s', (state, texts) => {
    const asked: string[][] = [];
    const embed = (given: string[]) => {
      asked.push(given);
      return createHashingEmbedder().embed(given);
    };
    const embedder = foreseeing({ ...createHashingEmbedder(), embed, state: () => state });
    embedder.wake();
    embedder.wake();
    expect(asked).toEqual(texts);
  });

  it('is not woken for a guess', async () => {
    const embedder = foreseeing(createAwayEmbedder());
    embedder.foresee('the sea');
    expect(await embedder.embed(['the sea'])).toBeNull();
  });

  it('that fails is heard of by whoever asks, and by nobody else', async () => {
    const embedder = foreseeing({ ...createHashingEmbedder(), embed: () => Promise.reject(new Error('broken')) });
    embedder.foresee('the sea');
    await expect(embedder.embed(['the sea'])).rejects.toThrow('broken');
    embedder.foresee('tulips');
  });
});
