import { drinks } from './fields/drinks';
import { eatingOut } from './fields/eating-out';
import { food } from './fields/food';
import type { Entry, Occasion } from './subject';

export { type Occasion, occasions } from './subject';

const written = { ...food, ...drinks, ...eatingOut };

/** What can be known about her. The pool's tags, the assistant, her card and 'still true?' all speak of these. */
export type SubjectId = keyof typeof written;

export interface Subject {
  /** The words that name it. */
  names: readonly string[];
  /** What belongs to it: a peony to flowers. */
  members: readonly string[];
  /** An answer about a neighbor may help, where none is about this one. Goes both ways. */
  near: readonly SubjectId[];
  serves: readonly Occasion[];
}

export const subjectIds = Object.keys(written) as SubjectId[];

export const subjects: Readonly<Record<SubjectId, Subject>> = complete(written);

function complete(entries: Record<SubjectId, Entry>): Record<SubjectId, Subject> {
  const known = new Set<string>(subjectIds);
  const isNear = (a: SubjectId, b: SubjectId) => entries[a].near.includes(b) || entries[b].near.includes(a);
  const all = subjectIds.map((id) => {
    const near = subjectIds.filter((other) => other !== id && known.has(other) && isNear(id, other));
    return [id, { ...entries[id], near }];
  });
  return Object.fromEntries(all);
}
