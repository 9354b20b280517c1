import type { AnswerItem } from '../../contract/answers';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import { readable } from '../questions/present';
import { allQuestions, type QuestionRow } from '../questions/visible-questions';
import { type AnswerRow, listAnswers } from './store';

/** Everything of his, newest first: answers, and custom questions that have none yet. Also what he downloads. */
export async function history(deps: Deps, userId: string): Promise<AnswerItem[]> {
  const [rows, questions] = await Promise.all([listAnswers(deps.db, deps.vault, userId), allQuestions(deps, userId)]);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set(rows.map((row) => row.questionId));
  const waiting = questions.filter(({ id, createdByUserId }) => createdByUserId !== null && !answered.has(id));
  const items = rows.flatMap((row) => {
    const question = byId.get(row.questionId);
    return question ? [answerItem(row, question)] : [];
  });
  if (waiting.length === 0) return items;
  return [...items, ...waiting.map(questionItem)].sort((a, b) => b.created_at.localeCompare(a.created_at));
}

function answerItem(row: AnswerRow, question: QuestionRow): AnswerItem {
  return {
    item_id: row.id,
    type: 'answer',
    question_id: question.id,
    question_text: readable(question),
    answer_text: row.text ?? messages.answer.unreadable,
    created_at: row.createdAt.toISOString(),
    is_custom_question: question.createdByUserId !== null,
    category: question.category,
    ...(row.text === null && { unreadable: true }),
  };
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
