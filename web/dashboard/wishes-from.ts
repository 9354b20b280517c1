import type { AnswerItem } from '../../contract/answers';
import type { Wish } from '../dates/wishes';

const MOST = 3;

/** What she wished for, and after that what she likes best: the newest of each, as far as it still holds. */
export function wishesFrom(answers: readonly AnswerItem[]): Wish[] {
  const ofKind = (wanted: AnswerItem['kind']) =>
    answers.filter(({ kind, unreadable, replaced_by }) => kind === wanted && !unreadable && !replaced_by);
  return [...ofKind('wish'), ...ofKind('favorite')].slice(0, MOST).map(({ item_id, answer_text, created_at }) => ({
    answerId: item_id,
    text: answer_text ?? '',
    saidAt: created_at,
  }));
}
