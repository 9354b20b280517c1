import type { Head } from '../answers/heads';
import { type AnswerKind, type Tag, tagOfQuestion } from '../subjects/tags';
import { afterChange, DANGER_DAYS, type Holding } from './half-life';

type Asked = Pick<Head, 'questionId' | 'questionText'>;
type Holds = Pick<Tag, 'asks' | 'holdsDays'>;

/** A question of his own is sealed, and not opened to see how long its answers hold: a year, like most. */
const OWN: Holds = { asks: 'likes', holdsDays: 365 };

/** For as long as the answers themselves are kept. */
const known = new WeakMap<Asked, Holds>();

function tagOf(head: Asked): Holds {
  const before = known.get(head);
  if (before) return before;
  const { questionId: id, questionText: text } = head;
  const { asks, holdsDays } = text === null ? OWN : tagOfQuestion({ id, text });
  known.set(head, { asks, holdsDays });
  return { asks, holdsDays };
}

export const kindOf = (head: Asked): AnswerKind => tagOf(head).asks;

/** An answer, its last verdict, and the half-life that this left it; null where he never gave one. */
export interface Judged {
  head: Asked & Pick<Head, 'id'>;
  verdict: { halfLife: number | null } | null;
}

interface Links {
  isDanger(id: string): boolean;
  /** What an answer took the place of. */
  before(id: string): Judged | undefined;
}

/**
 * How long an answer holds: as his last verdict left it; of a new word, from what it took the place of; else by what was
 * asked.
 */
export function holdingOf(judged: Judged, links: Links): Holding {
  const halfLife = halfLifeOf(judged, links);
  // It may have been found to warn only after it was confirmed.
  return warns(judged, links)
    ? { halfLife: Math.min(DANGER_DAYS, halfLife ?? DANGER_DAYS), isDanger: true }
    : { halfLife, isDanger: false };
}

const warns = ({ head }: Judged, { isDanger }: Links): boolean => kindOf(head) === 'danger' || isDanger(head.id);

function halfLifeOf(judged: Judged, links: Links): number | null {
  if (judged.verdict !== null) return judged.verdict.halfLife;
  const before = links.before(judged.head.id);
  if (before) return afterChange(halfLifeOf(before, links));
  return warns(judged, links) ? DANGER_DAYS : tagOf(judged.head).holdsDays;
}
