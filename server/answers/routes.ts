import { answerHistory } from '../../contract/answer-history';
import { type Answer, answers } from '../../contract/answers';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { idempotencyKeyOf } from '../platform/http/idempotency-key';
import { answerPage } from './answer-page';
import { type AnsweredQuestion, editAnswer, removeAnswer, submitAnswer } from './answers';
import { markedHistory } from './kept-lists';
import { restoreAnswer } from './revisions';
import { submitLate } from './submit-late';

export function answerRoutes(api: Api, deps: Deps): void {
  api.on(answers.submit, async ({ caller, body, header }) => {
    const idempotencyKey = idempotencyKeyOf(header('idempotency-key'));
    const { writtenAt, ...submission } = { ...body, idempotencyKey };
    if (writtenAt === undefined) return presentAnswer(await submitAnswer(deps, caller.id, submission));
    return presentAnswer(await submitLate(deps, caller, submission, writtenAt));
  });
  api.onMarkedList(answers.list, ({ caller }) => markedHistory(deps, caller));
  api.on(answers.page, ({ caller, params }) => answerPage(deps, caller, params.id));
  api.on(answers.edit, async ({ caller, params, body }) =>
    presentAnswer(await editAnswer(deps, caller.id, params.id, body)),
  );
  api.on(answerHistory.restore, async ({ caller, params, body }) =>
    presentAnswer(await restoreAnswer(deps, caller.id, params.id, body)),
  );
  api.on(answers.remove, async ({ caller, params }) => {
    await removeAnswer(deps, caller.id, params.id);
    return { message: messages.answer.deleted };
  });
}

function presentAnswer({ answer, questionText }: AnsweredQuestion): Answer {
  return {
    answer_id: answer.id,
    question_id: answer.questionId,
    question_text: questionText,
    answer_text: answer.text ?? messages.answer.unreadable,
    created_at: answer.createdAt.toISOString(),
  };
}
