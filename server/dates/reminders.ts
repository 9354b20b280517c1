import { type Reminder, remindersFrom } from '../../contract/date-days';
import { BoundedMap } from '../platform/bounded-map';
import { localDay, momentAt } from '../platform/local-day';
import type { DateContent, MailTime, Plan } from './store';

type Remembered = Pick<DateContent, 'rule' | 'leads'>;

const momentOf = ({ on }: Reminder, { hour, timeZone }: MailTime) => momentAt(on, hour, timeZone);

const ahead = ({ rule, leads }: Remembered, { timeZone }: MailTime, now: Date) =>
  remindersFrom(rule, leads, localDay(now, timeZone));

/** The first reminder after this moment. A date that is entered inside its lead begins with the next one. */
export function planAfter(date: Remembered, mailTime: MailTime, after: Date): Plan {
  return firstAfter(ahead(date, mailTime, after), mailTime, after);
}

interface Outlook {
  due: Reminder | null;
  plan: Plan;
}

/** Of thousands who are reminded in one tick, most are of a few days, at the same hour of the same zones. */
const known = new BoundedMap<string, Outlook>(500);

/**
 * What he is to be reminded of now, where the reminder of `nextOn` is the first that was not sent, and when he is next. After
 * an outage the day itself decides: while it is not over he hears of it, once and with the lead that is nearest; after it, no
 * more.
 */
export function dueAndNext(date: Remembered, nextOn: string, mailTime: MailTime, now: Date): Outlook {
  const { hour, timeZone } = mailTime;
  const name = `${JSON.stringify(date.rule)} ${date.leads} ${nextOn} ${hour} ${timeZone} ${now.getTime()}`;
  const before = known.get(name);
  if (before) return before;
  const reminders = ahead(date, mailTime, now);
  const fresh = { due: lastDue(reminders, nextOn, mailTime, now), plan: firstAfter(reminders, mailTime, now) };
  known.set(name, fresh);
  return fresh;
}

/** After an edit. What was due by then and no tick has taken yet is still owed, where the date as it is now has it. */
export function planAfterEdit(date: Remembered, nextOn: string | null, mailTime: MailTime, now: Date): Plan {
  if (nextOn === null) return planAfter(date, mailTime, now);
  const { due, plan } = dueAndNext(date, nextOn, mailTime, now);
  return due ? { nextAt: momentOf(due, mailTime), nextOn } : plan;
}

function firstAfter(reminders: Reminder[], mailTime: MailTime, after: Date): Plan {
  const next = reminders.find((reminder) => momentOf(reminder, mailTime) > after);
  return next ? { nextAt: momentOf(next, mailTime), nextOn: next.on } : { nextAt: null, nextOn: null };
}

function lastDue(reminders: Reminder[], nextOn: string, mailTime: MailTime, now: Date): Reminder | null {
  return reminders.findLast((reminder) => reminder.on >= nextOn && momentOf(reminder, mailTime) <= now) ?? null;
}
