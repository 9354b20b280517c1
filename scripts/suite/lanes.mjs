/**
 * Does the jobs in their order, so many at a time: as soon as one has ended the next begins.
 * @template T, R
 * @param {number} count
 * @param {T[]} jobs
 * @param {(job: T, waiting: number) => Promise<R>} run is told how many still wait to begin
 * @returns {Promise<R[]>} in the order in which they ended
 */
export async function inLanes(count, jobs, run) {
  const waiting = [...jobs];
  const ended = [];
  const lane = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift())
      ended.push(await run(job, waiting.length));
  };
  await Promise.all(Array.from({ length: count }, lane));
  return ended;
}
