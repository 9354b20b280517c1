import { staticChecks } from './checks.mjs';

const checks = Object.keys(staticChecks);
const vitestProjects = ['unit', 'web', 'api-pglite', 'api-postgres', 'process', 'crash'];
/** In their order; what stands together runs side by side: where one waits or ends early, the other has the cores. */
const waves = [checks, ['unit', 'web', 'build'], ['api-pglite', 'api-postgres'], ['process'], ['crash'], ['e2e']];
const everything = waves.flat();

const needPostgres = new Set(['api-postgres', 'process', 'crash']);
const needChromium = new Set(['api-pglite', 'e2e']);

const named = {
  static: checks,
  unit: ['unit', 'web'],
  web: ['web'],
  api: ['api-pglite', 'api-postgres'],
  'api-pglite': ['api-pglite'],
  'api-postgres': ['api-postgres'],
  process: ['build', 'process', 'crash'],
  e2e: ['build', 'e2e'],
};

/** Reads `npm test -- WORDS`: names of suites choose them; any other word narrows their tests, as vitest reads it. */
export function planFrom(words) {
  const filters = words.filter((word) => !(word in named));
  const chosen = words.filter((word) => word in named).flatMap((word) => named[word]);
  if (chosen.length > 0) return { suites: everything.filter((suite) => chosen.includes(suite)), filters };
  return { suites: filters.length > 0 ? everything.filter(runsVitestOrBuild) : everything, filters };
}

export const wavesOf = (suites) =>
  waves.map((wave) => wave.filter((suite) => suites.includes(suite))).filter((wave) => wave.length > 0);

export const isVitest = (suite) => vitestProjects.includes(suite);

const runsVitestOrBuild = (suite) => isVitest(suite) || suite === 'build';

/** What the suites need from the machine beside Node. */
export function needsOf(suites) {
  return [
    ...(suites.some((suite) => needChromium.has(suite)) ? ['chromium'] : []),
    ...(suites.some((suite) => needPostgres.has(suite)) ? ['postgres'] : []),
  ];
}
