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

/** The style sheets that a file brings, in the order in which the build's own loader adds them: its own after those it stands on. */
export function stylesWith(file: string, bundle: Bundle): string[] {
  const files = [...withImportsFirst(file, bundle)];
  return files.flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
  });
}

function withImportsFirst(
  file: string,
  bundle: Bundle,
  begun = new Set<string>(),
  known = new Set<string>(),
): Set<string> {
  if (begun.has(file)) return known;
  begun.add(file);
  const output = bundle[file];
  const imports = output?.type === 'chunk' ? output.imports : [];
  for (const one of imports) withImportsFirst(one, bundle, begun, known);
  return known.add(file);
}
