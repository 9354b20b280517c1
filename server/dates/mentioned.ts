import { setImmediate as otherWork } from 'node:timers/promises';
import type { DateRule } from '../../contract/date-rules';
import type { MentionedDate } from '../../contract/dates';
import { answerStamps, type OpenedAnswer, openAnswers } from '../answers/some-answers';
import type { Deps } from '../deps';
import { lockAllowances } from '../platform/db/lock-allowances';
import { datesOf, type Whose } from './dates';
import { type DismissedDay, keepDismissed, keepLook, type LookedThrough, readMentionList } from './mention-store';
import { type Mention, readMentions } from './mentions/read-mentions';

/** More would be a list to work through. */
const OFFERED = 5;
/** So many are opened at a time, where she said much since the last look. */
const BATCH = 200;
/** Of what he waved away, the newest; older ones are hardly said again. */
const MOST_DISMISSED = 200;

/** Of these there is one. */
const SINGLE = ['her-birthday', 'wedding-day', 'day-we-met', 'her-mother', 'her-father'];

type Named = Pick<Mention, 'occasion' | 'label' | 'rule'>;

const isSame = (a: Named, b: Named) =>
  (a.occasion === b.occasion && SINGLE.includes(a.occasion)) ||
  a.label === b.label ||
  (a.rule.kind === 'day' && b.rule.kind === 'day' && a.rule.month === b.rule.month && a.rule.day === b.rule.day);

/** What she said last counts, and neither what he keeps already nor what he waved away is offered. */
export async function mentionedDates(deps: Deps, who: Whose): Promise<MentionedDate[]> {
  const kept = await datesOf(deps, who);
  const { last, dismissed } = await readMentionList(deps.db, deps.vault, who.id);
  const answers = await openAnswers(deps, who.id, await idsThatMention(deps, who.id, last));
  const newestFirst = answers.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  const offered: MentionedDate[] = [];
  for (const { id: answerId, createdAt: saidAt, text, questionText } of newestFirst) {
    for (const mention of readMentions(text, questionText)) {
      if ([...kept, ...offered].some((one) => isSame(one, mention))) continue;
      if (dismissed.some((one) => isDismissed(one, mention))) continue;
      offered.push({ ...mention, answerId, saidAt });
      if (offered.length === OFFERED) return offered;
    }
  }
  return offered;
}

/** Only what was said or changed since the last look is opened to find them. The first look reads every answer once. */
async function idsThatMention(deps: Deps, userId: string, last: LookedThrough): Promise<string[]> {
  const looked = new Map(last.looked);
  const stamps = await answerStamps(deps, userId);
  const isKnown = (id: string) => looked.get(id) === stamps.get(id);
  const unseen = [...stamps.keys()].filter((id) => !isKnown(id));
  const known = last.ids.filter((id) => stamps.has(id) && isKnown(id));
  if (unseen.length === 0 && looked.size === stamps.size) return known;
  const ids = [...known, ...(await thatMention(deps, userId, unseen))];
  await keepLook(deps.db, deps.vault, userId, { ids, looked: [...stamps] });
  return ids;
}

async function thatMention(deps: Deps, userId: string, unseen: readonly string[]): Promise<string[]> {
  const speaksOfDay = ({ text, questionText }: OpenedAnswer) => readMentions(text, questionText).length > 0;
  const found: string[] = [];
  for (let at = 0; at < unseen.length; at += BATCH) {
    const answers = await openAnswers(deps, userId, unseen.slice(at, at + BATCH));
    found.push(...answers.filter(speaksOfDay).map(({ id }) => id));
    await otherWork();
  }
  return found;
}

const dayOf = (rule: DateRule) => (rule.kind === 'day' ? `${rule.month}-${rule.day}` : '');
const isDismissed = (one: DismissedDay, { label, rule }: Omit<Named, 'occasion'>) =>
  one.label === label && one.day === dayOf(rule);

/** It is not offered again, in whichever answer she says it. Another day under the same name is. */
export async function dismissMentioned(
  deps: Deps,
  { id }: Whose,
  { label, rule }: Omit<Named, 'occasion'>,
): Promise<void> {
  await deps.transact(async (tx) => {
    await lockAllowances(tx, id);
    const { dismissed } = await readMentionList(tx, deps.vault, id);
    const others = dismissed.filter((one) => !isDismissed(one, { label, rule }));
    const newest = [{ label, day: dayOf(rule) }, ...others].slice(0, MOST_DISMISSED);
    await keepDismissed(tx, deps.vault, id, newest);
  });
}
