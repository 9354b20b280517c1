import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** A file and all that it stands on: what is imported by an import is waited for as well. */
export function withImports(file: string, bundle: Bundle, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const output = bundle[file];
  const imports = output?.type === 'chunk' ? output.imports : [];
  for (const one of imports) withImports(one, bundle, known);
  return known;
}
