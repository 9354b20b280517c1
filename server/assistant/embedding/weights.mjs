/** Whole numbers up to this one stand for a weight. */
const MOST = 2047;
/** What the sum of a row's products with numbers as large may come to: more does not fit into 32 bits. */
const MOST_SUMMED = 2 ** 31 - 1;

/** Brings weights by their names into the memory of the arithmetic, and tells where they lie. */
export function weightsIn(arithmetic, { numbersOf }) {
  function placed(numbers) {
    const at = arithmetic.take(4 * numbers.length);
    arithmetic.floats(at, numbers.length).set(numbers);
    return at;
  }

  /** Its rows as whole numbers, each with what these have to be multiplied by. They lie in bundles, as "quantise" leaves them. */
  function matrix(name, bundle) {
    const numbers = numbersOf(`${name}.weight`);
    const biases = numbersOf(`${name}.bias`);
    const outputs = biases.length;
    const inputs = numbers.length / outputs;
    const [weights, scales] = [arithmetic.take(2 * numbers.length), arithmetic.take(4 * outputs)];
    const bias = placed(biases);
    const [rows, scaleOf] = [arithmetic.shorts(weights, numbers.length), arithmetic.floats(scales, outputs)];
    for (let row = 0; row < outputs; row++) {
      const own = numbers.subarray(row * inputs, (row + 1) * inputs);
      const times = stretchOf(own);
      scaleOf[row] = 1 / times;
      const [before, beside] = [Math.floor(row / bundle) * bundle * inputs, 2 * (row % bundle)];
      for (let at = 0; at < inputs; at++)
        rows[before + (at >> 1) * 2 * bundle + beside + (at & 1)] = Math.round(own[at] * times);
    }
    return { weights, scales, bias, outputs, inputs };
  }

  /** What stretches and shifts the numbers of a token after they were made alike in size. */
  const norm = (name) => [placed(numbersOf(`${name}.weight`)), placed(numbersOf(`${name}.bias`))];

  return { matrix, norm };
}

function stretchOf(row) {
  let largest = 1e-9;
  let sum = 0;
  for (let at = 0; at < row.length; at++) {
    const size = Math.abs(row[at]);
    sum += size;
    if (size > largest) largest = size;
  }
  // Each of them may be rounded up by half.
  return Math.min(MOST / largest, (MOST_SUMMED / MOST - row.length / 2) / sum);
}
