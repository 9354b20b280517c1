import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkTree } from './imports/check.mjs';

const trees = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

function faultsIn(files) {
  const tree = mkdtempSync(join(tmpdir(), 'heartnote-imports-'));
  trees.push(tree);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return checkTree(tree).faults;
}

const importing = (...paths) => paths.map((path) => `import { x } from '${path}';\n`).join('');
const lines = (count) => 'x;\n'.repeat(count);

const loginPage = { 'web/accounts/login-page.tsx': '' };

const forbidden = [
  [
    'the contract imports a package',
    { 'contract/a.ts': importing('fastify') },
    'contract/a.ts:1 contract/ may not import fastify',
  ],
  [
    'the contract imports the server',
    { 'contract/a.ts': importing('../server/app') },
    'contract/ may not import server/',
  ],
  ['the server imports the web', { 'server/app.ts': importing('../web/app') }, 'server/ may not import web/'],
  ['the web imports the server', { 'web/app.tsx': importing('../server/app') }, 'web/ may not import server/'],
  ['the web imports a Node module', { 'web/app.tsx': importing('node:fs') }, 'web/ may not import node:fs'],
  ['an e2e story imports the server', { 'e2e/a.spec.ts': importing('../server/app') }, 'e2e/ may not import server/'],
  [
    'the server imports the training',
    { 'server/assistant/a.ts': importing('../../training/learn') },
    'server/ may not import training/',
  ],
  ['a bench imports the server', { 'bench/a.ts': importing('../server/app') }, 'bench/ may not import server/'],
  [
    'platform imports a feature',
    { 'server/platform/http/a.ts': importing('../../accounts/login') },
    'server/platform may not',
  ],
  [
    'platform imports the top',
    { 'server/platform/a.ts': importing('../app') },
    'server/platform may not import server/app',
  ],
  ['local imports a feature', { 'server/local/a.ts': importing('../billing/sync') }, 'server/local may not import'],
  [
    'a feature imports the local stand-ins',
    { 'server/billing/sync.ts': importing('../local/stripe') },
    'a feature may not import',
  ],
  [
    'a feature opens the outside world itself',
    { 'server/deps.ts': '', 'server/billing/sync.ts': importing('../deps') },
    'a feature may not import server/deps.ts',
  ],
  [
    'routes import another feature',
    { 'server/admin/routes.ts': importing('../billing/sync') },
    'routes may not import another',
  ],
  [
    'a store imports another feature',
    { 'server/admin/store.ts': importing('../billing/sync') },
    'a store may not import another',
  ],
  [
    'a store imports its own verb',
    { 'server/admin/store.ts': importing('./users') },
    "a store may not import its feature's",
  ],
  [
    'a verb imports its own routes',
    { 'server/admin/users.ts': importing('./routes') },
    'a verb may not import its routes',
  ],
  [
    'a feature leaves the table',
    { 'server/billing/sync.ts': importing('../accounts/login') },
    'billing may not import accounts',
  ],
  [
    "a verb imports another's store",
    { 'server/admin/users.ts': importing('../accounts/store') },
    "accounts's store is its own",
  ],
  [
    "a verb imports another's routes",
    { 'server/admin/users.ts': importing('../accounts/routes') },
    "accounts's routes is its own",
  ],
  [
    'admin imports the vault',
    { 'server/admin/users.ts': importing('../platform/crypto/vault') },
    'may not import platform/crypto',
  ],
  [
    'the product imports test code',
    { 'server/app.ts': importing('./testing/factories') },
    'only tests may import server/testing',
  ],
  ['the web imports test code', { 'web/app.tsx': importing('./testing/render') }, 'only tests may import web/testing'],
  ['ui imports a feature', { 'web/ui/button.tsx': importing('../billing/plan') }, 'web/ui may not import a feature'],
  ['theme imports a feature', { 'web/theme/a.ts': importing('../billing/plan') }, 'web/theme may not import a feature'],
  ['api imports a feature', { 'web/api/client.ts': importing('../billing/plan') }, 'web/api may not import a feature'],
  ['ui imports the session', { 'web/ui/a.ts': importing('../session/me') }, 'web/ui may not import web/session'],
  ['the session imports drafts', { 'web/session/a.ts': importing('../drafts/a') }, 'web/session may not import'],
  ['session imports a feature', { 'web/session/a.ts': importing('../billing/plan') }, 'web/session may not import a'],
  ['session imports the shell', { 'web/session/a.ts': importing('../shell/page') }, 'may not import web/shell'],
  [
    'shell imports a feature',
    { 'web/shell/a.tsx': importing('../billing/plan') },
    'web/shell may not import a feature',
  ],
  [
    'a feature of the web leaves the table',
    { 'web/billing/a.tsx': importing('../answers/search') },
    'web/billing/a.tsx:1 billing may not import answers',
  ],
  [
    'a feature of the web that the table does not name imports another',
    { 'web/gifts/a.tsx': importing('../answers/search') },
    'gifts may not import answers',
  ],
  [
    'a feature imports a screen',
    { 'web/dashboard/a.tsx': importing('../accounts/login-page'), ...loginPage },
    'only web/screens.ts may import a screen',
  ],
  [
    'the app imports a screen past the table',
    { 'web/app.tsx': importing('./accounts/login-page'), ...loginPage },
    'only web/screens.ts may import a screen',
  ],
  [
    'a feature imports the app',
    { 'web/app.tsx': '', 'web/billing/a.tsx': importing('../app') },
    'web/billing may not import web/app.tsx',
  ],
  [
    'a feature imports the table of screens',
    { 'web/screens.ts': '', 'web/billing/a.tsx': importing('../screens') },
    'web/billing may not import web/screens.ts',
  ],
  [
    'ui imports the routes',
    { 'web/routes.ts': '', 'web/ui/a.tsx': importing('../routes') },
    'web/ui may not import web/routes.ts',
  ],
  [
    'the routes import the app',
    { 'web/app.tsx': '', 'web/routes.ts': importing('./app') },
    'web/routes.ts may not import web/app.tsx',
  ],
  [
    'process.env outside the configuration',
    { 'server/app.ts': 'const a = 1;\nprocess.env.PORT;' },
    'server/app.ts:2 process.env',
  ],
  ['Math.random in the server', { 'server/app.ts': 'Math.random();' }, 'server/app.ts:1 Math.random'],
  ['a day counted anew', { 'server/app.ts': 'const a = 7 * 24 * 60 * 60 * 1000;' }, "server/app.ts:1 a day's length"],
  ['fetch outside the client', { 'web/app.tsx': "fetch('/api');" }, 'web/app.tsx:1 fetch'],
  [
    'a schema that the build leaves out',
    { 'web/app.tsx': 'answers.edit.body.safeParse({});' },
    "web/app.tsx:1 the build leaves an endpoint's schemas out",
  ],
  [
    'such a schema by way of a helper',
    { 'web/app.tsx': 'faultIn(answers.edit.body, text);' },
    "web/app.tsx:1 the build leaves an endpoint's schemas out",
  ],
  ['fetch by its long name', { 'web/app.tsx': "window.fetch('/api');" }, 'web/app.tsx:1 fetch'],
  [
    'a link that takes any address',
    { 'web/app.tsx': "import { Link, useSearch } from 'wouter';" },
    'web/app.tsx:1 Link and navigate come from web/ui/navigation.ts',
  ],
  [
    'a way that takes any address',
    { 'web/app.tsx': "import { navigate } from 'wouter/use-browser-location';" },
    'web/app.tsx:1 Link and navigate come from',
  ],
  ['a link with an address of its own', { 'web/app.tsx': '<a href="/hlep">' }, 'web/app.tsx:1 a link takes its path'],
  [
    'a mail with an address of its own',
    { 'server/accounts/a.ts': `\`\${config.publicUrl}/logn\`;` },
    'server/accounts/a.ts:1 a link takes its path from contract/paths.ts',
  ],
  [
    'a path that is written twice',
    { 'contract/paths.ts': "path('/help');", 'web/app.tsx': "go('/help');" },
    'web/app.tsx:1 /help is written in contract/paths.ts only',
  ],
  [
    'a path within a longer address',
    { 'contract/paths.ts': "path('/help');", 'server/app.ts': `\`\${host}/help?a=b\`;` },
    'server/app.ts:1 /help is written in contract/paths.ts only',
  ],
  [
    'a path that needs a login, written twice',
    { 'contract/paths.ts': "next('/admin');", 'web/app.tsx': "go('/admin');" },
    'web/app.tsx:1 /admin is written in contract/paths.ts only',
  ],
  [
    'a path in a story',
    { 'contract/paths.ts': "path('/help');", 'e2e/a.spec.ts': "page.goto('/help?a');" },
    'e2e/a.spec.ts:1 /help is written in contract/paths.ts only',
  ],
  [
    'a network that is held against no contract',
    { 'web/app.test.tsx': "\nvi.stubGlobal('fetch', async () => new Response());" },
    'web/app.test.tsx:2 the network is stubbed by web/testing/server',
  ],
  ['a file too long', { 'server/app.ts': lines(301) }, 'server/app.ts:301 301 lines'],
  ['a style sheet too long', { 'web/ui/a.css': lines(301) }, 'web/ui/a.css:301 301 lines'],
];

