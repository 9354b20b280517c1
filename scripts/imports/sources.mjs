import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** @typedef {{ path: string, text: string, code: string, imports: { to: string, relative: boolean, line: number, typeOnly: boolean }[] }} Source */

const tiers = ['contract', 'server', 'web', 'e2e', 'bench', 'proof', 'training'];
const endings = ['', '.ts', '.tsx', '.mjs', '.css', '/index.ts', '/index.tsx'];

/** Every source file of the tiers below `root`, with the files and packages it imports. */
export function readSources(root) {
  const paths = tiers.flatMap((tier) => listFiles(root, tier)).filter((path) => /\.(ts|tsx|mts|mjs|css)$/.test(path));
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const code = path.endsWith('.css') ? '' : withoutComments(text);
    return { path, text, code, imports: importsOf(root, path, code) };
  });
}

export const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path);

export const lineAt = (text, index) => text.slice(0, index).split('\n').length;

function listFiles(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return statSync(join(root, path)).isDirectory() ? listFiles(root, path) : [path];
    });
}

/** Comments become blanks of the same shape, so that line numbers stay true. Strings are kept: they may hold `//`. */
function withoutComments(text) {
  const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(stringOrComment, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part));
}

const importForms = [
  /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\{[^}]*\}\s*|\*\s*(?:as\s+[\w$]+\s*)?)?from\s*(['"])([^'"]+)\1/g,
  /\bimport\s*(['"])([^'"]+)\1/g,
  /\b(?:import|require)\s*\(\s*(['"`])([^'"`]+)\1/g,
];

function importsOf(root, path, code) {
  return importForms
    .flatMap((form) => [...code.matchAll(form)])
    .map((match) => ({
      ...resolve(root, path, match[2]),
      line: lineAt(code, match.index),
      typeOnly: /^import\s+type\b/.test(match[0]),
    }))
    .sort((a, b) => a.line - b.line);
}

function resolve(root, from, specifier) {
  if (!specifier.startsWith('.')) return { to: specifier, relative: false };
  const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  const ending = endings.find((candidate) => isFile(target + candidate));
  return { to: target + (ending ?? ''), relative: true };
}
