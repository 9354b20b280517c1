import { useState } from 'react';
import { type Occasion, occasions } from '../../contract/date-rules';
import { parsed } from '../api/stored-value';
import { readText } from '../drafts/draft-storage';
import { useKeptFields } from '../drafts/use-kept-fields';
import { type DateFields, fieldsFor } from './date-fields';

/** The form of a date, by what is changed: one that he keeps, or a new one. */
const nameOf = (id: string | null) => (id === null ? 'new date' : `date ${id}`);

/** What he has chosen so far, also before a reload. A list that is fetched anew meanwhile changes nothing of it. */
export function useDateDraft(id: string | null, begunWith: DateFields) {
  const [begun] = useState(begunWith);
  return { begun, ...useKeptFields(nameOf(id), begun, fieldsIn) };
}

/** The occasion of a new date that he began on an earlier visit. */
export function occasionBegun(owner: string): Occasion | null {
  return fieldsIn(parsed(readText(owner, nameOf(null))))?.occasion ?? null;
}

export const isEditBegun = (owner: string, id: string) => readText(owner, nameOf(id)) !== '';

function fieldsIn(kept: unknown): DateFields | null {
  const found: Record<string, unknown> = Object(kept);
  const { occasion } = found;
  if (!isOccasion(occasion)) return null;
  const blank = fieldsFor(occasion);
  const fits = Object.entries(found).filter(([name, value]) => isLike(blank[name as keyof DateFields], value));
  return { ...blank, ...Object.fromEntries(fits) };
}

const isOccasion = (value: unknown): value is Occasion => typeof value === 'string' && Object.hasOwn(occasions, value);

/** Of a field that has no value at first, a number counts. */
function isLike(known: DateFields[keyof DateFields] | undefined, value: unknown): boolean {
  if (Array.isArray(known)) return Array.isArray(value) && value.every((one) => typeof one === 'number');
  return known === null ? typeof value === 'number' : typeof known === typeof value && known !== undefined;
}
