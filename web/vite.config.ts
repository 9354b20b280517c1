import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'esbuild';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { withImports } from './build/bundle.ts';
import { manifestPictures } from './build/manifest-pictures.ts';
import { workerOfThisBuild } from './build/worker.ts';

/** What the first visit needs beyond the entry: the two Latin fonts of every page, and the screen most people land on. */
const FIRST_FONTS = /(figtree|inter)-latin-wght-normal-[\w-]+\.woff2$/;
const FIRST_SCREEN = /login-page-[\w-]+\.js$/;

/** What every page stands on. */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store)[\\/]/;

/** What most screens are made of: one file instead of a dozen small ones that compress badly. Who has no session types nothing that is sealed. */
const KIT = /web[\\/](ui|shell|api|session)[\\/](?!sealed-storage|sealing)/;

/** What the login page shares with a few others: every first visit fetches these, and together they compress better. */
const FIRST_PARTS =
  /web[\\/](ui[\\/](password-field|dates|page[\\/](her-words|notebook-page))|api[\\/]known-devices|accounts[\\/](queries|use-resend|example-reply|email-field))/;

/** What a few screens share and is small: in files of their own, the list of them would cost a first visit more than they weigh. */
const SMALL_PARTS =
  /web[\\/](ui[\\/](stack\.|count\.|counted|journal\.|short-form|fact|form-outcome|column-heads|large-number|use-(focus-back|later|today)|empty-state|select)|drafts[\\/](not-kept|use-kept-)|session[\\/]leave-for-login)/;

/** What the kit and the login page say and call, and what they stand for in the address. Imports none of them. */
const FIRST_WORDS =
  /contract[\\/](words[\\/](common|shell|session|login|signup|contact)|limits|time|paths|access|accounts|billing|endpoint|events|example|messages|page-kinds)\.ts|web[\\/]routes/;

/** Lets the browser fetch these together with the entry instead of after it. */
function preloadFirstVisit(): Plugin {
  const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs,
    injectTo: 'head',
  });
  return {
    name: 'preload-first-visit',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((output) => {
          const href = `/${output.fileName}`;
          if (output.type === 'chunk' && FIRST_SCREEN.test(output.fileName)) {
            const files = [...withImports(output.fileName, bundle ?? {})].filter((file) => !html.includes(file));
            return files.map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` }));
          }
          if (!FIRST_FONTS.test(output.fileName)) return [];
          return [link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href })];
        }),
    },
  };
}

/** What the browser never reads of an endpoint: the server parses what it is sent and what it answers, and documents the call. */
const OF_THE_SERVER = new Set(['summary', 'params', 'query', 'body', 'reply', 'events']);

interface Syntax {
  type: string;
  start: number;
  end: number;
}
interface EndpointCall extends Syntax {
  callee?: { name?: string };
  arguments?: { properties?: (Syntax & { key?: { name?: string } })[] }[];
}
interface Import extends Syntax {
  specifiers?: { local: { name: string } }[];
}

/**
 * A first visit waits for every call of the accounts: they come without what only the server uses, and without the files
 * that only this is made of. The bundler itself leaves those out too late: what imports a file is put beside it.
 */
function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]contract[\\/][\w-]+\.ts$/.test(id)) return null;
      const parse = (text: string) => this.parse(text, { lang: 'ts' });
      const lean = without(unreadParts(parse(code)), code);
      return { code: without(unusedImports(parse(lean)), lean), map: null };
    },
  };
}

function without(parts: Syntax[], code: string): string {
  return parts.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''), code);
}

function unreadParts(program: Syntax): Syntax[] {
  return nodesIn(program)
    .filter((node): node is EndpointCall => node.type === 'CallExpression')
    .filter(({ callee }) => callee?.name === 'endpoint')
    .flatMap((call) => call.arguments?.[0]?.properties ?? [])
    .filter(({ key }) => OF_THE_SERVER.has(key?.name ?? ''));
}

function unusedImports(program: Syntax): Syntax[] {
  const nodes = nodesIn(program);
  const imports = nodes.filter((node): node is Import => node.type === 'ImportDeclaration');
  const used = new Set(
    nodes
      .filter(({ start }) => !imports.some((one) => one.start <= start && start < one.end))
      .map((node) => ('name' in node ? node.name : null)),
  );
  return imports.filter(({ specifiers = [] }) => !specifiers.some(({ local }) => used.has(local.name)));
}

/** Types are erased anyway, and name much that is not used otherwise. */
function isType({ type, exportKind }: { type?: string; exportKind?: string }): boolean {
  return exportKind === 'type' || /^TS(Type|Interface)/.test(type ?? '');
}

function nodesIn(value: unknown): Syntax[] {
  if (typeof value !== 'object' || value === null || isType(value)) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Syntax, ...inside] : inside;
}

const FIRST_PAINT = /first-paint-[\w-]+\.js$/;

/**
 * An administrator's theme must be there before the first paint, and the app comes too late for that: it is a small
 * script of its own, the only one that a page waits for. Inline it would need leave from the Content-Security-Policy.
 */
function themeBeforeFirstPaint(): Plugin[] {
  const source = ['theme', 'first-paint.ts'];
  const built: Plugin = {
    name: 'theme-before-first-paint',
    apply: 'build',
    async buildStart() {
      const { outputFiles } = await build({
        entryPoints: [join(import.meta.dirname, ...source)],
        bundle: true,
        format: 'iife',
        minify: true,
        target: 'es2022',
        write: false,
      });
      this.emitFile({ type: 'asset', name: 'first-paint.js', source: outputFiles[0]?.text ?? '' });
    },
    transformIndexHtml: {
      order: 'post',
      // Before the style sheet, which would hold it up.
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_PAINT.test(file))
          .map((file) => ({ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' })),
    },
  };
  const served: Plugin = {
    name: 'theme-while-developing',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/${source.join('/')}` }, injectTo: 'head-prepend' },
    ],
  };
  return [built, served];
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    leanEndpoints(),
    preloadFirstVisit(),
    themeBeforeFirstPaint(),
    manifestPictures(),
    workerOfThisBuild(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The Content-Security-Policy allows fonts and styles from our own host only, so nothing may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A schema that nobody reads is left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          // What a part imports does not follow it: a first visit would wait for the words of every screen, and for Zod.
          includeDependenciesRecursively: false,
          groups: [
            // Changes rarely, so returning visitors have it.
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            { name: 'first-words', test: FIRST_WORDS, priority: 0 },
            { name: 'first-parts', test: FIRST_PARTS, priority: 0 },
            { name: 'small-parts', test: SMALL_PARTS, priority: 0 },
            // A part of few screens stays with them: the login page does not wait for the journal and the figures.
            { name: 'kit', test: KIT, priority: 1, minShareCount: 12 },
          ],
        },
      },
    },
  },
});
