import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { vectorsFile } from '../server/assistant/phrasings/by-meaning';
import { fingerprintOf, textsOfAskings } from '../server/assistant/phrasings/texts';
import { rememberingIn } from '../server/testing/remembered-vectors';

/** Works out where the phrasings lie in meaning. It takes minutes, so the vectors are kept beside the phrasings. */
const { values } = parseArgs({ options: { cache: { type: 'string' } } });
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
const texts = textsOfAskings();
const vectors: Buffer[] = [];
for (const text of texts) {
  const [vector] = (await embedder.embed([text])) ?? [];
  if (!vector) throw new Error('the model is away');
  vectors.push(Buffer.from(vector));
}
await embedder.close();
writeFileSync(vectorsFile, Buffer.concat([fingerprintOf(texts), ...vectors]));
console.log(`${vectors.length} texts`);
