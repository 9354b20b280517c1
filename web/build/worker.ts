import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { WORKER } from '../../contract/worker.ts';
import { type Bundle, stylesWith, withImports } from './bundle.ts';

/** What opens without a connection: the entry, and the screens that he comes to with it. */
const SHELL_PARTS = /^assets\/(index|login-page|question-of-the-day-page|dashboard-page|on-his-phone)-[\w-]+\.js$/;
const SHELL_FILES =
  /^assets\/(first-paint-[\w-]+\.js|(figtree|inter|newsreader)-latin-(wght|400)-normal-[\w-]+\.woff2)$/;
/** Of web/public, which the bundle does not know. */
const MARK = 'favicon.svg';

/** Writes the worker, with the list of what this build's pages are made of. There is none while developing. */
export function workerOfThisBuild(): Plugin {
  return {
    name: 'worker-of-this-build',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: WORKER.slice(1), source: await workerFor(bundle) });
      },
    },
  };
}

async function workerFor(bundle: Bundle): Promise<string> {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const files = shellFiles(bundle);
  const page = bundle['index.html'];
  const mark = readFileSync(join(import.meta.dirname, '..', 'public', MARK));
  const version = createHash('sha256')
    .update(files.join())
    .update(page?.type === 'asset' ? page.source : '')
    .update(mark);
  const shell = {
    version: version.digest('hex').slice(0, 12),
    entry: `/${entry.fileName}`,
    files: [...files, MARK].map((file) => `/${file}`),
  };
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '..', 'worker', 'worker.ts')],
    define: { SHELL: JSON.stringify(shell) },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Scripts with all that they stand on, their style sheets, and the fonts of every page. */
function shellFiles(bundle: Bundle): string[] {
  const names = Object.keys(bundle);
  const parts = names.filter((name) => SHELL_PARTS.test(name));
  const scripts = parts.flatMap((name) => [...withImports(name, bundle)]);
  const styles = parts.flatMap((name) => stylesWith(name, bundle));
  const fonts = names.filter((name) => SHELL_FILES.test(name));
  return [...new Set([...scripts, ...styles, ...fonts])].sort();
}
