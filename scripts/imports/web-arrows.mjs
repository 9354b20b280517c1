/** What every feature stands on, lowest first, and which of it each may import. None of it knows a feature. */
const foundations = {
  api: [],
  ui: [],
  theme: ['api'],
  session: ['api', 'ui'],
  drafts: ['api', 'ui', 'session'],
  shell: ['api', 'ui', 'session'],
};

/** Which other features a feature of the web may import. A feature that is not named imports none. */
const featureArrows = {
  accounts: ['daily-mail', 'her-name', 'packs', 'push', 'rhythm'],
  billing: ['accounts'],
  questions: ['billing'],
  answers: ['questions', 'ideas'],
  card: ['questions', 'ideas', 'still-true'],
  'daily-question': ['questions', 'answers', 'her-name', 'dates', 'still-true'],
  'still-true': ['answers'],
  phone: ['answers', 'push'],
  push: ['daily-mail'],
  ideas: ['dates'],
  assistant: ['questions', 'billing', 'ideas'],
  dashboard: [
    'accounts',
    'her-name',
    'billing',
    'questions',
    'answers',
    'assistant',
    'dates',
    'ideas',
    'download',
    'still-true',
  ],
  help: ['billing', 'contact'],
};

/** The table of paths and titles. It imports nothing of the web, so whoever sends a person somewhere may read it. */
const routes = 'web/routes.ts';
const routeReaders = ['session', 'shell'];

export function webFault(from, to) {
  const [source, target] = [layerOf(from), layerOf(to)];
  if (source.folder === 'testing') return undefined;
  if (target.folder === 'testing') return `only tests may import web/testing (${to})`;
  if (target.isScreen) return from === 'web/screens.ts' ? undefined : `only web/screens.ts may import a screen (${to})`;
  if (target.folder === '') return topFault(from, source, to);
  if (source.folder === '' || source.folder === target.folder) return undefined;
  if (source.isFeature) return featureFault(source.folder, target, to);
  if (foundations[source.folder].includes(target.folder)) return undefined;
  return `web/${source.folder} may not import ${target.isFeature ? 'a feature' : `web/${target.folder}`} (${to})`;
}

/** A file of the web: at the top, in a folder that features stand on, or in a feature, as its screen or a part. */
function layerOf(path) {
  const [, ...rest] = path.split('/');
  const folder = rest.length === 1 ? '' : rest[0];
  const isFeature = folder !== '' && folder !== 'testing' && !(folder in foundations);
  return { folder, isFeature, isScreen: isFeature && /-page\.tsx$/.test(path) };
}

function topFault(from, source, to) {
  if (from === routes) return `${routes} may not import ${to}: everybody imports it`;
  if (source.folder === '') return undefined;
  if (to === routes && (source.isFeature || routeReaders.includes(source.folder))) return undefined;
  return `web/${source.folder} may not import ${to}`;
}

function featureFault(feature, target, to) {
  if (!target.isFeature || featureArrows[feature]?.includes(target.folder)) return undefined;
  return `${feature} may not import ${target.folder} (${to})`;
}
