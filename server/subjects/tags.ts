import type { SubjectId } from './catalogue';
import { findSubjects } from './find-subjects';

/** What kind of answer a question asks for; 'treatment' is how to treat her. */
export type AnswerKind = 'likes' | 'dislikes' | 'danger' | 'size' | 'day' | 'person' | 'wish' | 'story' | 'treatment';

export interface Tag {
  subjects: readonly SubjectId[];
  asks: AnswerKind;
  /** How long such an answer holds, in days; null is for good. */
  holdsDays: number | null;
}

/** What an answer to this question is about: of the pool's by its id, of any other by its words. */
export function tagOfQuestion(question: { id?: string; text: string }): Tag {
  const subjects = [...new Set(findSubjects(question.text).map(({ subject }) => subject))];
  return { subjects, asks: 'likes', holdsDays: 365 };
}
