import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseIdOf } from '../subjects/pool-id';
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

  it('API-53 is asked though nothing seems to fit, and may see what does', async () => {
    const notes = [...notebookOf(60), noteOf('I adore Swan Lake.', { id: idOf(99) })];
    server.behave({ reply: ({ user }) => writtenOf(`She adores Swan Lake [${numberOf(user, 'Swan')}].`) });
    const { evidence, text } = await reply(STRANGE, notes);
    expect(server.asked).toHaveLength(1);
    expect([evidence, text]).toEqual(['weak', 'She adores Swan Lake. [1]']);
  });

  it('API-53 reads as many of her answers as there is room for, what fits best first', async () => {
    server.behave({ reply: writtenOf() });
    await reply('Which blue kettle does she love?', [...notebookOf(149), noteOf('I love peonies.', { id: idOf(999) })]);
    const [{ user = '' } = {}] = server.asked;
    const lines = user.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(25);
    expect(lines.join('').length).toBeLessThanOrEqual(6_000);
    for (const line of lines.slice(0, 3)) expect(line).toContain('blue kettle');
  });

  it('API-53 says that none of her answers fits: what only came close is not told', async () => {
    const notes = [noteOf('The blue kettle.', { id: idOf(1) }), noteOf('I adore Swan Lake.', { id: idOf(2) })];
    server.behave('nonsense');
    expect(await reply(STRANGE, notes)).toMatchObject({ provider: 'built-in', evidence: 'weak' });
    server.behave({ reply: writtenOf() });
    expect(await reply(STRANGE, notes)).toMatchObject({ evidence: 'none', citations: [] });
  });

  it('API-53 says that none fits, and one surely does: it is told all the same', async () => {
    server.behave({ reply: writtenOf() });
    const notes = [noteOf('Peonies.', { id: idOf(99), question: 'Favorite flowers?' }), ...notebookOf(9)];
    const { evidence, text } = await reply('Favorite flowers?', notes);
    expect(evidence).toBe('strong');
    expect(text).toContain('Peonies');
  });

  it('API-53 is not sent what is between the two of them alone, or may hurt, for a question of something else', async () => {
    const alone = noteOf('Slowly, and with the lights off.', { id: idOf(998), questionId: databaseIdOf('intim-001') });
    const hurts = noteOf('My mother died in that hospital.', { id: idOf(999) });
    server.behave({ reply: writtenOf() });
    await reply('Which blue kettle does she love?', [...notebookOf(40), alone, hurts]);
    const [{ user = '' } = {}] = server.asked;
    expect(user.split('\n').filter((line) => line.includes('kettle')).length).toBeGreaterThan(35);
    expect(user).not.toMatch(/lights off|hospital/);
  });

  it('API-53 says that none fits, and was not sent what the built-in reply quotes: that reply stays', async () => {
    const long = noteOf(`Sleep. ${'And then some more of the same, every day. '.repeat(20)}`, { id: idOf(1) });
    server.behave({ reply: writtenOf() });
    const { evidence, provider } = await reply(STRANGE, [long, noteOf('The blue kettle.', { id: idOf(2) })]);
    expect([evidence, provider]).toEqual(['weak', 'built-in']);
  });

  it('API-53 is not asked for small talk', async () => {
    await reply('thanks!', notebookOf(3));
    expect(server.asked).toEqual([]);
  });
});
