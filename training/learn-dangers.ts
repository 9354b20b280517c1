import { dangerKinds } from '../contract/card';
import { type Passage, scaleOf, takeFeatures, wordFeatures } from '../server/subjects/danger-model/features';
import { Descent } from './descent';

/** A text that was read, and what it warns of: -1 for nothing, else the place among the kinds. */
export interface ReadText {
  passage: Passage;
  kind: number;
  weight: number;
}

export interface LearnedDangers {
  always: number[];
  /** By their names or numbers: a weight for each kind. */
  weights: Map<string | number, number[]>;
}

const STEPS = 600;
const RIDGE = 1;
/** What fewer texts have says nothing. */
const FEWEST = 2;

type Row = { at: Uint32Array; times: Float32Array };

/** Softmax regression over what a text has, with 'nothing' as the measure of all kinds. Deterministic. */
export function learnDangers(texts: readonly ReadText[]): LearnedDangers {
  const taken = texts.map(({ passage }) => countsIn(passage));
  const all = new Map<string | number, number>();
  for (const counts of taken) for (const feature of counts.keys()) all.set(feature, (all.get(feature) ?? 0) + 1);
  const features = [...all].filter(([, texts]) => texts >= FEWEST).map(([feature]) => feature);
  const places = new Map(features.map((feature, at) => [feature, at]));
  const scales = features.map(scaleOf);
  const rows = taken.map((counts): Row => {
    const known = [...counts].flatMap(([feature, times]) => {
      const at = places.get(feature);
      return at === undefined ? [] : [[at, times * (scales[at] ?? 1)] as const];
    });
    return { at: Uint32Array.from(known, ([at]) => at), times: Float32Array.from(known, ([, times]) => times) };
  });
  const width = features.length;
  const learned = dangerKinds.map(() => new Float32Array(width + 1));
  const descent = new Descent(learned);
  for (let step = 0; step < STEPS; step++) {
    const slopes = learned.map((weights) =>
      weights.map((weight, at) => (at < width ? (RIDGE * weight) / texts.length : 0)),
    );
    for (const [which, row] of rows.entries()) {
      const { kind, weight } = texts[which] ?? { kind: -1, weight: 0 };
      for (const [at, likely] of likelihoods(learned, row, width).entries()) {
        const miss = ((likely - (at === kind ? 1 : 0)) * weight) / texts.length;
        const slope = slopes[at];
        if (slope) add(slope, row, miss, width);
      }
    }
    descent.step(slopes);
  }
  return {
    always: learned.map((weights) => weights[width] ?? 0),
    weights: new Map(
      features.map((feature, at) => [feature, learned.map((weights) => (weights[at] ?? 0) * (scales[at] ?? 1))]),
    ),
  };
}

/** How often a text has what; signs by their numbers. */
function countsIn(passage: Passage): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  const take = (feature: string | number) => counts.set(feature, (counts.get(feature) ?? 0) + 1);
  takeFeatures(passage, { word: (...word) => wordFeatures(...word).forEach(take), sign: take });
  return counts;
}

function likelihoods(learned: readonly Float32Array[], { at, times }: Row, width: number): number[] {
  const powers = learned.map((weights) => {
    let sum = weights[width] ?? 0;
    for (let i = 0; i < at.length; i++) sum += (weights[at[i] ?? 0] ?? 0) * (times[i] ?? 0);
    return Math.exp(Math.min(sum, 30));
  });
  const all = powers.reduce((sum, power) => sum + power, 1);
  return powers.map((power) => power / all);
}

function add(slope: Float32Array, { at, times }: Row, by: number, width: number): void {
  for (let i = 0; i < at.length; i++) slope[at[i] ?? 0] = (slope[at[i] ?? 0] ?? 0) + by * (times[i] ?? 0);
  slope[width] = (slope[width] ?? 0) + by;
}

/** The same sum as `recognize` makes, from weights that are not written down yet. */
export function oddsOf({ always, weights }: LearnedDangers, passage: Passage): number {
  const sums = [...always];
  for (const [feature, times] of countsIn(passage))
    for (const [kind, weight] of (weights.get(feature) ?? []).entries())
      sums[kind] = (sums[kind] ?? 0) + weight * times;
  return Math.log(sums.reduce((all, sum) => all + Math.exp(sum), 0));
}
