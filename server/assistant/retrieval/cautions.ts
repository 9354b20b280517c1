import { domainsOf } from '../../subjects/danger-domains';
import type { Domain, Gravity } from '../../subjects/dangers';
import { dangersIn } from '../../subjects/dangers';
import { findSubjects } from '../../subjects/find-subjects';
import { tagOfQuestion } from '../../subjects/tags';
import { LINES } from '../judgement/judgement';
import type { Hit, LinkedNote, Note } from '../notes';
import type { Reading } from '../reading/reading';
import { gravities, gravityIn } from './danger-mark';
import { meetingWith } from './meeting';
import { ONLY_KNOWS } from './plans';

const MOST = 7;

/** What may be meant where he names nothing particular. */
const MAY_BE_MEANT: Record<NonNullable<Reading['occasion']>, readonly Domain[]> = {
  gift: ['food', 'flowers-and-scents', 'skin'],
  date: ['food', 'places-and-heights'],
  food: ['food'],
  comfort: [],
  celebration: ['food', 'other'],
  daily: [],
};
interface Caution {
  note: Note;
  gravity: Gravity;
  isOfSubject: boolean;
  /** It lies elsewhere than what he asks about. */
  isAside?: boolean;
}

/** What must be kept in mind about what he asks: dangers of its domain, and what she never wants of the very subject, which comes first. */
export function cautionsFor(reading: Reading, notes: readonly LinkedNote[], hits: readonly Hit[]): Note[] {
  if (ONLY_KNOWS.has(reading.kind)) return [];
  const domains = domainsFor(reading);
  const near = new Set(
    hits
      .filter(({ probability }) => probability >= LINES.byWords.weak)
      .slice(0, MOST)
      .map(({ note }) => note),
  );
  const cautions = notes.flatMap((note): Caution[] => {
    const gravity = gravityIn(note.dangers, domains);
    const anywhere = gravityIn(note.dangers, 'any');
    const meeting = anywhere && anywhere !== 'never' ? meetingWith(reading, note) : null;
    if (gravity && gravity !== 'never')
      return [{ note, gravity, isOfSubject: meeting === 'touched' || (near.has(note) && speaksOf(reading, note)) }];
    if (anywhere && meeting) return [{ note, gravity: anywhere, isOfSubject: meeting === 'touched', isAside: true }];
    const isNever = near.has(note) && anywhere !== null;
    return isNever && speaksOf(reading, note) ? [{ note, gravity: 'never', isOfSubject: true }] : [];
  });
  return cautions
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map(({ note }) => note);
}

const rank = ({ gravity, isOfSubject, isAside }: Caution) =>
  gravities.indexOf(gravity) + (isOfSubject ? -gravities.length : isAside ? gravities.length : 0);

/** By what he names; where that is nothing, by what he wants to do. Whoever eats may meet any food. */
function domainsFor({ turned, occasion, kind, isOpen }: Reading): readonly Domain[] | 'any' {
  const named = domainsOf(turned);
  if (!isOpen) return occasion === 'food' ? [...new Set<Domain>([...named, 'food'])] : named;
  if (kind === 'avoid' && occasion === null) return 'any';
  return occasion === null ? named : [...named, ...MAY_BE_MEANT[occasion]];
}

function speaksOf({ subjects }: Reading, { questionId, question, answer }: Note): boolean {
  const about = [
    ...tagOfQuestion({ id: questionId, text: question }).subjects,
    ...findSubjects(answer).map(({ subject }) => subject),
  ];
  return about.some((one) => subjects.includes(one));
}

/** How much a part of an answer warns. */
export const warns = (part: string): number =>
  Math.max(0, ...dangersIn(part).map(({ gravity }) => gravities.length - gravities.indexOf(gravity)));
