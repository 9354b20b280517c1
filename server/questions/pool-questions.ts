import { v7 as newId } from 'uuid';
import { type PoolCategory, usualCategory } from '../../contract/questions';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { type Edit, refuseOverwrite } from '../platform/edit';
import { Refusal } from '../platform/refusal';
import { findInPool, findInPoolByKey, insertInPool, listPool, lockPool, updateInPool } from './pool-store';
import { readable } from './present';
import { isSameQuestion } from './same-question';
import type { QuestionRow } from './store';
import { type NewQuestion, sameOrRefused, submissionOf } from './submission';

/** What everybody is asked from. Nobody's own question is ever among these. */
export function poolQuestions(deps: Deps): Promise<QuestionRow[]> {
  return listPool(deps.db);
}

export interface NewPoolQuestion extends NewQuestion {
  category?: PoolCategory | undefined;
}

export interface Added {
  question: QuestionRow;
  /** False where the same submission had added it before. */
  isNew: boolean;
}

export async function addToPool(deps: Deps, tx: Tx, adminId: string, wanted: NewPoolQuestion): Promise<Added> {
  const { text, category = usualCategory } = wanted;
  const idempotencyKey = submissionOf(adminId, wanted);
  await lockPool(tx);
  const earlier = idempotencyKey && (await findInPoolByKey(tx, idempotencyKey));
  if (earlier) return { question: sameOrRefused(earlier, text), isNew: false };
  const id = newId();
  await refuseKnown(tx, id, text);
  await insertInPool(tx, { id, text, category, idempotencyKey, createdAt: deps.clock.now() });
  return { question: await found(tx, id), isNew: true };
}

export async function editInPool(deps: Deps, tx: Tx, id: string, edit: Edit): Promise<QuestionRow> {
  await lockPool(tx);
  refuseOverwrite(edit, readable(await found(tx, id)));
  await refuseKnown(tx, id, edit.text);
  await updateInPool(tx, id, { text: edit.text, editedAt: deps.clock.now() });
  return found(tx, id);
}

/** It is asked no more; answers keep it and nothing is lost. */
export async function retireFromPool(deps: Deps, tx: Tx, id: string): Promise<QuestionRow> {
  // An import that was planned before must not bring it back.
  await lockPool(tx);
  const question = await found(tx, id);
  // Somebody else may have retired it just now.
  if (!(await updateInPool(tx, id, { retiredAt: deps.clock.now() }))) throw new Refusal('question_not_found');
  return question;
}

/** Nobody should be asked the same twice, whence the lock. One that was retired may be asked anew. */
async function refuseKnown(tx: Tx, id: string, text: string): Promise<void> {
  const others = (await listPool(tx)).filter((other) => other.id !== id);
  if (others.some((other) => isSameQuestion(other.text ?? '', text))) throw new Refusal('question_known');
}

async function found(tx: Tx, id: string): Promise<QuestionRow> {
  const row = await findInPool(tx, id);
  if (!row) throw new Refusal('question_not_found');
  return row;
}
