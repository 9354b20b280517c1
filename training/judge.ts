import * as z from 'zod/mini';
import { advise } from '../server/assistant/advisor/advise';
import { compose } from '../server/assistant/compose';
import type { Embedder } from '../server/assistant/embedding/embedder';
import { vectorsOf } from '../server/assistant/index-notes';
import type { Model } from '../server/assistant/model/model';
import type { LinkedNote } from '../server/assistant/notes';
import { readQuestion } from '../server/assistant/reading/read-question';
import { retrieve } from '../server/assistant/retrieval/retrieve';
import { textsToEmbed } from '../server/assistant/retrieval/terms';
import { violations } from '../server/assistant/verify';
import { marked } from '../server/testing/assistant/index-notes';
import type { Expected, Judged } from './judged';
import { poolIds } from './notebooks';

const Query = z.object({
  q: z.string(),
  /** The ids of the answers that hold the evidence; none where nothing does. */
  gold: z._default(z.array(z.string()), []),
  cat: z.optional(z.union([z.number(), z.string()])),
});
const Answer = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  created_at: z.string(),
});

/** One person whose answers are asked about. */
export const Person = z.object({ user: z.string(), answers: z.array(Answer), queries: z.array(Query) });
export type Person = z.output<typeof Person>;

/**
 * What the product's own retriever and advisor answer to each of the queries, or a model where there is one for it. The
 * first embedder is asked; all of them index.
 */
export async function* judge(
  { user, answers, queries }: Person,
  [asked, ...helpers]: [Embedder, ...Embedder[]],
  modelFor: (at: number) => Model | null = () => null,
): AsyncGenerator<{ judged: Judged; expected: Expected }> {
  const notes = await indexed(answers, [asked, ...helpers]);
  for (const [at, { q, gold, cat = 'all' }] of queries.entries()) {
    const began = performance.now();
    const reading = readQuestion(q);
    const { hits, ...retrieval } = await retrieve(reading, notes, asked);
    const model = modelFor(at);
    const reply = model
      ? await compose({ model, embedder: asked, clock, log: silent }, { reading, notes, timeZone: 'UTC' })
      : advise(reading, { ...retrieval, hits }, { now: clock.now(), timeZone: 'UTC' });
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { evidence, text, segments, citations } = reply;
    const cited = citations.map(({ answerId }) => answerId);
    const ranked = hits.map(({ note }) => note.id);
    yield {
      judged: { user, q, evidence, ranked, cited, text, segments, citations, ms },
      expected: { gold, cat: String(cat), violations: violations(reply, { query: q, notes, timeZone: 'UTC' }) },
    };
  }
}

const clock = { now: () => new Date() };
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

async function indexed(answers: Person['answers'], embedders: Embedder[]): Promise<LinkedNote[]> {
  const notes = answers.map(({ id, question, answer, created_at }) =>
    marked({ id, questionId: poolIds.get(question) ?? question, question, answer, createdAt: created_at }),
  );
  const waiting = notes.values();
  await Promise.all(
    embedders.map(async (embedder) => {
      for (const note of waiting) note.vectors = vectorsOf(await embedder.embed(textsToEmbed(note)));
    }),
  );
  return notes;
}
