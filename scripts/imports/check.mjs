import { faultOf } from './arrows.mjs';
import { cycleFaults } from './cycles.mjs';
import { readSources } from './sources.mjs';
import { pathFaults, sizeFaults, storageFaults, wordFaults } from './words.mjs';

/** Everything in the tree at `folder` that breaks a rule of docs/architecture.md, one line for each. */
export function checkTree(folder) {
  const sources = readSources(folder);
  const faults = [
    ...sources.flatMap(arrowFaults),
    ...cycleFaults(sources),
    ...wordFaults(sources),
    ...pathFaults(sources),
    ...storageFaults(sources),
    ...sizeFaults(sources),
  ];
  return { files: sources.length, faults: faults.map(({ path, line, fault }) => `${path}:${line} ${fault}`) };
}

function arrowFaults({ path, imports }) {
  return imports
    .map((imported) => ({ path, line: imported.line, fault: faultOf(path, imported) }))
    .filter(({ fault }) => fault);
}
