import { admin } from '../../contract/admin';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { addManaged, editManaged, listManaged, removeManaged } from './questions';

export function adminRoutes(api: Api, deps: Deps): void {
  api.on(admin.listQuestions, ({ caller }) => listManaged(deps, caller));
  api.on(admin.addQuestion, ({ caller, body }) => addManaged(deps, caller, body.text));
  api.on(admin.editQuestion, ({ caller, params, body }) => editManaged(deps, caller, params.id, body.text));
  api.on(admin.removeQuestion, async ({ caller, params }) => {
    await removeManaged(deps, caller, params.id);
    return { message: messages.question.deleted };
  });
}
