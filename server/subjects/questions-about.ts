import type { SubjectId } from './catalogue';
import { databaseIdOf } from './pool-id';
import { poolTags } from './pool-tags/pool-tags';
import { type AnswerKind, type Tag, tagOfQuestion } from './tags';

/** What is wanted of a question: what it is first of all about, what it asks for, and what else it must or must not be about. */
export interface Wanted {
  about: readonly SubjectId[];
  asks: AnswerKind;
  beside?: readonly SubjectId[];
  not?: readonly SubjectId[];
}

/** The pool's questions that fit, by their ids in the database, in the order of the pool. */
export const questionsAbout = (wanted: Wanted): string[] =>
  Object.entries(poolTags)
    .filter(([, tag]) => fits(tag, wanted))
    .map(([id]) => databaseIdOf(id));

/** Whether a question in these words still asks for it: an administrator may have made it another. */
export const asksFor = (question: { id: string; text: string }, wanted: Wanted): boolean =>
  fits(tagOfQuestion(question), wanted);

function fits({ subjects, asks }: Tag, wanted: Wanted): boolean {
  const [first] = subjects;
  if (first === undefined || asks !== wanted.asks || !wanted.about.includes(first)) return false;
  const isBeside = !wanted.beside || subjects.some((one) => wanted.beside?.includes(one));
  return isBeside && !subjects.some((one) => wanted.not?.includes(one));
}