describe('the import check refuses', () => {
  test.each(forbidden)('%s', (_name, files, expected) => {
    const faults = faultsIn(files);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(expected);
  });

  test.each(['server/platform', 'web/billing'])('a circle in %s, through as many files as it takes', (folder) => {
    const faults = faultsIn({
      [`${folder}/a.ts`]: importing('./b'),
      [`${folder}/b.ts`]: `\n${importing('./c')}`,
      [`${folder}/c.ts`]: "import('./a');",
    });
    expect(faults).toEqual([
      `${folder}/a.ts:1 circle: ${folder}/a.ts -> ${folder}/b.ts -> ${folder}/c.ts -> ${folder}/a.ts`,
    ]);
  });

  test('a circle of folders that is none of files', () => {
    const faults = faultsIn({
      'web/answers/a.ts': importing('../questions/a'),
      'web/questions/a.ts': '',
      'web/questions/b.ts': importing('../answers/b', '../answers/c'),
      'web/answers/b.ts': '',
      'web/answers/c.ts': '',
    });
    const circle = 'circle of folders: web/answers -> web/questions -> web/answers';
    expect(faults.filter((fault) => fault.includes('circle'))).toEqual([`web/answers/a.ts:1 ${circle}`]);
  });

  test.each(['localStorage.clear();', 'sessionStorage.length', 'new BroadcastChannel("a")'])(
    "another file that touches the browser's storage: %s",
    (text) => {
      expect(faultsIn({ 'web/api/browser-storage.ts': text, 'web/a.ts': text })).toHaveLength(1);
    },
  );

  test.each([
    ['over several lines', "import {\n  a,\n  b,\n} from '../web/app';"],
    ['of a type', "import type { A } from '../web/app';"],
    ['for its effect', "import '../web/app';"],
    ['passed on', "export * from '../web/app';"],
    ['passed on by name', "export { a as b } from '../web/app';"],
    ['made later', "await import('../web/app');"],
    ['after an address in a string', "const a = 'http://x'; import('../web/app');"],
  ])('an import %s', (_name, text) => {
    expect(faultsIn({ 'server/app.ts': text })).toHaveLength(1);
  });
});

