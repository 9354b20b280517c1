import { dailyMail } from '../../contract/daily-mail';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { notificationsOf, saveNotifications } from './notifications';
import { preferencesOf, savePreferences } from './preferences';
import { undoUnsubscribe, unsubscribe, wordsFor } from './unsubscribe';

export function dailyMailRoutes(api: Api, deps: Deps): void {
  api.on(dailyMail.unsubscribe, async ({ query, ip }) => {
    const taken = await unsubscribe(deps, query, ip);
    return { message: wordsFor(query.kind).done, ...taken };
  });
  api.on(dailyMail.unsubscribeOneClick, async ({ query, ip }) => {
    await unsubscribe(deps, query, ip);
    return { message: wordsFor(query.kind).done };
  });
  api.on(dailyMail.undoUnsubscribe, async ({ body }) => {
    await undoUnsubscribe(deps, body);
    return { message: wordsFor(body.kind).undone };
  });
  api.on(dailyMail.preferences, ({ caller }) => preferencesOf(deps, caller.id));
  api.on(dailyMail.savePreferences, ({ caller, body }) => savePreferences(deps, caller, body));
  api.on(dailyMail.notifications, ({ caller }) => notificationsOf(deps, caller.id));
  api.on(dailyMail.saveNotifications, ({ caller, body }) => saveNotifications(deps, caller.id, body));
}
