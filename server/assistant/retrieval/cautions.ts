import { domainsOf } from '../../subjects/danger-domains';
import type { Domain, Gravity } from '../../subjects/dangers';
import { dangersIn } from '../../subjects/dangers';
import { findSubjects } from '../../subjects/find-subjects';
import { dangersNamed } from '../../subjects/held-in';
import { tagOfQuestion } from '../../subjects/tags';
import { LINES } from '../judgement/judgement';
import type { Hit, LinkedNote, Note, Retrieval } from '../notes';
import type { Reading } from '../reading/reading';
import { gravities, gravityIn, isIllness } from './danger-mark';
import { isOnlyMedicine, mayBeEaten, mayBeInIt, meetingWith } from './meeting';
import { IN_A_PRESENT, isPlan, mayFrighten, mayMakeHerIll, mayMeetAny, ONLY_KNOWS } from './plans';

/** More than are told: where there are more, that is said. */
const MOST = 8;
const NEAREST = 7;
/** Of what is in doubt and nothing he names touches: so many of the kind he asks about, and so many of what lies elsewhere. */
const MOST_OTHERS = 2;
/** Who asks for these, and names nothing, may come to anything. */
const OPEN: ReadonlySet<Reading['occasion']> = new Set<Reading['occasion']>(['gift', 'date', 'celebration']);

interface Caution {
  note: LinkedNote;
  gravity: Gravity;
  isOfSubject: boolean;
  /** It may be in what he is about to do. */
  isMet: boolean;
  /** It lies elsewhere than what he asks about. */
  isElsewhere?: boolean;
}

/** The most pressing first; and which of them nothing that he names touches. */
export type Cautions = Pick<Retrieval, 'cautions' | 'asides'>;

/** What must be kept in mind about what he asks: dangers of its domain, and what she never wants of the very subject, which comes first. */
export function cautionsFor(reading: Reading, notes: readonly LinkedNote[], hits: readonly Hit[]): Cautions {
  if (ONLY_KNOWS.has(reading.kind)) return { cautions: [], asides: new Map() };
  const own = domainsFor(reading);
  const isIllMet = mayMakeHerIll(reading);
  const isAnyMet = mayMeetAny(reading);
  const isFearMet = mayFrighten(reading);
  const isFearedThere = (note: LinkedNote) => isFearMet && gravityIn(note.dangers, 'any') === 'fear';
  const isOpenFor = reading.isOpen && OPEN.has(reading.occasion) && (reading.kind === 'advice' || isPlan(reading));
  const near = new Set(
    hits
      .filter(({ probability }) => probability >= LINES.byWords.weak)
      .slice(0, NEAREST)
      .map(({ note }) => note),
  );
  const cautions = notes.flatMap((note): Caution[] => {
    if (note.dangers === 0) return [];
    const gravity = gravityIn(note.dangers, own);
    const anywhere = gravityIn(note.dangers, 'any');
    const meeting = anywhere && anywhere !== 'never' ? meetingWith(reading, note) : null;
    const isTouched = meeting === 'touched';
    const isMet =
      meeting !== null ||
      (!note.isDoubtful &&
        ((isAnyMet && anywhere !== 'never' && !isOnlyMedicine(note)) || (isIllMet && makesIll(note)))) ||
      isFearedThere(note) ||
      (isOpenFor && mayComeTo(reading, note)) ||
      mayBeInIt(reading, note);
    if (gravity && gravity !== 'never')
      return [{ note, gravity, isMet, isOfSubject: isTouched || (near.has(note) && speaksOf(reading, note)) }];
    if (anywhere && isMet) return [{ note, gravity: anywhere, isMet, isOfSubject: isTouched, isElsewhere: true }];
    const isNever = near.has(note) && anywhere !== null;
    return isNever && speaksOf(reading, note) ? [{ note, gravity: 'never', isMet, isOfSubject: true }] : [];
  });
  const ranked = cautions.sort((a, b) => rank(a) - rank(b));
  const pressing = withoutTooMany(ranked, (note) => isAnyMet || isFearedThere(note) || mayBeEaten(reading, note)).slice(
    0,
    MOST,
  );
  const aside = pressing.filter(({ isOfSubject }) => !isOfSubject);
  return {
    cautions: pressing.map(({ note }) => note),
    asides: new Map(aside.map(({ note, isMet }) => [note, isMet])),
  };
}

/** Of what nothing he names touches: what is sure, and a little of what is in doubt, or none of it would be read. Of what lies elsewhere only what may come into it. */
function withoutTooMany(ranked: readonly Caution[], mayComeIn: (note: LinkedNote) => boolean): Caution[] {
  const isInDoubt = ({ note, isOfSubject }: Caution) => !isOfSubject && note.isDoubtful === true;
  const isFear = ({ note, gravity }: Caution) => gravity === 'fear' && !isIllness(gravityIn(note.dangers, 'any'));
  const surelyFeared = new Set(
    ranked.filter((one) => !one.note.isDoubtful && isFear(one)).flatMap(({ note }) => [...dangersNamed(note.answer)]),
  );
  // "The same little balcony" says nothing more where "Heights" is told.
  const isToldAlready = (one: Caution) => {
    const named = [...dangersNamed(one.note.answer)];
    return isFear(one) && named.length > 0 && named.every((danger) => surelyFeared.has(danger));
  };
  const others = ranked.filter((one) => isInDoubt(one) && !isToldAlready(one));
  const [near, far] = [others.filter(({ isElsewhere }) => !isElsewhere), others.filter((one) => one.isElsewhere)];
  // A place that perhaps frightens her stood beside every third question, and nobody read what stood with it.
  const isOfPlace = ({ note: { dangers }, gravity }: Caution) =>
    gravity === 'fear' && gravityIn(dangers, IN_A_PRESENT) !== 'fear';
  const pressing = far.filter((one) => !isOfPlace(one) && mayComeIn(one.note));
  const few = [...near.slice(0, MOST_OTHERS), ...pressing.slice(0, MOST_OTHERS)];
  return ranked.filter((one) => !isInDoubt(one) || few.includes(one));
}

/** By something that is not only given to the sick. */
const makesIll = (note: LinkedNote): boolean => isIllness(gravityIn(note.dangers, 'any')) && !isOnlyMedicine(note);

/** What makes her ill; and what frightens her, where they go out. */
function mayComeTo({ occasion }: Reading, { dangers }: LinkedNote): boolean {
  const gravest = gravityIn(dangers, 'any');
  return isIllness(gravest) || (occasion === 'date' && gravest === 'fear');
}

const rank = ({ note, gravity, isOfSubject, isElsewhere }: Caution) =>
  gravities.indexOf(gravity) +
  (isOfSubject ? -gravities.length : isElsewhere ? gravities.length : 0) +
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
