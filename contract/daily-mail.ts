import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { pushMessages } from './push-messages';
import { settingsMessages } from './settings-messages';
import { Done, emailAddress } from './text';

/** Emails that come by themselves; each can be switched off for itself. They stand in links, so they never change. */
export const mailKinds = ['daily', 'dates'] as const;
export type MailKind = (typeof mailKinds)[number];

/** `t` proves that the link came from one of our emails; without it the call is rate-limited. */
const UnsubscribeLink = z.object({
  email: emailAddress(settingsMessages.unsubscribe.noEmail),
  t: z.optional(z.string().check(z.maxLength(100))),
  /** Which emails; the daily one unless it is said. */
  kind: z.optional(z.enum(mailKinds, settingsMessages.unsubscribe.kindUnknown)),
});

/** A name, not an offset: browsers and PostgreSQL read the sign of `+05:00` the opposite way. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const MailPreferences = z.object({
  dailyMail: z.boolean('Please choose whether to receive the daily email'),
  hour: z
    .int(settingsMessages.preferences.hour)
    .check(z.minimum(0, settingsMessages.preferences.hour), z.maximum(23, settingsMessages.preferences.hour)),
  timeZone: z
    .string(settingsMessages.preferences.timeZone)
    .check(z.maxLength(64), z.refine(isTimeZone, settingsMessages.preferences.timeZone)),
  /** Reminders of the days he keeps. */
  dateMail: z.boolean(settingsMessages.preferences.dateMailMissing),
  /** Whether they may hold what she said. Counts only while he has Premium. */
  quoteHerWords: z.boolean(settingsMessages.preferences.quoteMissing),
});
export type MailPreferences = z.output<typeof MailPreferences>;

/** What he wants. A zone other than the one the mail has followed him to is his choice, and holds from then on. What is not said stays. */
const { timeZone, dateMail, quoteHerWords } = MailPreferences.shape;
const WantedPreferences = z.extend(MailPreferences, {
  timeZone: z.optional(timeZone),
  dateMail: z.optional(dateMail),
  quoteHerWords: z.optional(quoteHerWords),
});
export type WantedPreferences = z.output<typeof WantedPreferences>;

/** How somebody hears of one kind. With `push` he is still mailed where no notification gets through. */
export const ways = ['email', 'push', 'both', 'none'] as const;
export type Way = (typeof ways)[number];

const Notifications = z.object({
  daily: z.enum(ways, pushMessages.way),
  dates: z.enum(ways, pushMessages.way),
  /** Whether a notification may hold the question; never one that he wrote himself. */
  tellQuestion: z.boolean(pushMessages.tellMissing),
});
export type Notifications = z.output<typeof Notifications>;

export const dailyMail = {
  unsubscribe: endpoint({
    method: 'GET',
    path: '/api/unsubscribe',
    access: 'public',
    writes: true,
    summary:
      'Switch the daily email off, or with `kind=dates` the reminders of his days. Answers alike for unknown addresses. `undo` takes it back for seven days, where the link came from our email and this call has switched it off.',
    query: UnsubscribeLink,
    reply: z.extend(Done, { undo: z.optional(z.string()) }),
  }),
  unsubscribeOneClick: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    summary: 'One-click unsubscribe of mail programs (RFC 8058), as a form or multipart.',
    query: UnsubscribeLink,
    bodyAs: 'form',
    body: z.object({
      'List-Unsubscribe': z.literal('One-Click', 'The one-click request must carry List-Unsubscribe=One-Click.'),
    }),
    reply: Done,
  }),
  undoUnsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/undo',
    access: 'public',
    summary:
      'Switch the emails of that kind on again, with what unsubscribing answered or our notice of it carries. 400 where there is nothing to take back, 410 after seven days.',
    body: z.extend(UnsubscribeLink, {
      t: z
        .string(settingsMessages.unsubscribe.undoInvalid)
        .check(z.maxLength(100, settingsMessages.unsubscribe.undoInvalid)),
    }),
    reply: Done,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/user/preferences',
    access: 'signed-in',
    summary: 'Which emails come by themselves, and when.',
    reply: MailPreferences,
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/api/user/preferences',
    access: 'signed-in',
    summary:
      'Choose which emails come, and when. They follow him from zone to zone until `timeZone` names another one. Switching `quoteHerWords` on needs Premium.',
    body: WantedPreferences,
    reply: MailPreferences,
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/api/user/notifications',
    access: 'signed-in',
    summary: 'How he hears of the daily question and of his days: by email, notification, both or neither.',
    reply: Notifications,
  }),
  saveNotifications: endpoint({
    method: 'PUT',
    path: '/api/user/notifications',
    access: 'signed-in',
    summary:
      'Choose how he hears of each. With `push` an email comes only after three days on which no notification got through, and none where he has switched that email off.',
    body: Notifications,
    reply: Notifications,
  }),
};
