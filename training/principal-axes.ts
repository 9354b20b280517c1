const TURNS = 40;

/** The axes along which rows differ most, found by turning any axes towards them again and again. Deterministic. */
export function principalAxes(rows: readonly Float32Array[], many: number): Float32Array {
  const size = rows[0]?.length ?? 0;
  const spread = spreadOf(rows, size);
  let axes: Float64Array[] = Array.from({ length: many }, (_, axis) =>
    Float64Array.from({ length: size }, (_, at) => (at % many === axis ? 1 : 1 / (1 + ((at * 7 + axis * 13) % 31)))),
  );
  for (let turn = 0; turn < TURNS; turn++)
    axes = upright(axes.map((axis) => Float64Array.from(spread, (row) => dot(row, axis))));
  return Float32Array.from(axes.flatMap((axis) => [...axis]));
}

function spreadOf(rows: readonly Float32Array[], size: number): Float64Array[] {
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (let a = 0; a < size; a++) {
      const [of, value] = [spread[a], row[a] ?? 0];
      if (of) for (let b = 0; b < size; b++) of[b] = (of[b] ?? 0) + value * (row[b] ?? 0);
    }
  }
  return spread;
}

/** Each without what the ones before it have, and of length 1. */
function upright(axes: readonly Float64Array[]): Float64Array[] {
  const found: Float64Array[] = [];
  for (const axis of axes) {
    const left = Float64Array.from(axis);
    for (const before of found) {
      const shared = dot(before, left);
      for (let at = 0; at < left.length; at++) left[at] = (left[at] ?? 0) - shared * (before[at] ?? 0);
    }
    const length = Math.sqrt(dot(left, left)) || 1;
    found.push(left.map((value) => value / length));
  }
  return found;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
