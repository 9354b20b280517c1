import type { Vector } from '../notes';

/**
 * What the model was taught to judge of two texts: whether two titles are the same gift; whether the second, what she said,
 * tells of a danger; and whether it serves what he typed, the first.
 */
export type Lesson = 'same-gift' | 'danger' | 'serves';
export type TextPair = readonly [string, string];

/** Turns texts into vectors whose nearness is nearness of meaning. Part of the outside world: tests bring a small one. */
export interface Embedder {
  /** One for each text, in order; null where it cannot be had now, and words alone must do. */
  embed(texts: string[]): Promise<Vector[] | null>;
  /** What he asks, read as what would answer it: nearer to that than to other questions. Null as above. */
  embedAsked(texts: string[]): Promise<Vector[] | null>;
  /** How far it leans to yes about each two texts: below zero rather not. Null as above. */
  judge(lesson: Lesson, pairs: readonly TextPair[]): Promise<number[] | null>;
  /** `asleep` while no thread has answered yet; `away` for ten minutes after it died again and again; `off` where nobody wants it. */
  state(): 'asleep' | 'ready' | 'away' | 'off';
  close(): Promise<void>;
}
