import * as z from 'zod/mini';

/** What a model is given: its rules, and the numbered answers with the question. */
export interface Prompt {
  system: string;
  user: string;
}

const Told = z.object({ text: z.string(), cites: z.array(z.number()) });

/** What it is to write, in this order; all that is said points to answers by their numbers. */
export const ModelReply = z.object({
  lead: z.nullable(Told),
  points: z.array(Told),
  avoid: z.array(Told),
  ideas: z.array(Told),
});

/** What it wrote, not yet read: whole pieces of a `ModelReply`, or of anything else. */
export type Written = Readonly<Record<string, unknown>>;

/**
 * Hears what it has written so far, again and again, and says whether anything of it was shown: until then there may be
 * another try, which begins anew.
 */
export type OnWritten = (soFar: Written) => boolean;

/** A language model somewhere else. Part of the outside world: tests bring a server that speaks its protocol. */
export interface Model {
  /** Where her words go with a question; he is told. */
  host: string;
  /** How many characters of her answers it is sent with a question. */
  room: number;
  /** Whether it is left alone for a while, after failures. */
  isResting?(): boolean;
  /** What it wrote, or null: it was late, away or refused, and the built-in advisor answers. */
  write(prompt: Prompt, onWritten?: OnWritten): Promise<Written | null>;
}
