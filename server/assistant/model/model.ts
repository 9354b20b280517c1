/** What a model is given: its rules, and the numbered answers with the question. */
export interface Prompt {
  system: string;
  user: string;
}

/**
 * Hears what it has written so far, again and again, and says whether anything of it was shown: until then there may be
 * another try, which begins anew.
 */
export type OnText = (soFar: string) => boolean;

/** A language model somewhere else. Part of the outside world: tests bring a server that speaks its protocol. */
export interface Model {
  /** Where her words go with a question; he is told. */
  host: string;
  /** What it wrote, or null: it was late, away or refused, and the built-in advisor answers. */
  write(prompt: Prompt, onText?: OnText): Promise<string | null>;
}
