import type { IndexedNote, Terms } from '../notes';

/** Numbers stems in the order in which they first come. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();

  numberOf(stem: string): number {
    const number = this.#numbers.get(stem) ?? this.#numbers.size;
    this.#numbers.set(stem, number);
    return number;
  }

  stems(): string[] {
    return [...this.#numbers.keys()];
  }
}

/** A value for each stem, worked out once for all the notes in a row that share their list of them. */
export function forEachStem(value: (stem: string) => number): (terms: Terms) => Int32Array {
  let known: readonly string[] | null = null;
  let values = new Int32Array(0);
  return ({ stems }) => {
    if (stems === known) return values;
    known = stems;
    values = new Int32Array(stems.length);
    // A plain loop, here and below: with thousands of notes, what is handier takes several times as long.
    for (let number = 0; number < stems.length; number++) values[number] = value(stems[number] ?? '');
    return values;
  };
}

/** How often each of the wanted stems stands in the notes, in the order in which they first do. */
export function countsOf(notes: readonly IndexedNote[], isWanted: (stem: string) => boolean): Map<string, number> {
  const counts = new Map<string, number>();
  const wantedIn = forEachStem((stem) => (isWanted(stem) ? 1 : 0));
  for (const { terms } of notes) {
    const wanted = wantedIn(terms);
    for (const number of terms.numbers) {
      if (wanted[number] === 0) continue;
      const stem = terms.stems[number] ?? '';
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether one of the wanted stems stands in a note. */
export function hasOneOf(wantedIn: (terms: Terms) => Int32Array, { terms }: IndexedNote): boolean {
  const wanted = wantedIn(terms);
  for (const number of terms.numbers) if (wanted[number] === 1) return true;
  return false;
}
