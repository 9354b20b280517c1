import type { PageKind } from '../../contract/page-kinds';
import { BoundedMap } from '../platform/bounded-map';
import { type AnswerKind, tagOfQuestion } from '../subjects/tags';

const kinds: Readonly<Record<AnswerKind, PageKind>> = {
  likes: 'favorite',
  dislikes: 'never',
  danger: 'never',
  size: 'fact',
  day: 'fact',
  person: 'fact',
  wish: 'wish',
  story: 'story',
  treatment: 'comfort',
};

/** What she likes there does her good. */
const comforting: ReadonlySet<string> = new Set(['home-rest-comfort', 'stress-and-support']);

interface Asked {
  questionId: string;
  text: string;
  category: string;
}

/** What an answer to this question is to him: the bookmark on its page. */
export function kindOfPage({ questionId, text, category }: Asked): PageKind {
  const { asks } = tagOfQuestion({ id: questionId, text });
  return asks === 'likes' && comforting.has(category) ? 'comfort' : kinds[asks];
}

/**
 * The same of questions of his own, while one list of his is made: each is read once, and forgotten with the list. They are
 * opened for him alone.
 */
export function kindsInOneList(): (asked: Asked) => PageKind {
  const read = new Map<string, PageKind>();
  return (asked) => {
    const kind = read.get(asked.questionId) ?? kindOfPage(asked);
    read.set(asked.questionId, kind);
    return kind;
  };
}

const known = new BoundedMap<string, PageKind>(2_000);

/** The same of a question of the pool, for lists of thousands: each is read once. Those of his own are never remembered. */
export function kindInPool(asked: Asked): PageKind {
  const key = `${asked.questionId} ${asked.text}`;
  const kind = known.get(key) ?? kindOfPage(asked);
  known.set(key, kind);
  return kind;
}
