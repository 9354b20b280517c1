import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '../../server/assistant/embedding/local-embedder';
import { phrasings } from '../../server/assistant/phrasings/phrasings';
import { readQuestion } from '../../server/assistant/reading/read-question';
import { textsToEmbed } from '../../server/assistant/retrieval/terms';
import { rememberingIn } from '../../server/testing/remembered-vectors';
import { examOf } from '../exam-file';
import { answeredOfPool } from '../pool-trials';
import { notebooksTaught, servedByWriters } from './notebooks-taught';
import { callTorch, tokensOf } from './taught';

/** What she said, and what he types that some of it serves, by their places. */
interface Book {
  told: { question: string; answer: string }[];
  asked: { typed: string; serves: number[]; maybe: number[] }[];
}

/** As `minilm.mjs` cuts it, without the tokens that begin and end a text; hardly anybody types more. */
const MOST_TOKENS = 62;

function ofNotebook(name: string): Book {
  const { notebook, asked } = examOf(name);
  const placesOf = (keys: readonly string[]) =>
    keys.map((key) => notebook.findIndex((one) => one.key === key)).filter((at) => at >= 0);
  return {
    told: notebook,
    asked: asked.map(({ question, serves, maybe }) => ({
      ...{ typed: question, serves: placesOf(serves), maybe: placesOf(maybe) },
    })),
  };
}

const ofWriters = (): Book[] =>
  servedByWriters().map((told) => ({
    told,
    asked: told.flatMap(({ serves }, at) => serves.map((typed) => ({ typed, serves: [at], maybe: [] }))),
  }));

/** Half of the pool: what speaks for an answer is learned from the rest (`pool-trials`). */
function ofPool(): Book {
  const taught = answeredOfPool.filter(({ isTaught }) => isTaught);
  return {
    told: taught,
    asked: taught.flatMap(({ id }, at) =>
      [...(phrasings[id] ?? [])].slice(0, 3).map((typed) => ({ typed, serves: [at], maybe: [] })),
    ),
  };
}

const { values } = parseArgs({ options: { cache: { type: 'string' }, epochs: { type: 'string', default: '5' } } });
const onlyFaults = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
const embedder = rememberingIn(values.cache, createLocalEmbedder(onlyFaults));
const books: unknown[] = [];
for (const { told, asked } of [...notebooksTaught.asks.map(ofNotebook), ...ofWriters(), ofPool()]) {
  const vectors = await embedder.embed(told.flatMap(textsToEmbed));
  if (!vectors) throw new Error('the model is away');
  books.push({
    told: told.map((_, at) => vectors.slice(3 * at, 3 * at + 3).map((vector) => Array.from(vector))),
    asked: asked
      .filter(({ serves }) => serves.length > 0)
      .map(({ typed, ...places }) => ({
        tokens: tokensOf(readQuestion(typed).turned).slice(0, MOST_TOKENS),
        ...places,
      })),
  });
}
await embedder.close();

/** Teaches the model to read what he types as what would answer it. What it prints at last goes into `retrieval/measure`; then `assistant:train` learns the weights. npm run assistant:asks [-- --cache FOLDER] */
callTorch('teach_asks.py', 'asks', books, '--epochs', values.epochs);
