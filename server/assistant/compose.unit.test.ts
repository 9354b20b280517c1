import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noteOf } from '../testing/assistant/index-notes';
import { writtenOf } from '../testing/assistant/written';
import { numberOf, startComposing } from '../testing/composing';

const { server, reply } = await startComposing();
afterAll(() => server.close());

const idOf = (n: number) => `018f3a5c-7d1e-7b3a-9c4d-${String(n).padStart(12, '0')}`;
const notebookOf = (size: number) =>
  Array.from({ length: size }, (_, n) => noteOf(`The blue kettle, number ${n}.`, { id: idOf(n) }));
const STRANGE = 'Which ballet would move somebody?';

describe('a model', () => {
  beforeEach(() => {
    server.asked.length = 0;
  });

  it('API-53 is asked in a notebook of 20 answers though nothing seems to fit, and may see what does', async () => {
    const notes = [...notebookOf(19), noteOf('I adore Swan Lake.', { id: idOf(99) })];
    server.behave({ reply: ({ user }) => writtenOf(`She adores Swan Lake [${numberOf(user, 'Swan')}].`) });
    const { evidence, text } = await reply(STRANGE, notes);
    expect(server.asked).toHaveLength(1);
    expect([evidence, text]).toEqual(['weak', 'She adores Swan Lake. [1]']);
  });

  it('API-53 is not asked in a larger one where nothing comes near', async () => {
    server.behave({ reply: writtenOf('She loves the blue kettle [1].') });
    expect(await reply(STRANGE, notebookOf(21))).toMatchObject({ provider: 'built-in', evidence: 'none' });
    expect(server.asked).toEqual([]);
  });

  it('API-53 is asked in a larger one where something does', async () => {
    server.behave({ reply: writtenOf() });
    await reply('Which blue kettle does she love?', notebookOf(21));
    expect(server.asked).toHaveLength(1);
  });
});
