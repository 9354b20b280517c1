/** What a subject may help with; an answer about it serves these questions of his. */
export const occasions = ['gift', 'date', 'food', 'comfort', 'celebration', 'daily'] as const;

export type Occasion = (typeof occasions)[number];

/** A subject as it is written down in a field; `near` is checked against all fields in catalogue.ts. */
export interface Entry<Near extends string = string> {
  names: readonly string[];
  members: readonly string[];
  near: readonly Near[];
  serves: readonly Occasion[];
}

interface Written<Near extends string> {
  /** The words that name the subject itself, between commas: 'flower, bouquet'. Singular is enough. */
  names: string;
  /** What belongs to it: 'peony, tulip'. WordNet's own are added in catalogue.ts. */
  members?: string;
  near?: readonly Near[];
  serves?: readonly Occasion[];
}

export function subject<const Near extends string = never>(written: Written<Near>): Entry<Near> {
  const { names, members = '', near = [], serves = [] } = written;
  return { names: listed(names), members: listed(members), near, serves };
}

export function listed(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
}
