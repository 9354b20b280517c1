import { isTest } from './sources.mjs';

/** Circles among the files of the server and of the web, and among their folders. Tests stand outside. */
export function cycleFaults(sources) {
  return ['server', 'web'].flatMap((tier) => {
    const arrows = arrowsOf(sources.filter(({ path }) => path.startsWith(`${tier}/`) && !isTest(path)));
    const betweenFolders = arrows
      .map((arrow) => ({ ...arrow, from: folderOf(arrow.from), to: folderOf(arrow.to) }))
      .filter(({ from, to }) => from && to && from !== to && !from.endsWith('/testing'));
    return [...faultsOf(arrows, 'circle'), ...faultsOf(betweenFolders, 'circle of folders')];
  });
}

/** Each import of a file by a file, with the place where it stands. */
function arrowsOf(sources) {
  return sources.flatMap(({ path, imports }) =>
    imports.filter(({ relative }) => relative).map(({ to, line }) => ({ from: path, to, at: { path, line } })),
  );
}

/** The folder below the tier; files at the top of a tier have none. */
function folderOf(path) {
  const [tier, folder, ...rest] = path.split('/');
  return rest.length > 0 ? `${tier}/${folder}` : undefined;
}

function faultsOf(arrows, what) {
  const graph = new Map(arrows.map(({ from }) => [from, new Set()]));
  for (const { from, to } of arrows) graph.get(from).add(to);
  return findCycles(graph).map((cycle) => {
    const round = [...cycle, cycle[0]];
    const { at } = arrows.find(({ from, to }) => from === round[0] && to === round[1]);
    return { ...at, fault: `${what}: ${round.join(' -> ')}` };
  });
}

/**
 * Circles in a graph, each once, as the list of places on the way round.
 * @param {Map<string, Set<string>>} graph place -> the places it imports
 */
function findCycles(graph) {
  const cycles = [];
  const finished = new Set();
  const way = [];

  function visit(place) {
    const seenAt = way.indexOf(place);
    if (seenAt >= 0) return void cycles.push(way.slice(seenAt));
    if (finished.has(place)) return;
    way.push(place);
    for (const next of graph.get(place) ?? []) visit(next);
    way.pop();
    finished.add(place);
  }

  for (const place of graph.keys()) visit(place);
  return cycles;
}
