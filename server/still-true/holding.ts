import { BoundedMap } from '../platform/bounded-map';
import { type AnswerKind, type Tag, tagOfQuestion } from '../subjects/tags';
import { afterChange, DANGER_DAYS, type Holding } from './half-life';
import type { Head } from './store';

/** A question of his own is sealed, and not opened to see how long its answers hold: a year, like most. */
const OWN = { asks: 'likes', holdsDays: 365 } as const;

const known = new BoundedMap<string, Pick<Tag, 'asks' | 'holdsDays'>>(2_000);

function tagOf({ questionId, questionText }: Pick<Head, 'questionId' | 'questionText'>) {
  if (questionText === null) return OWN;
  const key = `${questionId} ${questionText}`;
  const before = known.get(key);
  if (before) return before;
  const tag = tagOfQuestion({ id: questionId, text: questionText });
  known.set(key, tag);
  return tag;
}

export const kindOf = (head: Pick<Head, 'questionId' | 'questionText'>): AnswerKind => tagOf(head).asks;

type Linked = Pick<Head, 'id' | 'questionId' | 'questionText' | 'replacesId' | 'verdict' | 'halfLife'>;

/**
 * How long each of them holds: as his last verdict left it; of a new word, from what it took the place of; else by what was
 * asked.
 */
export function holdings(heads: readonly Linked[], dangers: ReadonlySet<string>): (id: string) => Holding {
  const byId = new Map(heads.map((head) => [head.id, head]));
  const isDanger = (head: Linked) => tagOf(head).asks === 'danger' || dangers.has(head.id);
  const halfLifeOf = (head: Linked): number | null => {
    if (head.verdict !== null) return head.halfLife;
    const before = head.replacesId === null ? undefined : byId.get(head.replacesId);
    if (before) return afterChange(halfLifeOf(before));
    return isDanger(head) ? DANGER_DAYS : tagOf(head).holdsDays;
  };
  return (id) => {
    const head = byId.get(id);
    if (!head) return { halfLife: null, isDanger: false };
    const halfLife = halfLifeOf(head);
    // It may have been found to warn only after it was confirmed.
    return isDanger(head)
      ? { halfLife: Math.min(DANGER_DAYS, halfLife ?? DANGER_DAYS), isDanger: true }
      : { halfLife, isDanger: false };
  };
}
