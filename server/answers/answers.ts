import { v7 as newId } from 'uuid';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { readable } from '../questions/present';
import { questionFor } from '../questions/visible-questions';
import { type AnswerRow, deleteAnswer, findAnswer, findByIdempotencyKey, insertAnswer, updateAnswer } from './store';

/** An answer beside what was asked. */
export interface AnsweredQuestion {
  answer: AnswerRow;
  questionText: string;
}

interface Submission {
  questionId: string;
  text: string;
  idempotencyKey: string | null;
}

/** Writes her answer down. The same submission again, after a time-out, finds the first one. */
export async function submitAnswer(deps: Deps, userId: string, submission: Submission): Promise<AnsweredQuestion> {
  const question = await questionFor(deps, userId, submission.questionId);
  const id = newId();
  const createdAt = deps.clock.now();
  const isNew = await insertAnswer(deps.db, deps.vault, { id, userId, createdAt, ...submission });
  const questionText = readable(question);
  if (isNew) return { questionText, answer: { id, questionId: question.id, text: submission.text, createdAt } };
  return { questionText, answer: await earlierSubmission(deps, userId, submission) };
}

/** A key that comes back with another text would lose that text silently: it is refused instead. */
async function earlierSubmission(deps: Deps, userId: string, submission: Submission): Promise<AnswerRow> {
  const first = await findByIdempotencyKey(deps.db, deps.vault, userId, submission.idempotencyKey ?? '');
  if (first?.questionId !== submission.questionId || first.text !== submission.text) {
    throw new Refusal('idempotency_key_reused');
  }
  return first;
}

export async function editAnswer(deps: Deps, userId: string, id: string, text: string): Promise<AnsweredQuestion> {
  const changed = await updateAnswer(deps.db, deps.vault, { userId, id, text, updatedAt: deps.clock.now() });
  const answer = changed ? await findAnswer(deps.db, deps.vault, userId, id) : undefined;
  if (!answer) throw new Refusal('answer_not_found');
  return { answer, questionText: readable(await questionFor(deps, userId, answer.questionId)) };
}

export async function removeAnswer(deps: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteAnswer(deps.db, userId, id))) throw new Refusal('answer_not_found');
}
