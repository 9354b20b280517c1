import { admin } from '../../contract/admin';
import { adminMessages } from '../../contract/admin-messages';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { withoutValues } from '../platform/http/failure';
import { idempotencyKeyOf } from '../platform/http/idempotency-key';
import { readAuditLog } from './audit-log';
import { exportQuestions, importQuestions } from './import-questions';
import { readMetrics, readSummary } from './metrics';
import { readQuestionCounts } from './question-counts';
import { addManaged, editManaged, listManaged, removeManaged } from './questions';
import type { ShownTheme } from './shown-theme';
import { publishTheme, readTheme, unpublishTheme } from './site-theme';
import { cancelFor, readUser, readUsers, removeUser, sendReset } from './users';

export function adminRoutes(api: Api, deps: Deps, shown: ShownTheme): void {
  api.on(admin.users, ({ query }) => readUsers(deps, query));
  api.on(admin.user, ({ params }) => readUser(deps, params.id));
  api.on(admin.sendReset, async ({ caller, params }) => {
    await sendReset(deps, caller, params.id);
    return { message: adminMessages.reset.sent };
  });
  api.on(admin.cancelSubscription, async ({ caller, params }) => {
    // Whoever waits for us is answered before his connection is given up, however long the provider takes.
    const inTime = { ...deps, payments: deps.payments.withDeadline() };
    const until = await cancelFor(inTime, caller, params.id);
    return { message: adminMessages.cancel.done, premiumUntil: until?.toISOString() ?? null };
  });
  api.on(admin.removeUser, async ({ caller, params }) => {
    await removeUser(deps, caller, params.id);
    return { message: adminMessages.remove.done };
  });
  api.on(admin.metrics, ({ query }) => readMetrics(deps, query.timeRange));
  api.on(admin.summary, () => readSummary(deps));
  api.on(admin.auditLog, ({ query }) => readAuditLog(deps, query));
  api.on(admin.readTheme, () => readTheme(deps));
  api.on(admin.publishTheme, async ({ caller, body }) => {
    const published = await publishTheme(deps, caller, body.style);
    await showNow(deps, shown);
    return published;
  });
  api.on(admin.unpublishTheme, async ({ caller }) => {
    await unpublishTheme(deps, caller);
    await showNow(deps, shown);
    return { message: adminMessages.siteTheme.unpublished };
  });
  api.on(admin.listQuestions, ({ caller }) => listManaged(deps, caller));
  api.on(admin.questionCounts, () => readQuestionCounts(deps));
  api.on(admin.exportQuestions, async () => ({ csv: await exportQuestions(deps) }));
  api.on(admin.importQuestions, ({ caller, body }) => importQuestions(deps, caller, body));
  api.on(admin.addQuestion, async ({ caller, body, header }) =>
    addManaged(deps, caller, { ...body, idempotencyKey: idempotencyKeyOf(header('idempotency-key')) }),
  );
  api.on(admin.editQuestion, ({ caller, params, body }) => editManaged(deps, caller, params.id, body));
  api.on(admin.removeQuestion, async ({ caller, params }) => {
    await removeManaged(deps, caller, params.id);
    return { message: messages.question.deleted };
  });
}

/** It is done by now, also where it cannot be read again: then it is shown a little later. */
async function showNow(deps: Deps, shown: ShownTheme): Promise<void> {
  try {
    await shown.refresh();
  } catch (error) {
    deps.log.warn({ err: withoutValues(error) }, 'the look of the site could not be read again');
  }
}
