import type { Question } from '../../contract/questions';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import type { Caller } from '../platform/http/caller';
import { addQuestion, editQuestion, ownQuestions, removeQuestion } from '../questions/custom-questions';
import {
  addToPool,
  editInPool,
  type NewPoolQuestion,
  poolQuestions,
  retireFromPool,
} from '../questions/pool-questions';
import { presentQuestion } from '../questions/present';
import type { QuestionRow } from '../questions/visible-questions';
import { type Intent, logDone, logRefusals } from './deeds';

/** Administrators work on the pool and everything they do is logged; premium users work on their own through the same paths. */
export async function listManaged(deps: Deps, caller: Caller): Promise<Question[]> {
  const rows = caller.isAdmin ? await poolQuestions(deps) : await ownQuestions(deps, caller.id);
  return rows.map(presentQuestion);
}

export async function addManaged(deps: Deps, caller: Caller, wanted: NewPoolQuestion): Promise<Question> {
  const added = caller.isAdmin
    ? await logged(deps, { who: caller, action: 'add-question', target: null }, (tx) => addToPool(deps, tx, wanted))
    : await addQuestion(deps, caller.id, wanted.text);
  return presentQuestion(added);
}

export async function editManaged(deps: Deps, caller: Caller, id: string, text: string): Promise<Question> {
  const edited = caller.isAdmin
    ? await logged(deps, { who: caller, action: 'edit-question', target: id }, (tx) => editInPool(deps, tx, id, text))
    : await editQuestion(deps, caller.id, id, text);
  return presentQuestion(edited);
}

export async function removeManaged(deps: Deps, caller: Caller, id: string): Promise<void> {
  if (caller.isAdmin)
    await logged(deps, { who: caller, action: 'delete-question', target: id }, (tx) => retireFromPool(deps, tx, id));
  else await removeQuestion(deps, caller.id, id);
}

type Deed = (tx: Tx) => Promise<QuestionRow>;

function logged(deps: Deps, intent: Intent, deed: Deed): Promise<QuestionRow> {
  return logRefusals(deps, intent, () =>
    deps.transact(async (tx) => {
      const done = await deed(tx);
      await logDone(deps, tx, { ...intent, target: done.id });
      return done;
    }),
  );
}
