import { examOf } from './exam-file';
import { poolIds, type Trial } from './notebooks';

/** Notebooks from which the model learned nothing, so that what it says of them counts as it will in use. */
export const notebooksWeighed = ['dentist', 'ranger', 'retired'];

/** Everything that the husband of a whole notebook typed. */
export function notebookTrials(name: string): Trial[] {
  const { notebook, asked } = examOf(name);
  const notes = notebook.map(({ key, date, question, answer }) => ({
    ...{ id: key, questionId: poolIds.get(question) ?? question, question, answer, createdAt: date },
  }));
  return asked.map(({ id, question, serves, maybe }) => ({
    ...{ id: `${name} ${id}`, sort: serves.length > 0 ? 'fitting' : 'foreign', ask: question, notes },
    ...{ gold: serves[0] ?? null, also: { gold: new Set(serves), unclear: new Set(maybe) }, size: notes.length },
  }));
}
