import { v7 as newId } from 'uuid';
import type { Deps } from '../deps';
import { Refusal } from '../platform/refusal';
import { deleteCustom, findVisible, insertCustom, listOwn, type QuestionRow, updateCustom } from './store';

/** Only his own, newest last. */
export function ownQuestions(deps: Deps, userId: string): Promise<QuestionRow[]> {
  return listOwn(deps.db, deps.vault, userId);
}

export async function addQuestion(deps: Deps, userId: string, text: string): Promise<QuestionRow> {
  const id = newId();
  await insertCustom(deps.db, deps.vault, { id, userId, text, createdAt: deps.clock.now() });
  return found(deps, userId, id);
}

export async function editQuestion(deps: Deps, userId: string, id: string, text: string): Promise<QuestionRow> {
  if (!(await updateCustom(deps.db, deps.vault, userId, id, text))) throw new Refusal('question_not_found');
  return found(deps, userId, id);
}

/** Its answers go with it; he was told before. */
export async function removeQuestion(deps: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteCustom(deps.db, userId, id))) throw new Refusal('question_not_found');
}

async function found(deps: Deps, userId: string, id: string): Promise<QuestionRow> {
  const row = await findVisible(deps.db, deps.vault, userId, id);
  if (!row) throw new Refusal('question_not_found');
  return row;
}
