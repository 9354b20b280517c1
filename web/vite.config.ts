import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'esbuild';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** What the first visit needs beyond the entry: the two Latin fonts of every page, and the screen most people land on. */
const FIRST_FONTS = /(figtree|inter)-latin-wght-normal-[\w-]+\.woff2$/;
const FIRST_SCREEN = /login-page-[\w-]+\.js$/;

/** What every page stands on. */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|zod)[\\/]|web[\\/]api[\\/]no-eval/;

/** What most screens are made of: one file instead of a dozen small ones that compress badly. */
const KIT = /web[\\/](ui|shell|api|session)[\\/]/;

/** What the login page shares with a few others: every first visit fetches these, and together they compress better. */
const FIRST_PARTS = /web[\\/](ui[\\/](text-field|password-field|use-one-at-a-time)|accounts[\\/](queries|use-resend))/;

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
            const files = [output.fileName, ...output.imports].filter((file) => !html.includes(file));
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

/** A first visit waits for every call of the accounts: they come without what only the server uses. */
function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]contract[\\/][\w-]+\.ts$/.test(id)) return null;
      const unread = callsIn(this.parse(code, { lang: 'ts' }))
        .filter(({ callee }) => callee?.name === 'endpoint')
        .flatMap((call) => call.arguments?.[0]?.properties ?? [])
        .filter(({ key }) => OF_THE_SERVER.has(key?.name ?? ''));
      const lean = unread.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''),
        code,
      );
      return { code: lean, map: null };
    },
  };
}

function callsIn(node: unknown): EndpointCall[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(callsIn);
  return 'type' in node && node.type === 'CallExpression' ? [node as EndpointCall, ...inside] : inside;
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
  plugins: [react(), leanEndpoints(), preloadFirstVisit(), themeBeforeFirstPaint()],
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
          // Changes rarely, so returning visitors have it. no-eval belongs here, or a schema of another file would be
          // made before Zod has been told that it may not write code.
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            { name: 'first-parts', test: FIRST_PARTS, priority: 0 },
            // A part of few screens stays with them: the login page does not wait for the journal and the figures.
            { name: 'kit', test: KIT, priority: 1, minShareCount: 12 },
          ],
        },
      },
    },
  },
});
