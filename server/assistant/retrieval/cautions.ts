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
/** Of what nothing that he names touches, but for her allergies, which are told however many there are: of five in each reply none would be read. */
const MOST_UNTOUCHED = 1;
/** Who asks for these, and names nothing, may come to anything. */
const OPEN: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['gift', 'date', 'celebration']);

interface Caution {
  note: LinkedNote;
  gravity: Gravity;
  isOfSubject: boolean;
  /** It lies elsewhere than what he asks about. */
  isAside?: boolean;
}

/** What must be kept in mind about what he asks: dangers of its domain, and what she never wants of the very subject, which comes first. */
export function cautionsFor(reading: Reading, notes: readonly LinkedNote[], hits: readonly Hit[]): Note[] {
  if (ONLY_KNOWS.has(reading.kind)) return [];
  const domains = domainsFor(reading);
  const isOpenFor = reading.isOpen && OPEN.has(reading.occasion);
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
    const isTouched = meeting === 'touched';
    if (gravity && gravity !== 'never')
      return [{ note, gravity, isOfSubject: isTouched || (near.has(note) && speaksOf(reading, note)) }];
    const isMet = meeting !== null || (isOpenFor && mayComeTo(reading, note));
    if (anywhere && isMet) return [{ note, gravity: anywhere, isOfSubject: isTouched, isAside: true }];
    const isNever = near.has(note) && anywhere !== null;
    return isNever && speaksOf(reading, note) ? [{ note, gravity: 'never', isOfSubject: true }] : [];
  });
  const ranked = cautions.sort((a, b) => rank(a) - rank(b));
  const isAllergy = ({ note, gravity }: Caution) => gravity === 'allergy' && !note.isDoubtful;
  const aside = ranked.filter((one) => one.isAside && !one.isOfSubject && !isAllergy(one));
  const cut = aside.slice(MOST_UNTOUCHED);
  return ranked
    .filter((one) => !cut.includes(one))
    .slice(0, MOST)
    .map(({ note }) => note);
}

/** What makes her ill for sure; and what frightens her somewhere, where they go out. */
function mayComeTo({ occasion }: Reading, { dangers, isDoubtful }: LinkedNote): boolean {
  const gravest = gravityIn(dangers, 'any');
  const isFeared = occasion === 'date' && gravityIn(dangers, ['places-and-heights']) === 'fear';
  return !isDoubtful && (gravest === 'allergy' || gravest === 'harm' || isFeared);
}

const rank = ({ note, gravity, isOfSubject, isAside }: Caution) =>
  gravities.indexOf(gravity) +
  (isOfSubject ? -gravities.length : isAside ? gravities.length : 0) +
  (note.isDoubtful ? 2 * gravities.length : 0);

/** What he names; and whoever eats may meet any food. Asked what to avoid, all of it. */
function domainsFor({ turned, occasion, kind, isOpen }: Reading): readonly Domain[] | 'any' {
  if (kind === 'avoid' && isOpen && occasion === null) return 'any';
  return [...new Set<Domain>([...domainsOf(turned), ...(occasion === 'food' ? (['food'] as const) : [])])];
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
