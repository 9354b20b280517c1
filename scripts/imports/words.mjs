import { isTest, lineAt } from './sources.mjs';

const longestFile = 300;
/** They fall back to memory where the browser refuses; who goes past them breaks there. */
const storageFile = 'web/api/browser-storage.ts';
const sealedFiles = ['web/api/sealed-box.ts', 'web/api/sealed-storage.ts'];

const isTestOnly = (path) => isTest(path) || /^(server|web)\/testing\//.test(path);

/** Words that may stand in one place only. */
const words = [
  {
    pattern: /\bprocess\.env\b/g,
    within: 'server/',
    allowed: (path) => path === 'server/platform/config.ts' || isTestOnly(path),
    fault: 'process.env is read in server/platform/config.ts only',
  },
  {
    pattern: /\b86_?400(?:_?000)?\b|\b24 \* (?:60 \* 60|3_?600|HOUR)\b/g,
    within: '',
    allowed: (path) => path === 'contract/time.ts' || isTest(path),
    fault: "a day's length is DAY of contract/time.ts",
  },
  {
    pattern: /\bMath\.random\b/g,
    within: 'server/',
    allowed: () => false,
    fault: 'Math.random is guessable: use node:crypto',
  },
  {
    pattern: /(?<![\w$.])(?:(?:window|globalThis)\.)?fetch\(/g,
    within: 'web/',
    // The worker fetches the app's own files; it never calls the API.
    allowed: (path) => path === 'web/api/client.ts' || path.startsWith('web/worker/') || isTestOnly(path),
    fault: 'fetch is called in web/api/client.ts only',
  },
  {
    pattern: /\.(?:body|reply|params|query|events)\s*\.\s*(?:safeParse|parse|shape)\b|\bfaultIn\(\s*\w+\.\w+\.\w+/g,
    within: 'web/',
    allowed: isTestOnly,
    fault: "the build leaves an endpoint's schemas out of the browser: export the one a form needs from contract/",
  },
  {
    pattern: /stubGlobal\(\s*['"]fetch['"]|spyOn\(\s*(?:window|globalThis)\s*,\s*['"]fetch['"]/g,
    within: 'web/',
    allowed: (path) => path === 'web/testing/server.ts' || path === 'web/api/client.test.tsx',
    fault: 'the network is stubbed by web/testing/server, which holds stubs against the contract',
  },
  {
    pattern: /\bimport\s*\{[^}]*\b(?:Link|Redirect|navigate)\b[^}]*\}\s*from\s*'wouter/g,
    within: 'web/',
    allowed: (path) => path === 'web/ui/navigation.ts' || isTestOnly(path),
    fault: 'Link and navigate come from web/ui/navigation.ts, which knows the paths there are',
  },
  {
    pattern: /\bhref=(?:\{\s*)?["'`]\/(?!api\/)|\bpublicUrl\}\/(?!dev\/)/g,
    within: '',
    allowed: (path) => isTestOnly(path) || path.startsWith('server/local/'),
    fault: 'a link takes its path from contract/paths.ts',
  },
];

export function wordFaults(sources) {
  return words.flatMap(({ pattern, within, allowed, fault }) =>
    sources
      .filter(({ path }) => path.startsWith(within) && !allowed(path))
      .flatMap(({ path, code }) =>
        [...code.matchAll(pattern)].map((match) => ({ path, line: lineAt(code, match.index), fault })),
      ),
  );
}

/** Says which paths there are to be, as the specification spells them. */
const SPELLS_PATHS = 'e2e/routing.spec.ts';

/** The path of a screen stands in contract/paths.ts alone; tests may say what they expect, a story in a browser takes it from there. */
export function pathFaults(sources) {
  const table = sources.find(({ path }) => path === 'contract/paths.ts');
  const known = [...(table?.code ?? '').matchAll(/(?:path|next)\('(\/[a-z-]+)'\)/g)].map((match) => match[1]);
  if (known.length === 0) return [];
  const pattern = new RegExp(`['"\`}](${known.join('|')})(?=['"\`?#$])`, 'g');
  return sources
    .filter(
      ({ path }) =>
        path !== 'contract/paths.ts' && path !== SPELLS_PATHS && (path.startsWith('e2e/') || !isTestOnly(path)),
    )
    .flatMap(({ path, code }) =>
      [...code.matchAll(pattern)].map((match) => ({
        path,
        line: lineAt(code, match.index),
        fault: `${match[1]} is written in contract/paths.ts only`,
      })),
    );
}

export function storageFaults(sources) {
  const pattern = /\b(?:localStorage|sessionStorage|indexedDB|BroadcastChannel)\b/;
  return sources
    .filter(
      ({ path, code }) =>
        path.startsWith('web/') &&
        path !== storageFile &&
        !sealedFiles.includes(path) &&
        !isTestOnly(path) &&
        pattern.test(code),
    )
    .map(({ path, code }) => ({
      path,
      line: lineAt(code, code.search(pattern)),
      fault: `the browser's storage is touched in ${storageFile} only`,
    }));
}

export function sizeFaults(sources) {
  const exempt = /^server\/platform\/db\/migrations\/|\/pool\/|^server\/subjects\/from-wordnet\.ts$/;
  return sources
    .filter(({ path }) => /\.(ts|tsx|css)$/.test(path) && !exempt.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longestFile)
    .map(({ path, lines }) => ({ path, line: longestFile + 1, fault: `${lines} lines; at most ${longestFile}` }));
}
