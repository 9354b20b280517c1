import { v7 as newId } from 'uuid';
import { limits } from '../../contract/limits';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import { type Edit, refuseOverwrite } from '../platform/edit';
import { Refusal } from '../platform/refusal';
import { deleteCustom, findCustomByKey, insertCustom, lockCustom, updateCustom } from './custom-store';
import { readable } from './present';
import { listOwn, listOwnByIds, type QuestionRow } from './store';
import { type NewQuestion, sameOrRefused, submissionOf } from './submission';

/** Only his own, newest last. */
export function ownQuestions(deps: Deps, userId: string): Promise<QuestionRow[]> {
  return listOwn(deps.db, deps.vault, userId);
}

/** In which words he asked these questions of his own, by their ids; what is not there anymore is left out. */
export async function ownQuestionTexts(deps: Deps, userId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await listOwnByIds(deps.db, deps.vault, userId, ids);
  return new Map(rows.map((row) => [row.id, readable(row)]));
}

/** So many, counted inside the lock that each is added under. The same submission again finds the first one. */
export async function addQuestion(deps: Deps, userId: string, wanted: NewQuestion): Promise<QuestionRow> {
  const { vault } = deps;
  const { text } = wanted;
  const idempotencyKey = submissionOf(userId, wanted);
  return deps.transact(async (tx) => {
    const { customQuestionsCount = 0 } = (await lockAllowances(tx, userId)) ?? {};
    const earlier = idempotencyKey && (await findCustomByKey(tx, vault, userId, idempotencyKey));
    if (earlier) return sameOrRefused(earlier, text);
    if (deps.config.rateLimits && customQuestionsCount >= limits.customQuestions) {
      throw new Refusal('question_limit_reached');
    }
    const id = newId();
    await insertCustom(tx, vault, { id, userId, text, createdAt: deps.clock.now(), idempotencyKey });
    return found(await lockCustom(tx, vault, userId, id));
  });
}

export async function editQuestion(deps: Deps, userId: string, id: string, edit: Edit): Promise<QuestionRow> {
  const { vault } = deps;
  return deps.transact(async (tx) => {
    // His row before the question's, as whoever deletes his account takes them.
    await lockAllowances(tx, userId);
    const before = found(await lockCustom(tx, vault, userId, id));
    refuseOverwrite(edit, readable(before));
    await updateCustom(tx, vault, userId, id, edit.text);
    return { ...before, text: edit.text };
  });
}

/** Its answers go with it; he was told before. */
export async function removeQuestion(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.transact(async (tx) => {
    await lockAllowances(tx, userId);
    if (!(await deleteCustom(tx, userId, id))) throw new Refusal('question_not_found');
  });
}

function found(row: QuestionRow | undefined): QuestionRow {
  if (!row) throw new Refusal('question_not_found');
  return row;
}
