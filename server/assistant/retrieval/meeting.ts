import { domainsOf } from '../../subjects/danger-domains';
import type { Domain } from '../../subjects/dangers';
import { dangersHeld, dangersNamed, isOnlyTaken } from '../../subjects/held-in';
import { listed } from '../language/phrases';
import type { Note } from '../notes';
import type { Reading } from '../reading/reading';
import { dangersOf } from './danger-mark';
import { mayBeMet } from './plans';

/** How a danger that she spoke of meets what he is about to do: in the very thing, or perhaps somewhere in it. */
export type Meeting = 'touched' | 'possible' | null;

const OF_ILLNESS = new Set(listed('when-ill, health, medicine'));

/** What he does name is touched or not: walnuts beside a novel are read once, and never again. */
export function meetingWith(reading: Reading, note: Note): Meeting {
  const grave = dangersOf(note).filter(({ gravity }) => gravity !== 'never');
  if (grave.length === 0) return null;
  if (isTouched(reading, note)) return 'touched';
  const met = mayBeMet(reading);
  if (met.size === 0 || (isOnlyTaken(note.answer) && !isOfIllness(reading))) return null;
  const isMet = (domain: Domain) => met.has(domain);
  return grave.some(({ domain }) => isMet(domain)) || spokenOf(note).some(isMet) ? 'possible' : null;
}

const isOfIllness = ({ occasion, subjects }: Reading): boolean =>
  occasion === 'comfort' || subjects.some((one) => OF_ILLNESS.has(one));

/** What makes her ill may stand beside what warns of it: "Coconut. Eating it or in lotion, both make me break out." */
function spokenOf(note: Note): Domain[] {
  const isIll = dangersOf(note).some(({ gravity }) => gravity === 'allergy' || gravity === 'harm');
  const spoken = isIll ? [...domainsOf(note.question), ...domainsOf(note.answer)] : [];
  return spoken.filter((one) => one !== 'places-and-heights');
}

function isTouched({ turned, kind }: Reading, note: Note): boolean {
  if (kind === 'when' || kind === 'who' || kind === 'small-talk') return false;
  const held = dangersHeld(turned);
  return [...dangersNamed(note.answer)].some((danger) => held.has(danger));
}
