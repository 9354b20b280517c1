import type { Deps } from '../deps';
import { readable } from '../questions/present';
import { questionFor } from '../questions/visible-questions';
import { type AnswerHead, type ListedAnswer, listByIds, listStamps, newestHeads } from './list-store';

export type { AnswerHead } from './list-store';

/** An answer of his, opened, with what she had been asked. */
export interface OpenedAnswer {
  id: string;
  questionId: string;
  questionText: string;
  text: string;
  createdAt: string;
}

type World = Pick<Deps, 'db' | 'vault'>;

/** Of each of these questions of the pool the newest answer; which it is, is known without opening any. */
export const newestAnswersTo = (deps: World, userId: string, questionIds: readonly string[]): Promise<AnswerHead[]> =>
  newestHeads(deps.db, userId, questionIds);

/** These answers and no others are opened. Those that are gone or cannot be read are left out. */
export async function openAnswers(deps: Deps, userId: string, ids: readonly string[]): Promise<OpenedAnswer[]> {
  const rows = await listByIds(deps.db, deps.vault, userId, ids);
  const opened = await Promise.all(rows.map((row) => withText(deps, userId, row)));
  return opened.flat();
}

async function withText(deps: Deps, userId: string, row: ListedAnswer): Promise<OpenedAnswer[]> {
  const { id, questionId, text, createdAt } = row;
  if (text === null) return [];
  const questionText = row.questionText ?? readable(await questionFor(deps, userId, questionId));
  return [{ id, questionId, questionText, text, createdAt }];
}

/** Every answer of his by the moment of its last edit: tells what has changed since, without a word of it. */
export const answerStamps = (deps: World, userId: string): Promise<Map<string, number>> => listStamps(deps.db, userId);
