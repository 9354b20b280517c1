import { createArithmetic } from './arithmetic.mjs';
import { weightsIn } from './weights.mjs';

const LAYERS = 6;
const HEADS = 12;
/** Numbers for each token, for each token of one head, and between the two halves of a layer's second step. */
const [WIDTH, HEAD_WIDTH, INNER_WIDTH] = [384, 32, 1536];
const FLOAT = 4;
/** So many rows lie in one bundle on the left of a multiplication, and on its right. */
const [LEFT, RIGHT] = [4, 8];

const upTo = (multiple, number) => Math.ceil(number / multiple) * multiple;

/**
 * The layers of a model of the size of MiniLM. Multiplications are done with whole numbers of 12 bits; what comes of it
 * lies within 0.9999 of what 32 bits give, in a third of the time.
 * @param tensors the weights by their names
 * @param wordNumber the numbers of all words of the vocabulary, which are large and may be shared
 * @param most how many tokens a text has at most
 * @param layerCount how many layers are used, where the first ones do
 * @returns {(ids: number[], types?: number[]) => Float32Array} the mean of all tokens
 */
export function createEncoder(tensors, wordNumber, { most, layerCount = LAYERS }) {
  const arithmetic = createArithmetic();
  const { multiply, quantise, share, gelu, normalise, take } = arithmetic;

  const { layers, firstNorm } = placed(arithmetic, tensors, layerCount);
  const ofPlace = tensors.numbersOf('embeddings.position_embeddings.weight');
  const ofType = tensors.numbersOf('embeddings.token_type_embeddings.weight');

  // Room for each token's numbers. They are read eight at a time, so there is room for a multiple of eight tokens.
  const longest = upTo(8, most);
  const room = (each) => take(FLOAT * longest * each);
  const [states, queries, keys, contexts, added, values] = Array.from({ length: 6 }, () => room(WIDTH));
  const inner = room(INNER_WIDTH);
  const shares = room(longest);
  const [left, right] = [take(2 * longest * INNER_WIDTH), take(2 * longest * WIDTH)];
  const [leftScales, rightScales, nothing] = Array.from({ length: 3 }, () => take(FLOAT * INNER_WIDTH));

  const stateNumbers = arithmetic.floats(states, longest * WIDTH);
  const addedNumbers = arithmetic.floats(added, longest * WIDTH);
  const rightScaleOf = arithmetic.floats(rightScales, longest);

  /** The numbers of the tokens on the left of a multiplication. */
  const toLeft = (from, tokens, width) => quantise(from, FLOAT * width, left, leftScales, tokens, width, LEFT);

  /** The tokens on the left through a matrix. */
  function through({ weights, scales, bias, outputs, inputs }, tokens, to) {
    multiply(left, weights, to, FLOAT * outputs, leftScales, scales, bias, upTo(LEFT, tokens), outputs, inputs);
  }

  function begin(ids, types) {
    for (const [token, id] of ids.entries()) {
      const [to, type] = [token * WIDTH, types[token] * WIDTH];
      for (let at = 0; at < WIDTH; at++)
        stateNumbers[to + at] = wordNumber(id * WIDTH + at) + ofPlace[to + at] + ofType[type + at];
    }
    addedNumbers.fill(0, 0, ids.length * WIDTH);
    normalise(states, added, ...firstNorm, ids.length, WIDTH);
  }

  /** What each token takes from each other one: more of those that fit. */
  function attend({ query, key, value }, tokens) {
    const padded = upTo(RIGHT, tokens);
    const rows = upTo(LEFT, tokens);
    toLeft(states, tokens, WIDTH);
    through(query, tokens, queries);
    through(key, tokens, keys);
    // The other way round: one row for each number, so that a head's numbers can be summed over the tokens. None behind the last.
    quantise(states, FLOAT * WIDTH, right, rightScales, tokens, WIDTH, RIGHT);
    rightScaleOf.fill(0, tokens, padded);
    multiply(value.weights, right, values, FLOAT * padded, value.scales, rightScales, nothing, WIDTH, padded, WIDTH);
    for (let head = 0; head < HEADS; head++) {
      const from = FLOAT * head * HEAD_WIDTH;
      quantise(queries + from, FLOAT * WIDTH, left, leftScales, tokens, HEAD_WIDTH, LEFT);
      quantise(keys + from, FLOAT * WIDTH, right, rightScales, tokens, HEAD_WIDTH, RIGHT);
      multiply(left, right, shares, FLOAT * padded, leftScales, rightScales, nothing, rows, padded, HEAD_WIDTH);
      share(shares, 1 / Math.sqrt(HEAD_WIDTH), tokens, tokens, padded);
      toLeft(shares, tokens, padded);
      quantise(values + from * padded, FLOAT * padded, right, rightScales, HEAD_WIDTH, padded, RIGHT);
      // Each token's shares come to one, and so does what they bring of the bias.
      const [to, bias] = [contexts + from, value.bias + from];
      multiply(left, right, to, FLOAT * WIDTH, leftScales, rightScales, bias, rows, HEAD_WIDTH, padded);
    }
  }

  function apply(layer, tokens) {
    attend(layer, tokens);
    toLeft(contexts, tokens, WIDTH);
    through(layer.attended, tokens, added);
    normalise(states, added, ...layer.attendedNorm, tokens, WIDTH);
    toLeft(states, tokens, WIDTH);
    through(layer.inner, tokens, inner);
    gelu(inner, tokens * INNER_WIDTH);
    toLeft(inner, tokens, INNER_WIDTH);
    through(layer.outer, tokens, added);
    normalise(states, added, ...layer.outerNorm, tokens, WIDTH);
  }

  return (ids, types = ids.map(() => 0)) => {
    begin(ids, types);
    for (const layer of layers) apply(layer, ids.length);
    return mean(stateNumbers, ids.length);
  };
}

/** Outside of what is kept of an encoder: the file that the weights come from goes when they are placed. */
function placed(arithmetic, tensors, layerCount) {
  const weights = weightsIn(arithmetic, tensors);
  const layers = Array.from({ length: layerCount }, (_, at) => readLayer(weights, `encoder.layer.${at}`));
  return { layers, firstNorm: weights.norm('embeddings.LayerNorm') };
}

function readLayer({ matrix, norm }, name) {
  return {
    query: matrix(`${name}.attention.self.query`, RIGHT),
    key: matrix(`${name}.attention.self.key`, RIGHT),
    value: matrix(`${name}.attention.self.value`, LEFT),
    attended: matrix(`${name}.attention.output.dense`, RIGHT),
    attendedNorm: norm(`${name}.attention.output.LayerNorm`),
    inner: matrix(`${name}.intermediate.dense`, RIGHT),
    outer: matrix(`${name}.output.dense`, RIGHT),
    outerNorm: norm(`${name}.output.LayerNorm`),
  };
}

function mean(numbers, tokens) {
  const sum = new Float32Array(WIDTH);
  for (let token = 0; token < tokens; token++)
    for (let at = 0; at < WIDTH; at++) sum[at] += numbers[token * WIDTH + at] / tokens;
  return sum;
}
