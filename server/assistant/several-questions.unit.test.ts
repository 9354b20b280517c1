import { describe, expect, it } from 'vitest';
import { indexed, noteOf } from '../testing/assistant/index-notes';
import { writtenOf } from '../testing/assistant/written';
import { createTestClock } from '../testing/clock';
import { startComposing } from '../testing/composing';
import { createHashingEmbedder } from '../testing/embedder';
import { compose } from './compose';
import type { Note } from './notes';
import { readQuestion } from './reading/read-question';
import { violations } from './verify';

const embedder = createHashingEmbedder();
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const notes: Note[] = [
  noteOf('Shoe size seven and a half, narrow.', { id: 'shoe', question: 'What is your shoe size?' }),
  noteOf('Peonies, the pale ones.', { id: 'flower', question: 'What is your favorite flower?' }),
  noteOf('The Blue Door. The lamb, always, and the window table.', {
    id: 'restaurant',
    question: 'What is your favorite restaurant?',
  }),
  noteOf("I'm allergic to walnuts. My throat closes.", { id: 'walnuts', question: 'What may you not eat?' }),
];

async function reply(query: string) {
  const linked = await indexed(notes, embedder);
  const deps = { embedder, model: null, clock: createTestClock(), log: silent };
  const composed = await compose(deps, { reading: readQuestion(query), notes: linked, timeZone: 'UTC' });
  expect(violations(composed, { query, notes: linked, timeZone: 'UTC' })).toEqual([]);
  const idOf = (n: number | undefined) => composed.citations.find((one) => one.n === n)?.answerId;
  const leads = composed.segments.filter(({ kind }) => kind === 'lead').map(({ cites }) => idOf(cites[0]));
  const cautions = composed.segments.filter(({ kind }) => kind === 'caution').map(({ cites }) => idOf(cites[0]));
  return { ...composed, leads, cautions };
}

describe('who asks two things gets two answers', () => {
  it('each under his own words, with a number of its own', async () => {
    const { leads, text, citations } = await reply("what's her shoe size and what's her favorite flower?");
    expect(leads).toEqual(['shoe', 'flower']);
    expect(text).toMatch(
      /^To your question “what's her shoe size”:\n.*seven and a half.*\[1\][\s\S]*To your question “what's her favorite flower\?”:\n.*Peonies/,
    );
    expect(citations.map(({ n }) => n)).toEqual(citations.map((_, at) => at + 1));
  });

  it('and is told of a danger once, behind both', async () => {
    const { cautions, segments } = await reply(
      'which restaurant should I book for dinner and what cake should I bake for her',
    );
    expect(cautions).toEqual(['walnuts']);
    const kinds = segments.map(({ kind }) => kind);
    expect(kinds.indexOf('caution')).toBeGreaterThan(kinds.lastIndexOf('lead'));
  });

  it('and is told where she has said nothing of one of them', async () => {
    const { leads, text } = await reply("what's her shoe size and where did she go to college?");
    expect(leads[0]).toBe('shoe');
    expect(text).toContain('To your question “where did she go to college?”:');
  });

  it('and of a model that finds nothing, what she surely said to one of them', async () => {
    const query = "what's her blood type and what's her shoe size";
    const { server, reply: ofModel } = await startComposing();
    server.behave({ reply: writtenOf() });
    expect((await ofModel(query, notes)).text).toContain('seven and a half');
    await server.close();
  });

  it('but one where the same words answer both', async () => {
    const { leads, text } = await reply("what's her favorite restaurant and what does she order there");
    expect(leads).toEqual(['restaurant']);
    expect(text).not.toContain('To your question');
  });

  it('under their number where his words cannot be quoted', async () => {
    const { text } = await reply('what does "narrow" mean for her shoe size and what\'s her favorite flower?');
    expect(text).toContain('To your first question:');
    expect(text).toContain("To your question “what's her favorite flower?”:");
  });
});
