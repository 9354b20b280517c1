import { leftOut, roots } from './roots.mjs';
import { kindsOf, readWordnet } from './wordnet.mjs';

const WIDTH = 116;
const MOST_WORDS = 2;

/** The text of server/subjects/from-wordnet.ts. */
export function membersFile() {
  const wordnet = readWordnet();
  const entries = Object.entries(roots)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([subject, senses]) => {
      const found = senses.flatMap((sense) => kindsOf(wordnet, sense)).filter((kind) => isPlain(wordnet, kind));
      return entryOf(subject, [...new Set(found.map(({ word }) => word.replaceAll('_', ' ')))].sort());
    });
  return `/**
 * Members of subjects out of WordNet: written by \`npm run subjects:build\`, not by hand.
 * WordNet 3.1 Copyright 2011 by Princeton University; its license is beside this file, in wordnet-license.txt.
 */
export const fromWordnet = {
${entries.join('\n')}
} as const;
`;
}

/** A word that mostly means this: a name of one meaning, or of two words, of which this is the first. */
function isPlain({ senses, others }, { word, offset }) {
  const parts = word.split('_');
  if (/[^a-z_-]/.test(word) || word.length < 3 || parts.length > MOST_WORDS || leftOut.has(word)) return false;
  const own = senses.get(word) ?? [];
  return parts.length > 1 ? own[0] === offset : own.length === 1 && !others.has(word);
}

function entryOf(subject, words) {
  const lines = [];
  let line = '';
  for (const word of words) {
    if (line.length + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += `${word}, `;
  }
  lines.push(line.trimEnd().replace(/,$/, ''));
  const name = /^[a-z]+$/.test(subject) ? subject : `'${subject}'`;
  return `  ${name}: \`${lines.join('\n    ')}\`,`;
}
