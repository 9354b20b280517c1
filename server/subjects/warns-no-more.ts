import type { Gravity } from './danger-words';
import { deniesOutright } from './denies-outright';
import { wordsIn } from './words';

/** An answer that warns, or was asked for dangers and told of none. */
export interface Warner {
  id: string;
  questionId: string;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** What it warns of, but for what she only does not want. */
  kinds: readonly Gravity[];
}

interface Known {
  /** Whether she was asked for all her dangers. */
  asksForDanger(one: Warner): boolean;
  /** The word of hers that took its place, where one did. */
  newerOf(id: string): string | undefined;
  /** He was asked whether a danger that a newer word took the place of still holds, and said no. */
  isOver(id: string): boolean;
}

/**
 * Which of her words warn no more. A newer word of the matter may speak of something else, and so takes no danger away by
 * itself: the old one warns on until the newer warns of the same in the same words, or he says that it no longer holds. Asked
 * for her allergies again, she said outright that there are none: what she said to that question before warns no more.
 */
export function warnsNoMore(all: readonly Warner[], known: Known): (one: Warner) => boolean {
  const byId = new Map(all.map((one) => [one.id, one]));
  const newest = newestByQuestion(all.filter(({ id }) => known.newerOf(id) === undefined));
  const isTakenBack = (one: Warner): boolean => {
    const last = newest.get(one.questionId);
    return last !== undefined && known.asksForDanger(one) && isNewer(last, one) && denies(last);
  };
  const isSaidAnew = (one: Warner): boolean => {
    for (let id = known.newerOf(one.id); id !== undefined; id = known.newerOf(id)) {
      const newer = byId.get(id);
      if (newer && repeats(newer, one)) return true;
    }
    return false;
  };
  return (one) =>
    isTakenBack(one) || (known.newerOf(one.id) !== undefined && (known.isOver(one.id) || isSaidAnew(one)));
}

function newestByQuestion(all: readonly Warner[]): Map<string, Warner> {
  const newest = new Map<string, Warner>();
  for (const one of all) {
    const other = newest.get(one.questionId);
    if (!other || isNewer(one, other)) newest.set(one.questionId, one);
  }
  return newest;
}

const isNewer = (one: Warner, other: Warner): boolean =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id);

const denies = ({ kinds, text }: Warner): boolean => kinds.length === 0 && deniesOutright(text);

/** Each word counts: which of them names the danger cannot be told for sure. */
function repeats(newer: Warner, older: Warner): boolean {
  const said = new Set(telling(newer.text));
  return older.kinds.every((kind) => newer.kinds.includes(kind)) && telling(older.text).every((word) => said.has(word));
}

const EMPTY = new Set(
  "a an the i i'm im am is are was be been my me to of and or in on at by with for it it's its that this they them so very really too also still now just".split(
    ' ',
  ),
);

const telling = (text: string): string[] => wordsIn(text).flatMap(({ plain, same }) => (EMPTY.has(plain) ? [] : same));
