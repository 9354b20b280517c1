import { v7 as newId } from 'uuid';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { Refusal } from '../platform/refusal';
import { findInPool, insertInPool, listPool, updateInPool } from './pool-store';
import type { QuestionRow } from './store';

/** What everybody is asked from. Nobody's own question is ever among these. */
export function poolQuestions(deps: Deps): Promise<QuestionRow[]> {
  return listPool(deps.db);
}

export async function addToPool(deps: Deps, tx: Tx, text: string): Promise<QuestionRow> {
  const id = newId();
  await insertInPool(tx, { id, text, category: 'everyday-favourites', createdAt: deps.clock.now() });
  return found(tx, id);
}

export async function editInPool(deps: Deps, tx: Tx, id: string, text: string): Promise<QuestionRow> {
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

async function found(tx: Tx, id: string): Promise<QuestionRow> {
  const row = await findInPool(tx, id);
  if (!row) throw new Refusal('question_not_found');
  return row;
}
