import { isTest } from './sources.mjs';
import { webFault } from './web-arrows.mjs';

/** Which tiers and packages each tier may import. */
const tiers = {
  contract: { folders: ['contract'], packages: (name) => name === 'zod' || name.startsWith('zod/') },
  server: { folders: ['contract', 'server'], packages: () => true },
  web: { folders: ['contract', 'web'], packages: (name) => !name.startsWith('node:') },
  e2e: { folders: ['contract', 'e2e'], packages: () => true },
  bench: { folders: ['contract', 'bench'], packages: () => true },
  // Experiments that take long: they measure as the benches do, and seed and judge as the tests do.
  proof: { folders: ['contract', 'server', 'bench', 'proof'], packages: () => true },
  // Tools beside the product: they measure it from inside, and nothing of it knows them.
  training: { folders: ['contract', 'server', 'training'], packages: () => true },
};

/** Which other features' verbs a server feature may call. A feature that is not named calls none. */
const featureArrows = {
  questions: ['subjects'],
  answers: ['questions', 'subjects'],
  dangers: ['answers', 'subjects'],
  assistant: ['answers', 'billing', 'dangers', 'questions', 'subjects'],
  card: ['answers', 'assistant', 'dangers', 'questions', 'subjects'],
  'still-true': ['answers', 'card', 'subjects'],
  ideas: ['answers', 'assistant', 'card', 'daily-mail', 'push', 'subjects'],
  accounts: ['billing'],
  'daily-mail': ['questions', 'accounts', 'billing', 'push'],
  contact: ['accounts'],
  dates: ['answers', 'assistant', 'billing', 'daily-mail', 'ideas', 'push', 'subjects'],
  download: ['answers', 'assistant', 'card', 'dates', 'ideas', 'still-true'],
  admin: ['accounts', 'questions', 'billing', 'daily-mail'],
  operator: ['accounts', 'admin', 'billing'],
};

const notFeatures = ['platform', 'local', 'testing', 'demo'];
const build = /^web\/(vite\.config\.ts$|build\/)|^server\/drizzle\.config\.ts$/;

/** @returns {string | undefined} why this import is not allowed */
export function faultOf(from, imported) {
  const tier = from.split('/')[0];
  if (!imported.relative) return packageFault(tier, from, imported.to);
  const target = imported.to.split('/')[0];
  if (!tiers[tier].folders.includes(target)) return `${tier}/ may not import ${target}/ (${imported.to})`;
  if (target === 'contract' || isTest(from) || build.test(from)) return undefined;
  if (tier === 'server') return serverFault(layerOf(from), layerOf(imported.to), imported.typeOnly);
  if (tier === 'web') return webFault(from, imported.to);
  return undefined;
}

function packageFault(tier, from, name) {
  if (isTest(from) || build.test(from) || from.startsWith('web/testing/')) return undefined;
  if (tiers[tier].packages(name)) return undefined;
  return `${tier}/ may not import ${name}`;
}

/** A file of the server seen as a place: at the top, in a folder of the house, or in a feature as routes, store or verb. */
function layerOf(path) {
  const [, ...rest] = path.split('/');
  const file = rest.at(-1).replace(/\.(ts|tsx)$/, '');
  if (rest.length === 1) return { path, folder: '', kind: 'top' };
  if (notFeatures.includes(rest[0])) return { path, folder: rest[0], kind: rest[0] };
  return { path, folder: rest[0], kind: kindOf(file), feature: rest[0] };
}

function kindOf(file) {
  if (file === 'routes' || file === 'webhook') return 'routes';
  return file === 'store' || file.endsWith('-store') ? 'store' : 'verb';
}

function serverFault(from, to, typeOnly) {
  if (from.kind === 'testing') return undefined;
  if (to.kind === 'testing') return `only tests may import server/testing (${to.path})`;
  if (from.folder === 'admin' && to.path.startsWith('server/platform/crypto')) {
    return `server/admin may not import platform/crypto (${to.path}): it must not be able to open a text`;
  }
  if (to.kind === 'demo' && from.kind !== 'demo' && from.path !== 'server/operator-commands.ts') {
    return `only server/operator-commands.ts may import server/demo (${to.path})`;
  }
  if (from.kind === 'top' || to.kind === 'platform') return undefined;
  if (from.kind === 'platform') return `server/platform may not import ${to.path}`;
  if (from.kind === 'demo') return demoFault(to, typeOnly);
  if (from.kind === 'local') return to.kind === 'local' ? undefined : `server/local may not import ${to.path}`;
  if (to.path === 'server/deps.ts' && typeOnly && from.kind !== 'store') return undefined;
  if (!to.feature) return `a feature may not import ${to.path}`;
  if (from.feature === to.feature) return ownFault(from, to);
  if (from.kind !== 'verb')
    return `${from.kind === 'store' ? 'a store' : 'routes'} may not import another feature (${to.path})`;
  if (!featureArrows[from.feature]?.includes(to.feature))
    return `${from.feature} may not import ${to.feature} (${to.path})`;
  if (to.kind !== 'verb') return `${to.feature}'s ${to.kind} is its own: import one of its verbs (${to.path})`;
  return undefined;
}

/** The demo plays people who use the features: it calls their verbs, and a store where there is no verb yet. */
function demoFault(to, typeOnly) {
  if (['demo', 'verb', 'store'].includes(to.kind)) return undefined;
  if (to.path === 'server/deps.ts' && typeOnly) return undefined;
  return `server/demo may not import ${to.path}`;
}

function ownFault(from, to) {
  if (from.kind === 'store' && to.kind !== 'store')
    return `a store may not import its feature's verbs or routes (${to.path})`;
  if (from.kind === 'verb' && to.kind === 'routes') return `a verb may not import its routes (${to.path})`;
  return undefined;
}
