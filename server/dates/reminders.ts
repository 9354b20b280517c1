import { type Reminder, remindersFrom } from '../../contract/date-days';
import { localDay, momentAt } from '../platform/local-day';
import type { DateContent, MailTime, Plan } from './store';

type Remembered = Pick<DateContent, 'rule' | 'leads'>;

const momentOf = ({ on }: Reminder, { hour, timeZone }: MailTime) => momentAt(on, hour, timeZone);

/** The first reminder after this moment. A date that is entered inside its lead begins with the next one. */
export function planAfter({ rule, leads }: Remembered, mailTime: MailTime, after: Date): Plan {
  const reminders = remindersFrom(rule, leads, localDay(after, mailTime.timeZone));
  const next = reminders.find((reminder) => momentOf(reminder, mailTime) > after);
  return next ? { nextAt: momentOf(next, mailTime), nextOn: next.on } : { nextAt: null, nextOn: null };
}

/**
 * What he is to be reminded of now, where the reminder of `nextOn` is the first that was not sent. After an outage the day
 * itself decides: while it is not over he hears of it, once and with the lead that is nearest; after it, no more.
 */
export function reminderDue(
  { rule, leads }: Remembered,
  nextOn: string,
  mailTime: MailTime,
  now: Date,
): Reminder | null {
  const reminders = remindersFrom(rule, leads, localDay(now, mailTime.timeZone));
  return reminders.findLast((reminder) => reminder.on >= nextOn && momentOf(reminder, mailTime) <= now) ?? null;
}
