import { submitAnswer } from '../answers/answers';
import type { Deps } from '../deps';
import type { Tx } from '../platform/db/open';
import { addQuestion } from '../questions/custom-questions';
import { keepToday } from '../questions/store';
import { dayBefore, type Home, momentOf } from './calendar';
import type { Told } from './diary';
import type { OwnQuestion } from './his-questions';
import { questionIdsByPoolId } from './store';

/** What a husband has written down so far. */
export interface Notebook {
  told: readonly Told[];
  /** Newer words, each of which takes the place of what she said to the same question before. */
  saidSince?: readonly Told[];
  ownQuestions: readonly OwnQuestion[];
}

/** Writes it as he would have, evening by evening, with the clock set back to each. */
export async function writeNotebook(deps: Deps, tx: Tx, userId: string, home: Home, notebook: Notebook): Promise<void> {
  const ids = await questionIdsByPoolId(tx);
  // All of it in the one transaction that makes him.
  const here: Deps = { ...deps, db: tx, transact: (work) => work(tx) };
  const then = (createdAt: Date): Deps => ({ ...here, clock: { now: () => createdAt } });
  const writtenTo = new Map<string, string>();
  const write = async (entry: Told, replaces?: string) => {
    const questionId = ids.get(entry.asked);
    if (!questionId) throw new Error(`There is no question ${entry.asked} in the pool.`);
    const createdAt = momentOf(home, entry);
    // It was the question of that day, unless another was before: so the next one is chosen as for somebody well begun.
    await keepToday(tx, [{ userId, localDate: dayBefore(home.today, entry.daysAgo), questionId, createdAt }]);
    const submission = { questionId, text: entry.text, replaces, idempotencyKey: null };
    const { answer } = await submitAnswer(then(createdAt), userId, submission);
    writtenTo.set(entry.asked, answer.id);
  };
  for (const entry of notebook.told) await write(entry);
  for (const entry of notebook.saidSince ?? []) await write(entry, writtenTo.get(entry.asked));
  for (const { answer, ...question } of notebook.ownQuestions) {
    const { id } = await addQuestion(then(momentOf(home, question)), userId, {
      text: question.text,
      idempotencyKey: null,
    });
    if (!answer) continue;
    const submission = { questionId: id, text: answer.text, idempotencyKey: null };
    await submitAnswer(then(momentOf(home, answer)), userId, submission);
  }
}
