import { dateMessages } from '../../contract/date-messages';
import {
  type DateRule,
  faultInLeads,
  faultInRule,
  type Occasion,
  occasions,
  usualLeads,
} from '../../contract/date-rules';
import type { GivenDate, ImportantDate } from '../../contract/dates';
import type { Fault } from '../ui/use-submit';

/** A date as the form holds it: every field has a value, whichever of them count. */
export interface DateFields {
  occasion: Occasion;
  label: string;
  kind: DateRule['kind'];
  month: string;
  day: string;
  year: string;
  plainYears: 'feb-28' | 'mar-1';
  nth: string;
  weekday: string;
  leads: readonly number[];
  discreetTitle: string;
  /** The sequence that an edit began with; null for a new date. */
  basedOn: number | null;
}

export type DateField = 'label' | 'month' | 'leads';

const blank = {
  kind: 'day',
  month: '',
  day: '',
  year: '',
  plainYears: 'feb-28',
  nth: '2',
  weekday: '0',
  leads: usualLeads,
  discreetTitle: '',
  basedOn: null,
} as const;

export function fieldsFor(occasion: Occasion): DateFields {
  // What has no name yet is to be named.
  const label = occasion === 'other' || occasion === 'child' ? '' : occasions[occasion].label;
  return { ...blank, occasion, label };
}

export function fieldsOf(date: ImportantDate): DateFields {
  const { occasion, label, rule, leads, sequence: basedOn } = date;
  const discreetTitle = date.discreetTitle ?? '';
  const fields = { ...blank, occasion, label, leads, discreetTitle, basedOn, month: String(rule.month) };
  if (rule.kind === 'month') return { ...fields, kind: 'month' };
  if (rule.kind === 'weekday') {
    return { ...fields, kind: 'weekday', nth: String(rule.nth), weekday: String(rule.weekday) };
  }
  const { day, year = '', plainYears = 'feb-28' } = rule;
  return { ...fields, kind: 'day', day: String(day), year: String(year), plainYears };
}

export const isLeapDay = ({ kind, month, day }: DateFields) => kind === 'day' && month === '2' && day === '29';

/** Null while something is missing, or is no day. */
export function ruleOf(fields: DateFields): DateRule | null {
  const rule = givenRule(fields);
  return faultInRule(rule) === null ? rule : null;
}

function givenRule(fields: DateFields): DateRule {
  const month = Number(fields.month);
  if (fields.kind === 'month') return { kind: 'month', month };
  if (fields.kind === 'weekday') {
    return { kind: 'weekday', month, nth: Number(fields.nth), weekday: Number(fields.weekday) };
  }
  const { day, year, plainYears } = fields;
  return {
    kind: 'day',
    month,
    day: Number(day),
    ...(year.trim() !== '' && { year: Number(year) }),
    ...(isLeapDay(fields) && { plainYears }),
  };
}

export function givenOf(fields: DateFields): GivenDate {
  const { occasion, label, leads, discreetTitle } = fields;
  return { occasion, label, rule: givenRule(fields), leads: [...leads], discreetTitle: discreetTitle.trim() || null };
}

/** The first thing that is wrong, in the words of the contract. */
export function faultOf(fields: DateFields): Fault<DateField> | null {
  const faults: [DateField, string | null][] = [
    ['month', faultInRule(givenRule(fields))],
    ['label', fields.label.trim() === '' ? dateMessages.labelMissing : null],
    ['leads', faultInLeads(fields.leads)],
  ];
  for (const [field, text] of faults) if (text !== null) return { field, text };
  return null;
}
