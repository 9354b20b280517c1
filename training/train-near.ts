import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import { featuresOf, nearness } from '../server/ideas/near/nearness';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { regress } from './logistic';
import { readPairs, type TitledPair } from './near-pairs';

/** Learns from pairs of titles when two are the same gift, and writes the weights. `--untouched` only tells how it does on pairs that taught nothing. */
const { values } = parseArgs({ options: { cache: { type: 'string' }, untouched: { type: 'boolean' } } });
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
const pairsOf = (name: string) => readPairs(new URL(`cases/${name}.json`, import.meta.url), embedder);

const RIDGE = 1;

function told(pairs: readonly TitledPair[]): string {
  const found = ({ pair }: TitledPair) => nearness(...pair) > 0;
  const [same, other] = [pairs.filter(({ isSame }) => isSame), pairs.filter(({ isSame }) => !isSame)];
  return `${same.filter(found).length} of ${same.length} found, ${other.filter(found).length} of ${other.length} mistaken`;
}

if (values.untouched) {
  console.log(told(await pairsOf('untouched/near-pairs')));
} else {
  const pairs = (
    await Promise.all(['near/first', 'near/writer-1', 'near/writer-2', 'near/writer-3'].map(pairsOf))
  ).flat();
  const features = pairs.map(({ pair }) => featuresOf(...pair));
  const names = Object.keys(features[0] ?? {}) as (keyof ReturnType<typeof featuresOf>)[];
  const examples = pairs.map(({ isSame }, at) => ({
    features: Float64Array.from(names, (name) => features[at]?.[name] ?? 0),
    isSo: isSame,
    weight: 1,
  }));
  const bounds = { held: new Map<number, number>(), neverBelowZero: new Set<number>(), ridge: RIDGE };
  const learned = regress(examples, new Float64Array(names.length), bounds);
  const lines = names.map((name, at) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: ${Number((learned[at] ?? 0).toFixed(2))},`;
  });
  const text = `import type { Features } from './compared';

/** How much what is known of two titles speaks for their being the same gift. Written by \`npm run ideas:train\`. */
export const weights: Readonly<Record<keyof Features, number>> = {
${lines.join('\n')}
};
`;
  writeFileSync(fileURLToPath(new URL('../server/ideas/near/weights.ts', import.meta.url)), text);
}
await embedder.close();
