import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { messages } from './messages';
import { Category, PageKind } from './questions';
import { basedOn, byId, Done, Id, Moment, typedText } from './text';

export const AnswerText = typedText({
  empty: messages.answer.empty,
  most: limits.answer,
  tooLong: messages.answer.tooLong,
});
export const EditedAnswerText = typedText({
  empty: messages.answer.emptyEdit,
  most: limits.answer,
  tooLong: messages.answer.tooLong,
});

export const Answer = z.object({
  answer_id: z.uuid(),
  question_id: z.uuid(),
  question_text: z.string(),
  answer_text: z.string(),
  created_at: Moment,
});
export type Answer = z.output<typeof Answer>;

/**
 * An answer, or a custom question that has none yet. Ids and moments are taken as the database has them: with thousands
 * of items, to look at each again takes as long as all else that is checked.
 */
export const AnswerItem = z.object({
  item_id: z.string(),
  type: z.enum(['answer', 'question']),
  question_id: z.string(),
  question_text: z.string(),
  answer_text: z.nullable(z.string()),
  created_at: z.string(),
  is_custom_question: z.boolean(),
  category: Category,
  /** What it is to him, of an answer. */
  kind: z.optional(PageKind),
  /** Present and true where it may be brought back to him unasked these days: an anniversary is near, and nothing in it hurts. */
  may_return: z.optional(z.boolean()),
  /** When he last said that it is still true, where he ever did. */
  still_true_on: z.optional(z.string()),
  /** The newer word of the same matter, where she has said one. */
  replaced_by: z.optional(z.object({ answer_id: z.string(), said_on: z.string() })),
  /** Present and true where there is something to read in its history: it was edited, asked about again, or took another's place. */
  has_history: z.optional(z.boolean()),
  /** Present and true where the stored text cannot be opened; then the text says so. */
  unreadable: z.optional(z.boolean()),
});
export type AnswerItem = z.output<typeof AnswerItem>;

/** Something close to an answer that she said on an earlier day. */
export const SaidBefore = z.omit(Answer, { question_id: true });
export type SaidBefore = z.output<typeof SaidBefore>;

/** What there is to tell of a saved answer besides her words. */
export const AnswerPage = z.object({
  /** Which page of the notebook it is, counted from the first. */
  page: z.int(),
  /** How many days in a row have an answer, up to today, or to yesterday while today's is to come. */
  days_in_a_row: z.int(),
  /** Which of the last seven days have an answer, each as YYYY-MM-DD in his zone. */
  days: z.array(z.string()),
  said_before: z.nullable(SaidBefore),
});
export type AnswerPage = z.output<typeof AnswerPage>;

export const answers = {
  submit: endpoint({
    method: 'POST',
    path: '/api/answer',
    access: 'signed-in',
    summary:
      'Write down her answer. A retry with the same `Idempotency-Key` makes no second one. `questionText`, where it is given, are the words in which he saw the question; `writtenAt` is when he wrote an answer that had to wait for a connection: it counts for that day.',
    body: z.object({
      questionId: Id,
      text: AnswerText,
      /** The question may have been put in other words since: the answer stays with these. */
      questionText: z.optional(z.string().check(z.trim(), z.maxLength(limits.customQuestion))),
      /** An earlier answer of his that this is the newer word to; of one that was replaced already, to the newest after it. */
      replaces: z.optional(Id),
      /** By the clock of his device. */
      writtenAt: z.optional(Moment),
    }),
    reply: Answer,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/answers',
    access: 'signed-in',
    summary:
      "Everything of the caller's, newest first; also the download of his data. Where nothing of it has changed since the `ETag` that is sent as `If-None-Match`, 304.",
    reply: z.array(AnswerItem),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/answer/:id/page',
    access: 'signed-in',
    summary:
      'Which page of the notebook an answer of his is, how many days in a row have one, and something close she said before today.',
    params: byId,
    reply: AnswerPage,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/answer/:id',
    access: 'edit-answers',
    summary: 'Change an answer of his own. 409 where it is no longer `basedOn`, with the text as it is now.',
    params: byId,
    body: z.object({ text: EditedAnswerText, basedOn: basedOn(limits.answer) }),
    reply: Answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/answer/:id',
    access: 'edit-answers',
    summary: 'Delete an answer of his own.',
    params: byId,
    reply: Done,
  }),
};
