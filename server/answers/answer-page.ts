import type { AnswerPage } from '../../contract/answers';
import type { Deps } from '../deps';
import type { Caller } from '../platform/http/caller';
import { Refusal } from '../platform/refusal';
import { daysInARow } from './days-in-a-row';
import { findListed, placeOf } from './list-store';
import { saidBefore, type Told, withQuestion } from './said-before';

/** What there is to tell of an answer of his besides her words. */
export async function answerPage(
  deps: Deps,
  who: Pick<Caller, 'id' | 'timeZone'>,
  answerId: string,
): Promise<AnswerPage> {
  const answer = await findListed(deps.db, deps.vault, who.id, answerId);
  if (!answer) throw new Refusal('answer_not_found');
  const { inARow, recent } = await daysInARow(deps, who);
  const before = await saidBefore(deps, who, await withQuestion(deps, who.id, answer));
  return {
    page: await placeOf(deps.db, who.id, answer),
    days_in_a_row: inARow,
    days: recent.sort(),
    said_before: before && presentBefore(before),
  };
}

function presentBefore({ answer, questionText }: Told): AnswerPage['said_before'] {
  return {
    answer_id: answer.id,
    question_text: questionText,
    answer_text: answer.text ?? '',
    created_at: answer.createdAt,
  };
}
