import type { AnswerItem } from '../../contract/answers';
import { messages } from '../../contract/messages';
import type { QuestionCategory } from '../../contract/questions';
import type { Deps } from '../deps';
import { BoundedMap } from '../platform/bounded-map';
import { ownQuestions } from '../questions/custom-questions';
import { readable } from '../questions/present';
import { isTender } from '../questions/tender';
import type { QuestionRow } from '../questions/visible-questions';
import { type ListedAnswer, listAnswers } from './store';

/** Everything of his, newest first: answers, and custom questions that have none yet. Also what he downloads. */
export async function history(deps: Deps, userId: string): Promise<AnswerItem[]> {
  // In this order: a question of his own is there before its first answer.
  const { answers: rows, hasOwnQuestions } = await listAnswers(deps.db, deps.vault, userId);
  tellOfUnreadable(deps, userId, rows);
  const own = hasOwnQuestions === false ? [] : await ownQuestions(deps, userId);
  const ownById = new Map(own.map((question) => [question.id, question]));
  const items = rows.flatMap((row) => {
    if (isOfPool(row)) return [answerItem(row, row.questionText)];
    const question = ownById.get(row.questionId);
    // Deleted a moment ago, and its answers with it.
    return question ? [answerItem(row, readable(question))] : [];
  });
  const answered = new Set(rows.map((row) => row.questionId));
  const waiting = own.filter(({ id }) => !answered.has(id));
  if (waiting.length === 0) return items;
  return [...items, ...waiting.map(questionItem)].sort((a, b) =>
    a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0,
  );
}

const told = new BoundedMap<string, number>(1_000);

/** A damaged disk or key must not be learnt of from customers; once is enough. */
function tellOfUnreadable({ log }: Deps, userId: string, rows: ListedAnswer[]): void {
  const entries = rows.filter(({ text }) => text === null).length;
  if (entries === 0 || told.get(userId) === entries) return;
  told.set(userId, entries);
  log.error({ user: userId, entries }, 'answers could not be opened: their stored bytes or their key are damaged');
}

function isOfPool(row: ListedAnswer): row is ListedAnswer & { questionText: string } {
  return row.questionText !== null;
}

function answerItem(row: ListedAnswer, questionText: string): AnswerItem {
  const item: AnswerItem = {
    item_id: row.id,
    type: 'answer',
    question_id: row.questionId,
    question_text: questionText,
    answer_text: row.text ?? messages.answer.unreadable,
    created_at: row.createdAt,
    is_custom_question: !isOfPool(row),
    category: row.category as QuestionCategory,
  };
  if (isTender(row)) item.tender = true;
  if (row.text === null) item.unreadable = true;
  return item;
}

function questionItem(question: QuestionRow): AnswerItem {
  return {
    item_id: question.id,
    type: 'question',
    question_id: question.id,
    question_text: readable(question),
    answer_text: null,
    created_at: question.createdAt.toISOString(),
    is_custom_question: true,
    category: question.category,
    ...(question.text === null && { unreadable: true }),
  };
}
