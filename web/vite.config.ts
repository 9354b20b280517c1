import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'esbuild';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { manifestPictures } from './build/manifest-pictures.ts';
import { filesOfScreens } from './build/screen-files.ts';
import { workerOfThisBuild } from './build/worker.ts';

/** The two Latin fonts of every page. */
const FIRST_FONTS = /(figtree|inter)-latin-wght-normal-[\w-]+\.woff2$/;

/** What every page stands on. */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store)[\\/]/;

/** Large, and few screens need it: whoever needs none of it does not wait for it. */
const SCHEMAS = /node_modules[\\/]zod[\\/]|contract[\\/]text\.ts/;

const OURS = /^(?!.*node_modules).*[\\/](web|contract)[\\/]/;
const FIRST_SCREEN = /web[\\/]accounts[\\/]login-page\.tsx$/;
/** The screens that everybody may open. */
const PUBLIC_SCREENS =
  /web[\\/](accounts[\\/](login|signup|reset-password|verify-email)|billing[\\/]upgrade|contact[\\/]contact|daily-mail[\\/]unsubscribe|help[\\/]help)-page\.tsx$/;
/** Comes to every page, after all else. */
const ON_HIS_PHONE = /web[\\/]phone[\\/]on-his-phone\.tsx$/;

/**
 * What screens share is put together by who needs it, in place of a hundred small files that compress badly and are asked
 * for one by one. Each part stands on those named before it, and on no other: none waits for what it does not need.
 */
function sharedPart(id: string, chunking: Rolldown.ChunkingContext): string {
  const about = (one: string) => chunking.getModuleInfo(one);
  const importers = (one: string) => about(one)?.importers ?? [];
  const imported = (one: string) => about(one)?.importedIds ?? [];
  if (leadsTo(FIRST_SCREEN, id, importers)) return 'first-parts';
  if (leadsTo(PUBLIC_SCREENS, id, importers)) return leadsTo(SCHEMAS, id, imported) ? 'public-forms' : 'public-parts';
  return leadsTo(ON_HIS_PHONE, id, importers) ? 'phone-parts' : 'notebook';
}

function leadsTo(
  wanted: RegExp,
  from: string,
  next: (id: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return wanted.test(from) || next(from).some((id) => leadsTo(wanted, id, next, seen));
}

/** Lets the browser fetch these together with the entry instead of after its style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
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
    preloadFonts(),
    themeBeforeFirstPaint(),
    manifestPictures(),
    filesOfScreens(),
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
            { name: 'libraries', test: LIBRARIES, priority: 4 },
            // The entry in one file: what it stands on without fetching anything later.
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'schemas', test: SCHEMAS, priority: 1 },
            { name: sharedPart, debugName: 'shared', test: OURS, priority: 0, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
