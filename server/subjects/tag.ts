import type { SubjectId } from './catalogue';

/** What kind of answer a question asks for; 'treatment' is how to treat her. */
export type AnswerKind = 'likes' | 'dislikes' | 'danger' | 'size' | 'day' | 'person' | 'wish' | 'story' | 'treatment';

export interface Tag {
  subjects: readonly SubjectId[];
  asks: AnswerKind;
  /** How long such an answer holds, in days; null is for good. */
  holdsDays: number | null;
}

/** Tastes and sizes change with the years, moods and wishes within months, her childhood not at all. */
export const HOLDS: Readonly<Record<AnswerKind, number | null>> = {
  likes: 365,
  dislikes: 365,
  danger: 365,
  size: 365,
  day: null,
  person: 365,
  wish: 120,
  story: null,
  treatment: 730,
};
const HOLDS_NOW = 120;
const HOLDS_IN_CHARACTER = 730;

const asking =
  (asks: AnswerKind) =>
  (...subjects: [SubjectId, ...SubjectId[]]): Tag => ({ subjects, asks, holdsDays: HOLDS[asks] });

export const likes = asking('likes');
export const dislikes = asking('dislikes');
export const danger = asking('danger');
export const size = asking('size');
export const day = asking('day');
export const person = asking('person');
export const wish = asking('wish');
export const story = asking('story');
export const treatment = asking('treatment');

/** Asked of these days: it will not hold as long as its kind does. */
export const now = (tag: Tag): Tag => ({ ...tag, holdsDays: HOLDS_NOW });

/** A trait or a dream of hers: it holds longer than a taste. */
export const lasting = (tag: Tag): Tag => ({ ...tag, holdsDays: HOLDS_IN_CHARACTER });
