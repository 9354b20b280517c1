import { staticChecks } from './checks.mjs';

const checks = Object.keys(staticChecks);
/** Known within seconds, and all at once: what is wrong here is told before anything long begins. */
const first = [...checks, 'build'];
/**
 * Then some at a time: as soon as one has ended the next begins. Two would leave two cores idle for a quarter of the
 * time, since each waits now and then: for a server that starts, a disk, a browser. Four are no quicker.
 */
export const atOnce = 3;
/** The long ones first. Each has one worker, but those who wait much, for servers or browsers, two; so has the last one, beside which a core falls idle. */
const queue = ['e2e', 'api-postgres', 'process', 'unit', 'api-pglite', 'crash', 'web'];
/** Only where it is asked for by name. */
const apart = ['api-pooled'];
const vitestProjects = [...queue.filter((suite) => suite !== 'e2e'), ...apart];
const everything = [...first, ...queue];

const needPostgres = new Set(['api-postgres', 'api-pooled', 'process', 'crash', 'e2e']);
const needChromium = new Set(['api-postgres', 'api-pooled', 'e2e']);
const needPooler = new Set(['api-pooled']);
const wantPooler = new Set(['process']);

const named = {
  static: checks,
  unit: ['unit', 'web'],
  web: ['web'],
  api: ['api-pglite', 'api-postgres'],
  'api-pglite': ['api-pglite'],
  'api-postgres': ['api-postgres'],
  'api-pooled': ['api-pooled'],
  process: ['build', 'process', 'crash'],
  e2e: ['build', 'e2e'],
};

/** Four times as many kills, full disks, orders and people, and the cases that the usual run has one of a kind of. */
const thorough = 'thorough';
const MANY = '4';

/**
 * Reads `npm test -- WORDS`: names of suites choose them; any other word narrows their tests, as vitest reads it. With
 * `thorough` they take their time.
 */
export function planFrom(given) {
  const words = given.filter((word) => word !== thorough);
  const env = words.length < given.length ? { HEARTNOTE_THOROUGH: process.env.HEARTNOTE_THOROUGH || MANY } : {};
  const filters = words.filter((word) => !(word in named));
  const chosen = words.filter((word) => word in named).flatMap((word) => named[word]);
  if (chosen.length > 0)
    return { suites: [...everything, ...apart].filter((suite) => chosen.includes(suite)), filters, env };
  return { suites: filters.length > 0 ? everything.filter(runsVitestOrBuild) : everything, filters, env };
}

export const firstOf = (suites) => suites.filter((suite) => first.includes(suite));
export const queueOf = (suites) => suites.filter((suite) => [...queue, ...apart].includes(suite));

export const isVitest = (suite) => vitestProjects.includes(suite);

const runsVitestOrBuild = (suite) => isVitest(suite) || suite === 'build';

/** What the suites need from the machine beside Node. */
export function needsOf(suites) {
  return [
    ...(suites.some((suite) => needChromium.has(suite)) ? ['chromium'] : []),
    ...(suites.some((suite) => needPostgres.has(suite)) ? ['postgres'] : []),
    ...(suites.some((suite) => needPooler.has(suite)) ? ['pooler'] : []),
  ];
}

/** What some of their tests are skipped without. */
export function wishesOf(suites) {
  return suites.some((suite) => wantPooler.has(suite)) ? ['pooler'] : [];
}
