/**
 * Does the jobs in their order, so many at a time: as soon as one has ended the next begins.
 * @template T, R
 * @param {number} count
 * @param {T[]} jobs
 * @param {(job: T) => Promise<R>} run
 * @returns {Promise<R[]>} in the order in which they ended
 */
export async function inLanes(count, jobs, run) {
  const waiting = [...jobs];
  const ended = [];
  const lane = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) ended.push(await run(job));
  };
  await Promise.all(Array.from({ length: count }, lane));
  return ended;
}
