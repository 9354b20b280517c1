import { PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { composeListLetter } from '../daily-mail/list-letter';
import type { Deps } from '../deps';
import type { Letter } from '../platform/mail/letter';
import type { DateContent } from './store';

/** What a reminder says of her: nothing, how many things she said are waiting, those things themselves, or what to ask her. */
export type HerPart =
  | { kind: 'nothing' }
  | { kind: 'count'; things: number }
  | { kind: 'words'; words: string[] }
  | { kind: 'ask'; question: string | null };

/** How it went the last time, in his words; null where those stay at home. */
export interface LastTime {
  text: string | null;
}

interface Reminded {
  to: string;
  occurrence: string;
  daysLeft: number;
  content: Pick<DateContent, 'label' | 'rule'>;
  /** What he keeps for it, in sentences. */
  ideas: readonly string[];
  her: HerPart;
  lastTime: LastTime | null;
}

const words = {
  comingUp: 'A day to remember is coming up',
  today: 'Today is a day to remember',
  preview: 'Open it to see which one.',
  action: 'See your days',
  why: `You're receiving this because you keep this day in ${PRODUCT_NAME}.`,
  lastTime: 'You wrote down how it went last time.',
  youWrote: 'Last time, you wrote:',
  ask: 'Nothing she has told you points to this day yet. You could ask her:',
  askAnyway: 'Is there something you have been wishing for?',
};

/** What may stand where others look. */
export const reminderTitle = (daysLeft: number): string => (daysLeft === 0 ? words.today : words.comingUp);

/** Neither subject nor preview tells what day it is: they light up on a locked screen and pass through logs. */
export function reminderLetter(deps: Pick<Deps, 'config' | 'auth'>, reminded: Reminded): Letter {
  const { to, daysLeft, ideas, her, lastTime } = reminded;
  return composeListLetter(deps, 'dates', {
    to,
    subject: reminderTitle(daysLeft),
    preview: words.preview,
    heading: sentenceOf(reminded),
    paragraphs: [...ideas, ...aboutHer(her), ...aboutLastTime(lastTime)],
    action: { label: words.action, path: paths.dates },
    why: words.why,
  });
}

/** "Her birthday is in 14 days, on Saturday, March 14." */
function sentenceOf({ content: { label, rule }, occurrence, daysLeft }: Reminded): string {
  if (rule.kind === 'month') return `${label}: its month begins ${inDays(daysLeft)}.`;
  const on = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
  const day = on.format(new Date(`${occurrence}T00:00:00Z`));
  return daysLeft === 0 ? `${label} is today.` : `${label} is ${inDays(daysLeft)}, on ${day}.`;
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

function aboutHer(her: HerPart): string[] {
  switch (her.kind) {
    case 'nothing':
      return [];
    case 'count':
      return her.things === 0 ? [] : [waiting(her.things)];
    case 'words':
      return her.words;
    case 'ask':
      return [`${words.ask} ${her.question ?? words.askAnyway}`];
  }
}

function aboutLastTime(lastTime: LastTime | null): string[] {
  if (lastTime === null) return [];
  return [lastTime.text === null ? words.lastTime : `${words.youWrote} “${lastTime.text}”`];
}

const numbers = ['', 'One thing', 'Two things', 'Three things', 'Four things'];

function waiting(things: number): string {
  return `${numbers[things] ?? `${things} things`} she said ${things === 1 ? 'is' : 'are'} waiting for you.`;
}
