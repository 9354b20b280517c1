/** One example: its features, whether it is so, and how much it counts. */
export interface Example {
  features: Float64Array;
  isSo: boolean;
  weight: number;
}

const MOST_STEPS = 30;
const SMALL_ENOUGH = 1e-6;
const UNMOVED = 1e12;

export interface Bounds {
  /** Weights that are given and not learned. */
  held: ReadonlyMap<number, number>;
  /** What speaks for a note never counts against it, whatever a few cases say. */
  neverBelowZero: ReadonlySet<number>;
  /** Keeps weights small that little speaks for. */
  ridge: number;
}

/** Logistic regression within bounds. Deterministic. @param start where it is begun: from weights that are nearly right it takes few steps */
export function regress(examples: readonly Example[], start: Float64Array, bounds: Bounds): Float64Array {
  const held = new Map(bounds.held);
  for (let weights = start; ; ) {
    weights = regressFreely(examples, weights, held, bounds.ridge);
    const below = [...bounds.neverBelowZero].filter((at) => !held.has(at) && (weights[at] ?? 0) < 0);
    if (below.length === 0) return weights;
    for (const at of below) held.set(at, 0);
  }
}

/** By Newton's steps. */
function regressFreely(
  examples: readonly Example[],
  start: Float64Array,
  held: ReadonlyMap<number, number>,
  ridge: number,
): Float64Array {
  const weights = start.map((weight, at) => held.get(at) ?? weight);
  const width = weights.length;
  for (let step = 0; step < MOST_STEPS; step++) {
    const gradient = new Float64Array(width);
    const curvature = Array.from({ length: width }, () => new Float64Array(width));
    for (const { features, isSo, weight } of examples) {
      const p = chanceOf(weights, features);
      const [miss, bend] = [weight * ((isSo ? 1 : 0) - p), weight * p * (1 - p)];
      for (let i = 0; i < width; i++) {
        const value = features[i] ?? 0;
        if (value === 0) continue;
        gradient[i] = (gradient[i] ?? 0) + miss * value;
        const row = curvature[i] as Float64Array;
        for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) + bend * value * (features[j] ?? 0);
      }
    }
    for (let i = 0; i < width; i++) {
      const row = curvature[i] as Float64Array;
      if (held.has(i)) {
        gradient[i] = 0;
        row[i] = (row[i] ?? 0) + UNMOVED;
        continue;
      }
      // The first weighs what is always so, and is not kept small.
      const small = i === 0 ? 1e-6 : ridge;
      gradient[i] = (gradient[i] ?? 0) - small * (weights[i] ?? 0);
      row[i] = (row[i] ?? 0) + small;
    }
    const change = solved(curvature, gradient);
    for (let i = 0; i < width; i++) weights[i] = (weights[i] ?? 0) + (change[i] ?? 0);
    if (Math.max(...change.map(Math.abs)) < SMALL_ENOUGH) break;
  }
  return weights;
}

export function chanceOf(weights: Float64Array, features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Cholesky; of the matrix only the lower half is read. */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const at = (rows: readonly Float64Array[], i: number, j: number) => rows[i]?.[j] ?? 0;
  const lower = Array.from({ length: n }, () => new Float64Array(n));
  for (let i = 0; i < n; i++) {
    const row = lower[i] as Float64Array;
    for (let j = 0; j <= i; j++) {
      let sum = at(matrix, i, j);
      for (let k = 0; k < j; k++) sum -= at(lower, i, k) * at(lower, j, k);
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(lower, j, j);
    }
  }
  const half = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= at(lower, i, k) * (half[k] ?? 0);
    half[i] = sum / at(lower, i, i);
  }
  const whole = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = half[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= at(lower, k, i) * (whole[k] ?? 0);
    whole[i] = sum / at(lower, i, i);
  }
  return whole;
}
