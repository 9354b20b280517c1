import { whenNeeded } from '../../subjects/when-needed';
import { stem } from '../language/stem';
import { isEmptyWord, wordsOf } from '../language/words';
import { askings, servedBy } from './askings';

interface Typed {
  text: string;
  /** Which of the askings it belongs to. */
  asking: number;
  /** The weights of its stems together. */
  weight: number;
}

/** Which texts have a stem, and how much it tells: what stands in few of them tells more. */
const known = whenNeeded(() => {
  // Husbands use the same few words again and again.
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const stemmed = stems.get(word) ?? stem(word);
    stems.set(word, stemmed);
    return stemmed;
  };
  const typed = askings().flatMap(({ texts }, asking) =>
    texts.map((text) => ({ text, asking, stems: telling(wordsOf(text).map(stemOf)) })),
  );
  const having = new Map<string, number[]>();
  for (const [at, { stems }] of typed.entries()) {
    for (const one of stems) {
      const texts = having.get(one);
      if (texts) texts.push(at);
      else having.set(one, [at]);
    }
  }
  const weightOf = (stem: string) => Math.log(1 + typed.length / (1 + (having.get(stem)?.length ?? 0)));
  const texts: Typed[] = typed.map(({ text, asking, stems }) => ({ text, asking, weight: sum(stems.map(weightOf)) }));
  return { texts, having, weightOf };
});

const telling = (stems: readonly string[]) => [...new Set(stems)].filter((one) => !isEmptyWord(one));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const NONE: ReadonlySet<string> = new Set();

/** The same by words alone, from 0 to 1: how much of what he and a husband before him typed is the same. */
export function alikeByWords(stems: readonly string[], leftOut = NONE): ReadonlyMap<string, number> {
  const { texts, having, weightOf } = known();
  const sought = telling(stems);
  const whole = sum(sought.map(weightOf));
  const shared = new Map<number, number>();
  for (const one of sought) {
    for (const at of having.get(one) ?? []) shared.set(at, (shared.get(at) ?? 0) + weightOf(one));
  }
  const nearness: number[] = askings().map(() => 0);
  for (const [at, weight] of shared) {
    const typed = texts[at];
    if (!typed || leftOut.has(typed.text)) continue;
    const near = weight / Math.sqrt(whole * typed.weight);
    nearness[typed.asking] = Math.max(nearness[typed.asking] ?? 0, near);
  }
  return servedBy(nearness);
}
