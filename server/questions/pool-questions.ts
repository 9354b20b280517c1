import { v7 as newId } from 'uuid';
import { type PoolCategory, usualCategory } from '../../contract/questions';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { findInPool, insertInPool, listPool, lockPool, updateInPool } from './pool-store';
import { isSameQuestion } from './same-question';
import type { QuestionRow } from './store';

/** What everybody is asked from. Nobody's own question is ever among these. */
export function poolQuestions(deps: Deps): Promise<QuestionRow[]> {
  return listPool(deps.db);
}

export interface NewPoolQuestion {
  text: string;
  category?: PoolCategory | undefined;
}

export async function addToPool(
  deps: Deps,
  tx: Tx,
  { text, category = usualCategory }: NewPoolQuestion,
): Promise<QuestionRow> {
  const id = newId();
  await refuseKnown(tx, id, text);
  await insertInPool(tx, { id, text, category, createdAt: deps.clock.now() });
  return found(tx, id);
}

export async function editInPool(deps: Deps, tx: Tx, id: string, text: string): Promise<QuestionRow> {
  await found(tx, id);
  await refuseKnown(tx, id, text);
  await updateInPool(tx, id, { text, editedAt: deps.clock.now() });
  return found(tx, id);
}

/** It is asked no more; answers keep it and nothing is lost. */
export async function retireFromPool(deps: Deps, tx: Tx, id: string): Promise<QuestionRow> {
  const question = await found(tx, id);
  // Somebody else may have retired it just now.
  if (!(await updateInPool(tx, id, { retiredAt: deps.clock.now() }))) throw new Refusal('question_not_found');
  return question;
}

/** Nobody should be asked the same twice. One that was retired may be asked anew. */
async function refuseKnown(tx: Tx, id: string, text: string): Promise<void> {
  await lockPool(tx);
  const others = (await listPool(tx)).filter((other) => other.id !== id);
  if (others.some((other) => isSameQuestion(other.text ?? '', text))) throw new Refusal('question_known');
}

async function found(tx: Tx, id: string): Promise<QuestionRow> {
  const row = await findInPool(tx, id);
  if (!row) throw new Refusal('question_not_found');
  return row;
}
