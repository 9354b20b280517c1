import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Notebook = z.array(z.object({ key: z.string(), date: z.string(), question: z.string(), answer: z.string() }));
export type Notebook = z.output<typeof Notebook>;

const Asked = z.object({
  id: z.string(),
  question: z.string(),
  /** The keys of the answers that serve him, best first. */
  serves: z._default(z.array(z.string()), []),
  /** What is of some use. */
  maybe: z._default(z.array(z.string()), []),
  /** Whether she said anything that serves. */
  spoken: z.boolean(),
});
export type Asked = z.output<typeof Asked>;

const read = (file: string | URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readNotebook = (file: string | URL): Notebook => z.parse(Notebook, read(file));
export const readAsked = (file: string | URL): Asked[] => z.parse(z.array(Asked), read(file));

/** One of those in the project. */
export const examOf = (name: string) => ({
  notebook: readNotebook(new URL(`exams/notebook-${name}.json`, import.meta.url)),
  asked: readAsked(new URL(`exams/asked-${name}.json`, import.meta.url)),
});
