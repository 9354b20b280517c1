import { calendarFeed } from '../../contract/calendar-feed';
import { dateMessages } from '../../contract/date-messages';
import { dates } from '../../contract/dates';
import type { Deps } from '../deps';
import type { Api } from '../platform/http/api';
import { idempotencyKeyOf } from '../platform/http/idempotency-key';
import { addDate, datesOf, editDate, removeDate } from './dates';
import { changeFeed, feedOf, makeFeed, revokeFeed } from './feed';
import { sayHowItWent } from './how-it-went';
import { dismissMentioned, mentionedDates } from './mentioned';
import { nextDates } from './next-dates';

export function dateRoutes(api: Api, deps: Deps): void {
  api.on(dates.list, ({ caller }) => datesOf(deps, caller));
  api.on(dates.next, ({ caller }) => nextDates(deps, caller));
  api.on(dates.mentioned, ({ caller }) => mentionedDates(deps, caller));
  api.on(dates.dismissMentioned, async ({ caller, body }) => {
    await dismissMentioned(deps, caller, body);
    return { message: dateMessages.dismissed };
  });
  api.on(dates.add, ({ caller, body, header }) =>
    addDate(deps, caller, body, idempotencyKeyOf(header('idempotency-key'))),
  );
  api.on(dates.edit, ({ caller, params, body }) => editDate(deps, caller, params.id, body));
  api.on(dates.remove, async ({ caller, params }) => {
    await removeDate(deps, caller.id, params.id);
    return { message: dateMessages.deleted };
  });
  api.on(dates.sayHowItWent, async ({ caller, params, body }) => {
    await sayHowItWent(deps, caller, params, body.text);
    return { message: dateMessages.wentSaved };
  });
  api.on(calendarFeed.status, ({ caller }) => feedOf(deps, caller.id));
  api.on(calendarFeed.make, ({ caller, body }) => makeFeed(deps, caller.id, body.discreet));
  api.on(calendarFeed.change, ({ caller, body }) => changeFeed(deps, caller.id, body.discreet));
  api.on(calendarFeed.remove, async ({ caller }) => {
    await revokeFeed(deps, caller.id);
    return { message: dateMessages.feedRevoked };
  });
}
