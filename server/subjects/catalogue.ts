import { bodyAndHealth } from './fields/body-and-health';
import { clothes } from './fields/clothes';
import { days } from './fields/days';
import { drinks } from './fields/drinks';
import { eatingOut } from './fields/eating-out';
import { feelings } from './fields/feelings';
import { food } from './fields/food';
import { gifts } from './fields/gifts';
import { hobbies } from './fields/hobbies';
import { home } from './fields/home';
import { jewelry } from './fields/jewelry';
import { leisure } from './fields/leisure';
import { life } from './fields/life';
import { love } from './fields/love';
import { people } from './fields/people';
import { places } from './fields/places';
import { sizes } from './fields/sizes';
import { fromWordnet } from './from-wordnet';
import { type Entry, listed, type Occasion } from './subject';

export { type Occasion, occasions } from './subject';

const written = {
  ...food,
  ...drinks,
  ...eatingOut,
  ...gifts,
  ...jewelry,
  ...clothes,
  ...sizes,
  ...bodyAndHealth,
  ...people,
  ...days,
  ...feelings,
  ...love,
  ...leisure,
  ...hobbies,
  ...home,
  ...places,
  ...life,
};

/** What can be known about her. The pool's tags, the assistant, her card and 'still true?' all speak of these. */
export type SubjectId = keyof typeof written;

export interface Subject {
  /** The words that name it. */
  names: readonly string[];
  /** What belongs to it: a peony to flowers. */
  members: readonly string[];
  /** An answer about a neighbor may help where none is about this one. It goes both ways. */
  near: readonly SubjectId[];
  serves: readonly Occasion[];
}

export const subjectIds = Object.keys(written) as SubjectId[];

const more: Partial<Record<SubjectId, string>> = fromWordnet;

export const subjects: Readonly<Record<SubjectId, Subject>> = complete(written);

/** With WordNet's members, and with neighbors both ways. */
function complete(entries: Record<SubjectId, Entry<SubjectId>>): Record<SubjectId, Subject> {
  const near = new Map(subjectIds.map((id) => [id, new Set(entries[id].near)]));
  for (const id of subjectIds) for (const other of entries[id].near) near.get(other)?.add(id);
  const whole = subjectIds.map((id) => {
    const { names, members, serves } = entries[id];
    const all = new Set([...members, ...listed(more[id] ?? '')]);
    return [id, { names, members: [...all], near: [...(near.get(id) ?? [])], serves }];
  });
  return Object.fromEntries(whole);
}
