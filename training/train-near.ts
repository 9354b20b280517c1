import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '../server/assistant/embedding/kept-vectors';
import { createLocalEmbedder } from '../server/assistant/embedding/local-embedder';
import type { Vector } from '../server/assistant/notes';
import { meaningOf } from '../server/ideas/near/meaning';
import { featuresOf, type ReadTitle, readTitle } from '../server/ideas/near/nearness';
import { AXES, packed, positionBy, rememberedFile } from '../server/ideas/near/remembered';
import { theSame } from '../server/ideas/near/the-same';
import { rememberingIn } from '../server/testing/remembered-vectors';
import { regress } from './logistic';
import { inOrder, isFound, readPairs, strangers, type TitledPair, textsOf, vectorOf, writers } from './near-pairs';
import { principalAxes } from './principal-axes';

/** Learns from pairs of titles when two are the same gift: remembers the pairs, and writes the weights. `--untouched` only tells how it does on pairs of strangers, who taught nothing. */
const { values } = parseArgs({ options: { cache: { type: 'string' }, untouched: { type: 'boolean' } } });
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));

const RIDGE = 1;
const HARD = 0.2;

async function told(pairs: readonly TitledPair[]): Promise<string> {
  const found = { same: 0, other: 0 };
  for (const pair of pairs) if (await isFound(pair, embedder)) found[pair.isSame ? 'same' : 'other'] += 1;
  const same = pairs.filter(({ isSame }) => isSame).length;
  return `${found.same} of ${same} found, ${found.other} of ${pairs.length - same} mistaken`;
}

/** He gave what stands first in each pair of two strangers, and types what the one wrote second: what he is told of. */
async function toldOfMany(pairs: readonly TitledPair[], others: readonly TitledPair[]): Promise<string> {
  const idea = { id: '', state: 'given', givenOn: null, reaction: null, neverAgain: false } as const;
  const past = [...pairs, ...others].map(({ titles: [title], pair: [read] }) => ({
    ...read,
    idea: { ...idea, title },
  }));
  const count = { found: 0, asked: 0, elsewhere: 0 };
  for (const { titles, pair, isSame } of pairs) {
    const until = performance.now() + 60_000;
    const told = await theSame(embedder, { ...pair[1], text: titles[1] }, past, until);
    const [right, wrong] = [
      told.filter((one) => one.idea.title === titles[0]),
      told.filter((one) => one.idea.title !== titles[0]),
    ];
    if (isSame) count.asked += 1;
    if (isSame && right.length > 0) count.found += 1;
    if (wrong.length > 0) count.elsewhere += 1;
  }
  return `beside ${past.length - 1} others ${count.found} of ${count.asked} found, ${count.elsewhere} of ${pairs.length} told of another`;
}

/** Writes down where all of them lie. */
function remember(texts: readonly string[], vectors: readonly Vector[], samePairs: number): void {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float32Array(size);
  for (const vector of vectors)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
  const centered = vectors.map((vector) => Float32Array.from(vector, (value, at) => value - (mean[at] ?? 0)));
  const axes = principalAxes(centered, AXES);
  const titles = new Int8Array(vectors.length * AXES);
  for (const [at, vector] of vectors.entries()) titles.set(positionBy(vector, { mean, axes }), at * AXES);
  writeFileSync(rememberedFile, Buffer.concat([fingerprintOf(texts), packed({ samePairs, mean, axes, titles })]));
}

function writeWeights(names: readonly string[], learned: Float64Array): void {
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

async function learn(): Promise<void> {
  const pairs = inOrder(writers());
  const texts = textsOf(pairs);
  const vectors: Vector[] = [];
  for (const text of texts) vectors.push(await vectorOf(text, embedder));
  remember(texts, vectors, pairs.filter(({ isSame }) => isSame).length);
  const read = (title: number): ReadTitle => {
    const { writer, titles } = pairs[title >> 1] ?? { writer: '', titles: ['', ''] };
    // Nobody is judged by what he wrote himself.
    const isHis = (other: number) => pairs[other >> 1]?.writer === writer;
    return readTitle({ title: titles[title & 1] ?? '', meaning: meaningOf(vectors[title] ?? new Int8Array(), isHis) });
  };
  const features = pairs.map((_, at) => featuresOf(read(2 * at), read(2 * at + 1)));
  const names = Object.keys(features[0] ?? {}) as (keyof ReturnType<typeof featuresOf>)[];
  const examples = pairs.map(({ isSame, isHard }, at) => ({
    features: Float64Array.from(names, (name) => features[at]?.[name] ?? 0),
    isSo: isSame,
    weight: isHard ? HARD : 1,
  }));
  const bounds = { held: new Map<number, number>(), neverBelowZero: new Set<number>(), ridge: RIDGE };
  writeWeights(names, regress(examples, new Float64Array(names.length), bounds));
}

if (values.untouched) {
  const all = await Promise.all(
    strangers().map(async ({ name, pairs }) => ({ name, pairs: await readPairs(pairs, embedder) })),
  );
  for (const [at, { name, pairs }] of all.entries()) {
    const others = all[(at + 1) % all.length]?.pairs ?? [];
    console.log(`${name}: ${await told(pairs)}; ${await toldOfMany(pairs, others)}`);
  }
} else {
  await learn();
}
await embedder.close();
