import type { Composed } from '../reply';
import { faultIf, type Violation } from './rule';

const MARKER = /\[(\d+)\]/g;

export const withoutMarkers = (text: string): string => text.replace(MARKER, ' ');

/** R4: what is marked is cited, and what is cited is marked. */
export function markerFaults({ segments, citations }: Composed): Violation[] {
  const numbers = citations.map(({ n }) => n);
  const known = new Set(numbers);
  const cited = segments.flatMap(({ cites }) => cites);
  return [
    ...faultIf(known.size < numbers.length, 'R4', 'two citations have one number'),
    ...faultIf(
      numbers.some((n) => !cited.includes(n)),
      'R4',
      'a citation is marked nowhere',
    ),
    ...faultIf(
      cited.some((n) => !known.has(n)),
      'R4',
      'a segment cites what is not there',
    ),
    ...faultIf(
      segments.some(({ text, cites }) => !isSame(markersIn(text), cites)),
      'R4',
      'the marks of a segment are not what it cites',
    ),
    ...faultIf(
      segments.some(({ text }) => /[[\]]/.test(withoutMarkers(text))),
      'R4',
      'a bracket is no mark',
    ),
  ];
}

const markersIn = (text: string): number[] => [...text.matchAll(MARKER)].map(([, n]) => Number(n));

function isSame(a: readonly number[], b: readonly number[]): boolean {
  const [one, other] = [new Set(a), new Set(b)];
  return one.size === other.size && [...one].every((n) => other.has(n));
}
