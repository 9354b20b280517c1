import { describe, expect, it } from 'vitest';
import { marked, noteOf } from '../../testing/assistant/index-notes';
import { createAwayEmbedder, createHashingEmbedder } from '../../testing/embedder';
import type { Embedder } from '../embedding/embedder';
import { vectorsOf } from '../index-notes';
import type { LinkedNote } from '../notes';
import { readQuestion } from '../reading/read-question';
import { readTogether } from './read-together';
import { retrieve } from './retrieve';
import { textsToEmbed } from './terms';
import type { Weighed } from './weigh';

const said = [
  'Peonies, the pale ones that fall over.',
  'Flowers make me sneeze from April to June.',
  'Nobody ever brought me flowers but you.',
  ...Array.from({ length: 20 }, (_, at) => `On walk number ${at} we counted the herons by the river.`),
];
const hashing = createHashingEmbedder();
const notes: LinkedNote[] = await Promise.all(
  said.map(async (answer) => {
    const note = marked(noteOf(answer));
    return { ...note, vectors: vectorsOf(await hashing.embed(textsToEmbed(note))) };
  }),
);
const question = 'Which flowers does she like?';

function judging(leaningOf: (said: string) => number) {
  const asked: (readonly [string, string])[] = [];
  const judge: Embedder['judge'] = async (_lesson, pairs) => {
    asked.push(...pairs);
    return pairs.map(([, text]) => leaningOf(text));
  };
  return { asked, embedder: { ...hashing, judge } };
}

const found = async (embedder: Embedder, of = notes, reading = readQuestion(question)) =>
  (await retrieve(reading, of, embedder)).hits.map(({ note, probability }) => ({ answer: note.answer, probability }));
const probabilityOf = (hits: Awaited<ReturnType<typeof found>>, answer: string) =>
  hits.find((hit) => hit.answer === answer)?.probability ?? 0;

describe('the likeliest answers, read together with what he typed', () => {
  it('are judged by both: what the model finds fitting is likelier than before, and what it denies less', async () => {
    const before = await found(hashing);
    const [first, second] = before.map(({ answer }) => answer);
    const { embedder, asked } = judging((text) => (text.includes(second ?? '') ? 4 : -4));
    const after = await found(embedder);
    expect(asked.map(([typed, text]) => [typed, text.split(' . ')[1]])).toEqual([
      [question, first],
      [question, second],
    ]);
    expect(after[0]?.answer).toBe(second);
    expect(probabilityOf(after, first ?? '')).toBeLessThan(probabilityOf(before, first ?? ''));
    expect(probabilityOf(after, second ?? '')).toBeGreaterThan(probabilityOf(before, second ?? ''));
  });

  it('are the likeliest by all that was weighed, and the nearest in meaning', async () => {
    const { embedder, asked } = judging(() => 0);
    const nearest = 7;
    const weighed = notes.map((_, at) => ({
      ...{ at, logit: -at, hasMeaning: true },
      features: { 'meaning: whole': at === nearest ? 0.9 : 0.1 },
    }));
    await readTogether(readQuestion(question), weighed as unknown as Weighed[], notes, embedder);
    expect(asked.map(([, text]) => text.split(' . ')[1])).toEqual([notes[0]?.answer, notes[nearest]?.answer]);
  });

  it('are read with what he had asked before, where he goes on with it', async () => {
    const { embedder, asked } = judging(() => 0);
    await found(embedder, notes, readQuestion('and for her mother?', question));
    expect(asked[0]?.[0]).toBe(`${question} and for her mother?`);
  });

  it('are left as they were where nobody typed it, in other languages, in small notebooks and without meanings', async () => {
    const { embedder, asked } = judging(() => 4);
    await found(embedder, notes, { ...readQuestion(question), typed: null });
    await found(embedder, notes, readQuestion('Welche Blumen mag meine Frau am liebsten im Garten?'));
    await found(embedder, notes.slice(0, 20));
    await found(
      embedder,
      notes.map((note) => ({ ...note, vectors: null })),
    );
    expect(asked).toEqual([]);
  });

  it('stay as they were weighed where the model is away', async () => {
    const weighed: Weighed[] = [];
    expect(await readTogether(readQuestion(question), weighed, notes, createAwayEmbedder())).toBe(weighed);
    expect(await found({ ...hashing, judge: async () => null })).toEqual(await found(hashing));
  });

  it('warn of the same, whatever the model makes of them', async () => {
    const never: LinkedNote = {
      ...marked(noteOf('No carnations, ever. I never want flowers like that.')),
      vectors: null,
    };
    const vectors = vectorsOf(await hashing.embed(textsToEmbed(never)));
    const all = [...notes, { ...never, vectors }];
    const cautionsWith = async (embedder: Embedder) =>
      (await retrieve(readQuestion('Should I bring her flowers?'), all, embedder)).cautions.map(({ answer }) => answer);
    const before = await cautionsWith(hashing);
    expect(before.length).toBeGreaterThan(0);
    expect(await cautionsWith(judging(() => -9).embedder)).toEqual(before);
  });
});
