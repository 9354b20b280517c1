import type { AnswerItem } from '../../contract/answers';
import type { Idea } from '../dates/ideas';

const MOST = 3;

/** What she wished for, and after that what she likes best: the newest of each. */
export function ideasFrom(answers: readonly AnswerItem[]): Idea[] {
  const ofKind = (wanted: AnswerItem['kind']) =>
    answers.filter(({ kind, unreadable }) => kind === wanted && !unreadable);
  return [...ofKind('wish'), ...ofKind('favorite')].slice(0, MOST).map(({ item_id, answer_text, created_at }) => ({
    answerId: item_id,
    text: answer_text ?? '',
    saidAt: created_at,
  }));
}
