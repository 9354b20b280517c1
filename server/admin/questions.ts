import type { Question } from '../../contract/questions';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import type { Edit } from '../platform/edit';
import type { Caller } from '../platform/http/caller';
import { addQuestion, editQuestion, ownQuestions, removeQuestion } from '../questions/custom-questions';
import {
  type Added,
  addToPool,
  editInPool,
  type NewPoolQuestion,
  poolQuestions,
  retireFromPool,
} from '../questions/pool-questions';
import { presentQuestion } from '../questions/present';
import type { QuestionRow } from '../questions/visible-questions';
import { type Intent, logDone, logRefusals } from './audit-log';

/** Administrators work on the pool and everything they do is logged; premium users work on their own through the same paths. */
export async function listManaged(deps: Deps, caller: Caller): Promise<Question[]> {
  const rows = caller.isAdmin ? await poolQuestions(deps) : await ownQuestions(deps, caller.id);
  return rows.map(presentQuestion);
}

export async function addManaged(deps: Deps, caller: Caller, wanted: NewPoolQuestion): Promise<Question> {
  if (!caller.isAdmin) return presentQuestion(await addQuestion(deps, caller.id, wanted));
  const add = (tx: Tx) => addToPool(deps, tx, caller.id, wanted);
  return presentQuestion(await logged(deps, { who: caller, action: 'add-question', target: null }, add));
}

export async function editManaged(deps: Deps, caller: Caller, id: string, edit: Edit): Promise<Question> {
  if (!caller.isAdmin) return presentQuestion(await editQuestion(deps, caller.id, id, edit));
  const change = async (tx: Tx) => ({ question: await editInPool(deps, tx, id, edit), isNew: true });
  return presentQuestion(await logged(deps, { who: caller, action: 'edit-question', target: id }, change));
}

export async function removeManaged(deps: Deps, caller: Caller, id: string): Promise<void> {
  if (!caller.isAdmin) return removeQuestion(deps, caller.id, id);
  const retire = async (tx: Tx) => ({ question: await retireFromPool(deps, tx, id), isNew: true });
  await logged(deps, { who: caller, action: 'delete-question', target: id }, retire);
}

type Change = (tx: Tx) => Promise<Added>;

/** What had been done before, and is only told again, has its line already. */
function logged(deps: Deps, intent: Intent, change: Change): Promise<QuestionRow> {
  return logRefusals(deps, intent, () =>
    deps.transact(async (tx) => {
      const { question, isNew } = await change(tx);
      if (isNew) await logDone(deps, tx, { ...intent, target: question.id });
      return question;
    }),
  );
}
