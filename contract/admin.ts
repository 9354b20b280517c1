import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { byId, Question, QuestionText } from './questions';
import { Done } from './text';

/** The same paths serve two: administrators manage the pool with them, premium users their own custom questions. */
export const admin = {
  listQuestions: endpoint({
    method: 'GET',
    path: '/api/admin/questions',
    access: 'manage-questions',
    summary: "For administrators the pool, never a user's question; for premium users their own.",
    reply: z.array(Question),
  }),
  addQuestion: endpoint({
    method: 'POST',
    path: '/api/admin/questions',
    access: 'manage-questions',
    summary: 'Administrators add to the pool, premium users a question of their own.',
    body: z.object({ text: QuestionText }),
    reply: Question,
    status: 201,
  }),
  editQuestion: endpoint({
    method: 'PUT',
    path: '/api/admin/questions/:id',
    access: 'manage-questions',
    summary: 'Change a question of the pool (administrators) or of his own (premium).',
    params: byId,
    body: z.object({ text: QuestionText }),
    reply: Question,
  }),
  removeQuestion: endpoint({
    method: 'DELETE',
    path: '/api/admin/questions/:id',
    access: 'manage-questions',
    summary: 'Administrators retire a question of the pool, whose answers stay; premium users delete one of their own.',
    params: byId,
    reply: Done,
  }),
};
