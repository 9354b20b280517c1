import { extraQuestions, waitingWords } from '../../contract/extra-questions';
import { messages } from '../../contract/messages';
import { questionPacks } from '../../contract/packs';
import { questions } from '../../contract/questions';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { idempotencyKeyOf } from '../platform/http/idempotency-key';
import { addQuestion, editQuestion, removeQuestion } from './custom-questions';
import { anotherQuestion, todaysQuestion } from './daily';
import { askBesides, dropFromLine, waitingQuestions } from './extra-questions';
import { packsOf, savePacks } from './packs';
import { presentQuestion } from './present';
import { skipCount, skipQuestion } from './skips';
import { currentQuestions } from './visible-questions';

export function questionRoutes(api: Api, deps: Deps): void {
  api.on(questions.daily, ({ caller }) => todaysQuestion(deps, caller));
  api.on(questions.random, ({ caller }) => anotherQuestion(deps, caller));
  api.on(questions.skipCount, ({ caller }) => skipCount(deps, caller));
  api.on(questions.skip, ({ caller, body }) => skipQuestion(deps, caller, body.questionId));
  api.on(extraQuestions.list, ({ caller }) => waitingQuestions(deps, caller.id));
  api.on(extraQuestions.add, ({ caller, body }) => askBesides(deps, caller.id, body.questionId));
  api.on(extraQuestions.remove, async ({ caller, params }) => {
    await dropFromLine(deps, caller.id, params.id);
    return { message: waitingWords.takenOut };
  });
  api.on(questionPacks.list, ({ caller }) => packsOf(deps, caller.id));
  api.on(questionPacks.save, ({ caller, body }) => savePacks(deps, caller, body.on));
  api.on(questions.list, async ({ caller }) => (await currentQuestions(deps, caller.id)).map(presentQuestion));
  api.on(questions.add, async ({ caller, body, header }) => {
    const idempotencyKey = idempotencyKeyOf(header('idempotency-key'));
    return presentQuestion(await addQuestion(deps, caller.id, { ...body, idempotencyKey }));
  });
  api.on(questions.edit, async ({ caller, params, body }) =>
    presentQuestion(await editQuestion(deps, caller.id, params.id, body)),
  );
  api.on(questions.remove, async ({ caller, params }) => {
    await removeQuestion(deps, caller.id, params.id);
    return { message: messages.question.deleted };
  });
}
