import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fromRoot, root } from '../setup/root.mjs';

/** Why no test ran, for whoever asked for some: where files of such a name are, if there are any. */
export function nothingRan(suites, filters) {
  const name = filters.join(' ');
  const here = suites.filter((suite) => suite !== 'build').join(', ');
  const elsewhere = [...knownToVitest(filters), ...stories(filters)].filter(({ suite }) => !suites.includes(suite));
  return [
    `No test ran: no file of ${here} has "${name}" in its path.`,
    ...elsewhere.map(({ suite, file }) => `  ${file} is one of ${suite}: npm test -- ${suite} ${name}`),
  ].join('\n');
}

function knownToVitest(filters) {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', ...filters],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return [...(stdout ?? '').matchAll(/^\[([\w-]+)\] (\S+)$/gm)].map(([, suite, file]) => ({ suite, file }));
}

function stories(filters) {
  return readdirSync(fromRoot('e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && filters.some((filter) => file.includes(filter)))
    .map((file) => ({ suite: 'e2e', file: `e2e/${file}` }));
}
