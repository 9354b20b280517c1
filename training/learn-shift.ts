import type { Shift } from '../server/assistant/judgement/shift';
import type { Vector } from '../server/assistant/notes';
import { Descent } from './descent';

/** What he asks, and texts that each belong to one of the questions: the first to the first. */
export interface Lesson {
  asked: readonly Vector[];
  /** Her answers, say, and what she might have been asked. */
  belonging: readonly (readonly Vector[])[];
}

const DIRECTIONS = 64;
const STEPS = 60;
/** How sharply the right one must stand out. */
const TEMPERATURE = 0.05;
/** Keeps it from moving questions farther than the cases say. */
const RIDGE = 0.03;
const BEGINNING = 0.05;

type Rows = readonly Float32Array[];

/** Moves questions so that each comes nearer to its own text than to those of all the others. Deterministic. */
export function learnShift({ asked, belonging }: Lesson): Shift {
  const questions = asked.map(unit);
  const sets = belonging.map((texts) => texts.map(unit));
  const size = questions[0]?.length ?? 0;
  const along = rows(DIRECTIONS, size, scattered());
  const towards = rows(DIRECTIONS, size, () => 0);
  const descents = [along, towards].map((matrix) => new Descent(matrix));
  for (let step = 0; step < STEPS; step++) {
    const shares = questions.map((question) => times(along, question));
    const moved = questions.map((question, at) => plus(question, shares[at] ?? [], towards));
    const pulls = pullsOn(moved, sets);
    const held = { along: pulledBack(towards, along), towards: pulledBack(along, towards) };
    for (const [at, pull] of pulls.entries()) {
      const [question, share] = [questions[at], shares[at]];
      if (!question || !share) continue;
      const back = times(towards, pull);
      for (let row = 0; row < DIRECTIONS; row++) {
        add(held.along[row], question, back[row] ?? 0);
        add(held.towards[row], pull, share[row] ?? 0);
      }
    }
    descents[0]?.step(held.along);
    descents[1]?.step(held.towards);
  }
  return { along: joined(along), towards: joined(towards) };
}

/** For each question, how it should not move: away from its own text and towards those of others. */
function pullsOn(moved: Rows, sets: readonly Rows[]): Float32Array[] {
  const pulls = moved.map((question) => new Float32Array(question.length));
  for (const texts of sets) {
    for (const [at, question] of moved.entries()) {
      const likely = softmax(texts.map((text) => dot(question, text) / TEMPERATURE));
      for (const [which, text] of texts.entries()) {
        const miss = (likely[which] ?? 0) - (which === at ? 1 : 0);
        add(pulls[at], text, miss / TEMPERATURE / moved.length);
      }
    }
  }
  return pulls;
}

/** The gradient of the squares of all that is moved: small for what little speaks for. */
function pulledBack(other: Rows, own: Rows): Float32Array[] {
  const products = own.map((_, row) => other.map((one) => dot(one, other[row] ?? one)));
  return own.map((line, row) => {
    const pull = new Float32Array(line.length);
    for (const [which, one] of own.entries()) add(pull, one, 2 * RIDGE * (products[row]?.[which] ?? 0));
    return pull;
  });
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

const times = (matrix: Rows, vector: Float32Array): number[] => matrix.map((row) => dot(row, vector));

function plus(vector: Float32Array, shares: readonly number[], towards: Rows): Float32Array {
  const sum = Float32Array.from(vector);
  for (const [row, share] of shares.entries()) add(sum, towards[row] ?? sum, share);
  return sum;
}

function add(sum: Float32Array | undefined, vector: Float32Array, weight: number): void {
  if (!sum) return;
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function unit(vector: Vector): Float32Array {
  const numbers = Float32Array.from(vector);
  const length = Math.sqrt(dot(numbers, numbers)) || 1;
  return numbers.map((number) => number / length);
}

const rows = (count: number, size: number, value: () => number): Float32Array[] =>
  Array.from({ length: count }, () => Float32Array.from({ length: size }, value));

const joined = (matrix: Rows): Float32Array => Float32Array.from(matrix.flatMap((row) => [...row]));

/** Small numbers on both sides of 0, the same at each call. */
function scattered(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return BEGINNING * Math.sqrt(3) * ((2 * state) / 2 ** 32 - 1);
  };
}
