import { nextOccurrence } from '../../contract/date-days';
import { addDays, daysBetween } from '../../contract/days';
import { paths } from '../../contract/paths';
import { type Receiver, receiversOf } from '../daily-mail/receivers';
import type { Deps } from '../deps';
import { ideasInLetter } from '../ideas/for-date';
import { localDay, midnightAfter } from '../platform/local-day';
import type { LateKind } from '../platform/mail/late-letters';
import type { Letter } from '../platform/mail/letter';
import type { PushMessage } from '../platform/push/message';
import { type PushRef, pushTo } from '../push/pushes';
import { isOpen, type OpenDate } from './present';
import { questionAbout } from './question-about';
import { type HerPart, type LastTime, reminderLetter, reminderTitle } from './reminder-letter';
import { type DateContent, listDates, lockDate, updateDate } from './store';

export interface ReminderRef {
  userId: string;
  dateId: string;
  /** The day on which he is reminded, and not of which: it rests unsealed on the way. */
  on: string;
}

/** One of the reminders of a day. So it was written, sealed, by the release before; what waits since then still leaves. */
interface WholeReminder {
  userId: string;
  dateId: string;
  /** The day that he is reminded of. */
  occurrence: string;
  lead: number;
}

type AnyRef = ReminderRef | WholeReminder;

/** How many reminders are remembered with what they told: this one, should it be tried again, and the one before. */
const REMEMBERED = 2;

/** Reminders of the days he keeps. What she said stands in one only where he switched that on, and rests nowhere on the way. */
export function reminderLetters(deps: Deps): LateKind<AnyRef> {
  return { compose: (ref) => composeReminder(deps, ref) };
}

/** Notifications of the same. They say that there is a day, and not which: a locked screen shows them to whoever looks. */
export function reminderPushes(deps: Deps): LateKind<AnyRef & PushRef, PushMessage> {
  return { compose: (ref) => composePush(deps, ref) };
}

async function composePush(deps: Deps, ref: AnyRef & PushRef): Promise<PushMessage | null> {
  const found = await dayToTell(deps, ref);
  if (!found || found.receiver.pushed === 'off') return null;
  const until = midnightAfter(deps.clock.now(), found.receiver.timeZone);
  return pushTo(deps, ref, { title: reminderTitle(found.daysLeft), opens: paths.dates, topic: 'dates', until });
}

/** What is so when it leaves; null where there is nothing to be reminded of any more. */
async function dayToTell(deps: Deps, ref: AnyRef) {
  const now = deps.clock.now();
  const receiver = (await receiversOf(deps, deps.db, [ref.userId], now)).get(ref.userId);
  if (!receiver) return null;
  const date = (await listDates(deps.db, deps.vault, ref.userId)).find(({ id }) => id === ref.dateId);
  if (!date || !isOpen(date)) return null;
  const today = localDay(now, receiver.timeZone);
  const reminder = reminderNow(ref, date.content, today);
  return reminder && { receiver, date, reminder, daysLeft: daysBetween(today, reminder.occurrence) };
}

async function composeReminder(deps: Deps, ref: AnyRef): Promise<Letter | null> {
  const found = await dayToTell(deps, ref);
  if (!found?.receiver.isReminded) return null;
  const { receiver, date, reminder, daysLeft } = found;
  const her = await herPart(deps, reminder, receiver, date);
  const ideas = await ideasInLetter(deps, ref, receiver.mayQuote);
  const { occurrence } = reminder;
  const lastTime = lastTimeIn(date.content, receiver.mayQuote);
  return reminderLetter(deps, {
    to: receiver.email,
    occurrence,
    daysLeft,
    content: date.content,
    ideas,
    her,
    lastTime,
  });
}

const dayOf = (ref: AnyRef) => ('on' in ref ? ref.on : addDays(ref.occurrence, -ref.lead));

/**
 * The reminder that the day as it is now has on that date. None where he changed the day meanwhile; nor where the mail was long
 * on its way and a nearer reminder speaks for both.
 */
function reminderNow(ref: AnyRef, { rule, leads }: DateContent, today: string): WholeReminder | null {
  const occurrence = nextOccurrence(rule, today);
  const lead = daysBetween(dayOf(ref), occurrence);
  const isNearer = (other: number) => other < lead && addDays(occurrence, -other) <= today;
  const holds = leads.includes(lead) && !leads.some(isNearer);
  return holds ? { userId: ref.userId, dateId: ref.dateId, occurrence, lead } : null;
}

/** What he wrote about it then may hold her words: it is told only where those may be, and else that it is there. */
function lastTimeIn({ went }: DateContent, mayQuote: boolean): LastTime | null {
  const last = went.find(({ text }) => text !== null);
  if (!last) return null;
  return mayQuote ? { text: last.text } : { text: null };
}

/** What the letter says of her. Where he has no Premium nothing is looked for. */
async function herPart(deps: Deps, ref: WholeReminder, receiver: Receiver, { content }: OpenDate): Promise<HerPart> {
  if (!receiver.isPremium) return { kind: 'nothing' };
  // Loaded when first needed: what it knows of words takes a good part of a start.
  const { wordsForDay } = await import('../assistant/words-for-day');
  const { userId } = ref;
  const { timeZone, mayQuote } = receiver;
  const query = questionAbout(content);
  const told = toldBefore(content, ref);
  const found = await wordsForDay(deps, { userId, timeZone, query, toldBefore: told });
  if (!mayQuote) return { kind: 'count', things: found.words.length };
  // Where she did speak of it, and he was told so in the mail before, there is nothing to add.
  if (found.words.length === 0) return told.length > 0 ? { kind: 'nothing' } : { kind: 'ask', question: found.askHer };
  await remember(deps, ref, found.answerIds);
  return { kind: 'words', words: found.words };
}

const nameOf = ({ occurrence, lead }: WholeReminder) => `${occurrence}|${lead}`;

/** What the reminder before this one told. A second try of the same may tell the same. */
function toldBefore({ quoted }: DateContent, ref: WholeReminder): string[] {
  return quoted.find(({ reminder }) => reminder !== nameOf(ref))?.answerIds ?? [];
}

async function remember(deps: Deps, ref: WholeReminder, answerIds: string[]): Promise<void> {
  const reminder = nameOf(ref);
  await deps.transact(async (tx) => {
    const row = await lockDate(tx, deps.vault, ref.userId, ref.dateId);
    if (!row || !isOpen(row)) return;
    const earlier = row.content.quoted.filter((one) => one.reminder !== reminder);
    const quoted = [{ reminder, answerIds }, ...earlier].slice(0, REMEMBERED);
    const { id, userId, sequence, updatedAt } = row;
    await updateDate(tx, deps.vault, { id, userId, sequence, updatedAt, content: { ...row.content, quoted } });
  });
}
