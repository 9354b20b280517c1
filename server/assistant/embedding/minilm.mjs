import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { createEncoder } from './encoder.mjs';
import { numberIn, readTensors, taught } from './tensors.mjs';

const WORDS = 'embeddings.word_embeddings.weight';
/** Of what he asks. */
const MOST_ASKED = 64;
/** Of two texts that are judged together, and of the first of them. */
const MOST_OF_BOTH = 104;
const MOST_OF_FIRST = 42;
/** How much of it is kept from the beginning of the first one, or of what he asks, where it is longer: who tells much asks at its end. */
const KEPT_OF_BEGINNING = 13;

/**
 * all-MiniLM-L6-v2: a text becomes 384 numbers that lie near those of texts that mean the same. Taught something else, it
 * judges two texts together.
 * @param {{ weightsPath: string, tokenizerPath: string, maxTokens: number }} model
 */
export function loadMinilm({ weightsPath, tokenizerPath, maxTokens: most }) {
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(tokenizerPath, 'utf8')), {});
  const wordNumber = numberIn(readTensors(weightsPath).bitsOf(WORDS));
  // Not every thread needs it.
  let encode = (ids) => {
    encode = createEncoder(readTensors(weightsPath), wordNumber, { most });
    return encode(ids);
  };

  const idsOf = (text) => tokenizer.encode(text).ids;

  return {
    /** Only its direction counts. */
    embed: (text) => encode(cut(idsOf(text), most)),

    /** The same of what he asks, read as what would answer it, by what it was taught in this file. */
    asking(file) {
      const lesson = readTensors(file);
      const encodeAsked = createEncoder(taught(readTensors(weightsPath), lesson), wordNumber, { most: MOST_ASKED });
      return (text) => encodeAsked(cut(idsOf(text), MOST_ASKED, KEPT_OF_BEGINNING));
    },

    /** How far it leans to yes about two texts, by what it was taught in this file. */
    judge(file) {
      const lesson = readTensors(file);
      const size = { most: MOST_OF_BOTH, layerCount: layersIn(lesson) };
      const encodePair = createEncoder(taught(readTensors(weightsPath), lesson), wordNumber, size);
      const [weights, [bias]] = [lesson.numbersOf('head.weight'), lesson.numbersOf('head.bias')];
      return (one, other) => {
        const first = cut(idsOf(one), MOST_OF_FIRST, KEPT_OF_BEGINNING);
        // One token begins both, and one ends each.
        const second = cut(idsOf(other), MOST_OF_BOTH + 1 - first.length).slice(1);
        const types = [...first.map(() => 0), ...second.map(() => 1)];
        const mean = encodePair([...first, ...second], types);
        return mean.reduce((sum, number, at) => sum + number * weights[at], bias);
      };
    },
  };
}

/** A lesson may need the first layers alone. */
function layersIn(lesson) {
  let count = 0;
  while (lesson.has(`encoder.layer.${count}.output.dense.bias`)) count += 1;
  return count;
}

/** As many of the tokens as there may be, the one that ends them among them; from the end all that are not of the beginning. */
function cut(ids, most, begin = most - 1) {
  return ids.length > most ? [...ids.slice(0, begin), ...ids.slice(begin - most)] : ids;
}
