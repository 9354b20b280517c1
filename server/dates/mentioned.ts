import type { MentionedDate } from '../../contract/dates';
import { history } from '../answers/history';
import type { Deps } from '../deps';
import { datesOf, type Whose } from './dates';
import { type Mention, readMentions } from './mentions/read-mentions';

/** More would be a list to work through. */
const OFFERED = 5;

/** Of these there is one. */
const SINGLE = ['her-birthday', 'wedding-day', 'day-we-met', 'her-mother', 'her-father'];

const isSame = (a: Pick<Mention, 'occasion' | 'label' | 'rule'>, b: Pick<Mention, 'occasion' | 'label' | 'rule'>) =>
  (a.occasion === b.occasion && SINGLE.includes(a.occasion)) ||
  a.label === b.label ||
  (a.rule.kind === 'day' && b.rule.kind === 'day' && a.rule.month === b.rule.month && a.rule.day === b.rule.day);

/** What she said last counts, and what he keeps already is not offered. */
export async function mentionedDates(deps: Deps, who: Whose): Promise<MentionedDate[]> {
  const kept = await datesOf(deps, who);
  const offered: MentionedDate[] = [];
  for await (const items of history(deps, who.id)) {
    for (const { item_id: answerId, answer_text, question_text, created_at: saidAt, unreadable } of items) {
      if (answer_text === null || unreadable) continue;
      for (const mention of readMentions(answer_text, question_text)) {
        if ([...kept, ...offered].some((one) => isSame(one, mention))) continue;
        offered.push({ ...mention, answerId, saidAt });
        if (offered.length === OFFERED) return offered;
      }
    }
  }
  return offered;
}
