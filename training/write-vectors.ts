import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '../server/assistant/embedding/kept-vectors';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { vectorsFile } from '../server/assistant/phrasings/by-meaning';
import { textsOfAskings } from '../server/assistant/phrasings/texts';
import { thingsFile } from '../server/ideas/near/meaning';
import { thingTexts } from '../server/ideas/near/things';
import { rememberingIn } from '../server/testing/remembered-vectors';

const sets = {
  phrasings: { file: vectorsFile, texts: textsOfAskings },
  things: { file: thingsFile, texts: () => thingTexts().flatMap(({ texts }) => texts) },
};

/** Works out where texts that we ship lie in meaning. It takes minutes, so the vectors are kept beside the texts. */
const { values, positionals } = parseArgs({ options: { cache: { type: 'string' } }, allowPositionals: true });
const [which] = positionals;
if (which !== 'phrasings' && which !== 'things') throw new Error('say whether of the phrasings or of the things');
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
const texts = sets[which].texts();
const vectors: Buffer[] = [];
for (const text of texts) {
  const [vector] = (await embedder.embed([text])) ?? [];
  if (!vector) throw new Error('the model is away');
  vectors.push(Buffer.from(vector));
}
await embedder.close();
writeFileSync(sets[which].file, Buffer.concat([fingerprintOf(texts), ...vectors]));
console.log(`${vectors.length} texts`);
