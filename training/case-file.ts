import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Said = z.object({ question: z.string(), answer: z.string() });

const Case = z.object({
  id: z.string(),
  topic: z.string(),
  kind: z.string(),
  size: z.number(),
  ask: z.string(),
  answer: z.string(),
  /** What she might have been asked: about this, and about something else. */
  fitting: z.string(),
  unfitting: z.string(),
  /** What else stands in the notebook: near, but not what he asks for. */
  rivals: z._default(z.array(Said), []),
});
export type Case = z.output<typeof Case>;

const Lookalike = z.object({
  id: z.string(),
  topic: z.string(),
  ask: z.string(),
  near: z.array(Said),
});
export type Lookalike = z.output<typeof Lookalike>;

/** Everyday questions as one writer thought them up, who had not seen the catalogue of subjects. */
const CaseFile = z.object({
  writer: z.string(),
  cases: z.array(Case),
  /** Nothing that is stored answers them, though it looks alike. */
  lookalikes: z.array(Lookalike),
  /** About nothing that could be stored. */
  foreign: z.array(z.string()),
  smalltalk: z.array(z.string()),
});
export type CaseFile = z.output<typeof CaseFile>;

export const readCases = (file: string | URL): CaseFile => z.parse(CaseFile, JSON.parse(readFileSync(file, 'utf8')));
