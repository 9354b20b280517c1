/**
 * Circles among files, each once, as the list of files on the way round.
 * @param {Map<string, string[]>} graph file -> the files it imports
 */
export function findCycles(graph) {
  const cycles = [];
  const finished = new Set();
  const way = [];

  function visit(file) {
    const seenAt = way.indexOf(file);
    if (seenAt >= 0) return void cycles.push(way.slice(seenAt));
    if (finished.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    finished.add(file);
  }

  for (const file of graph.keys()) visit(file);
  return cycles;
}
