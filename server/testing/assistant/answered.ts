import { expect } from 'vitest';
import { DAY } from '../../../contract/time';
import { advise } from '../../assistant/advisor/advise';
import { createNoEmbedder } from '../../assistant/embedding/no-embedder';
import type { Note } from '../../assistant/notes';
import { readQuestion } from '../../assistant/reading/read-question';
import type { Composed } from '../../assistant/reply';
import { retrieve } from '../../assistant/retrieval/retrieve';
import { violations } from '../../assistant/verify';
import { marked } from './index-notes';

const FIRST = Date.parse('2026-01-05T19:00:00.000Z');
const now = new Date('2026-06-01T12:00:00Z');

/** A notebook: what she was asked and what she said, in the order in which she said it. */
export function notebook(...said: [question: string, answer: string][]): Note[] {
  return said.map(([question, answer], at) => ({
    id: answer,
    questionId: question,
    question,
    answer,
    createdAt: new Date(FIRST + at * DAY).toISOString(),
  }));
}

export interface Reply extends Composed {
  lead: string;
  cautions: string[];
  quotes: string[];
}

/** What the product answers in the second after all of it was saved: by subjects and words, without vectors. */
export async function answered(query: string, notes: Note[], before: string | null = null): Promise<Reply> {
  const reading = readQuestion(query, before);
  const retrieval = await retrieve(reading, notes.map(marked), createNoEmbedder());
  const composed = advise(reading, retrieval, { now, timeZone: 'UTC' });
  expect(violations(composed, { query, notes, timeZone: 'UTC' })).toEqual([]);
  const textsOf = (kind: string) => composed.segments.filter((one) => one.kind === kind).map(({ text }) => text);
  const [lead = ''] = textsOf('lead');
  return { ...composed, lead, cautions: textsOf('caution'), quotes: [...textsOf('lead'), ...textsOf('said')] };
}
