import { faultOf } from './arrows.mjs';
import { findCycles } from './cycles.mjs';
import { isTest, readSources } from './sources.mjs';
import { localStorageFaults, sizeFaults, wordFaults } from './words.mjs';

/** Everything in the tree at `folder` that breaks a rule of docs/architecture.md, one line for each. */
export function checkTree(folder) {
  const sources = readSources(folder);
  const faults = [
    ...sources.flatMap(arrowFaults),
    ...cycleFaults(sources),
    ...wordFaults(sources),
    ...localStorageFaults(sources),
    ...sizeFaults(sources),
  ];
  return { files: sources.length, faults: faults.map(({ path, line, fault }) => `${path}:${line} ${fault}`) };
}

function arrowFaults({ path, imports }) {
  return imports
    .map((imported) => ({ path, line: imported.line, fault: faultOf(path, imported) }))
    .filter(({ fault }) => fault);
}

function cycleFaults(sources) {
  const server = sources.filter(({ path }) => path.startsWith('server/') && !isTest(path));
  const graph = new Map(
    server.map(({ path, imports }) => [path, imports.filter(({ relative }) => relative).map(({ to }) => to)]),
  );
  return findCycles(graph).map((cycle) => {
    const next = cycle[1] ?? cycle[0];
    const { imports } = server.find(({ path }) => path === cycle[0]);
    const { line } = imports.find(({ to }) => to === next);
    return { path: cycle[0], line, fault: `circle: ${[...cycle, cycle[0]].join(' -> ')}` };
  });
}