test('the import check accepts what the architecture draws', () => {
  const faults = faultsIn({
    'contract/a.ts': importing('zod', './b'),
    'contract/b.ts': lines(300),
    'contract/a.test.ts': importing('vitest', './a'),
    'contract/paths.ts': "path('/help');",
    'web/ui/navigation.ts': "import { Link } from 'wouter';",
    'web/app.test.tsx': `${importing('./app')}visit('/help'); visit('/api/help');`,
    'server/app.test.ts': "call('/api/help');",
    'server/app.ts': importing('fastify', './accounts/routes', './local/mailbox', './platform/config', '../contract/a'),
    'server/accounts/routes.ts': importing('./login', './store', '../platform/http/api', '../../contract/a'),
    'server/deps.ts': '',
    'server/accounts/login.ts': `import type { Deps } from '../deps';\n${importing('./store', '../billing/subscription-state', '../platform/config')}`,
    'server/accounts/login.test.ts': `${importing('../testing/app', '../billing/store')}process.env.X;`,
    'server/accounts/store.ts': importing('../platform/crypto/vault', '../../contract/a'),
    'server/billing/subscription-state.ts': '// import a from "../accounts/login"; process.env; Math.random()\n',
    'server/billing/store.ts': '',
    'server/local/mailbox.ts': importing('../platform/config'),
    'server/platform/config.ts': 'process.env;',
    'server/platform/db/migrations/big.ts': lines(400),
    'server/questions/pool/questions.ts': lines(400),
    'server/testing/app.ts': importing('../app', '../accounts/store'),
    'web/api/client.ts': "fetch('/api');",
    'web/main.tsx': importing('./app', './screens', './routes'),
    'web/app.tsx': importing('./screens', './routes', './session/session', './shell/page'),
    'web/screens.ts': `${importing('./routes')}import('./accounts/login-page');`,
    'web/routes.ts': importing('../contract/a'),
    'web/session/session.ts': importing('../routes', '../api/client'),
    'web/drafts/storage.ts': importing('../api/client', '../session/session'),
    'web/shell/page.tsx': importing('../session/session', '../ui/button', '../routes'),
    'web/ui/button.tsx': importing('react'),
    'web/dashboard/dashboard-page.tsx': importing('react', '../accounts/queries', '../billing/plan'),
    'web/billing/plan.ts': importing('../accounts/queries', '../routes'),
    'web/accounts/queries.ts': '',
    'web/accounts/login-page.tsx': `${importing('../ui/button', '../api/client', '../shell/page')}refetch();`,
    'web/api/browser-storage.ts': 'localStorage.clear();',
    'web/vite.config.ts': importing('node:path'),
    'e2e/signup.spec.ts': importing('@playwright/test', 'node:fs', '../contract/a', './actors'),
  });
  expect(faults).toEqual([]);
});
