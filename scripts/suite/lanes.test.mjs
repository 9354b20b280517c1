import { expect, it } from 'vitest';
import { inLanes } from './lanes.mjs';

it('as many as wanted are under way at any time, in their order, until none is left', async () => {
  const running = new Map();
  const begun = [];
  const stillWaiting = [];
  const all = inLanes(2, ['long', 'short', 'third', 'fourth'], (job, waiting) => {
    begun.push(job);
    stillWaiting.push(waiting);
    return new Promise((end) => running.set(job, () => end(job)));
  });
  const end = async (job) => {
    running.get(job)();
    await new Promise(setImmediate);
    return [...begun];
  };
  expect(begun).toEqual(['long', 'short']);
  expect(await end('short')).toEqual(['long', 'short', 'third']);
  expect(await end('third')).toEqual(['long', 'short', 'third', 'fourth']);
  await end('long');
  await end('fourth');
  expect(await all).toEqual(['short', 'third', 'long', 'fourth']);
  expect(stillWaiting).toEqual([3, 2, 1, 0]);
});

it('one that fails is not taken for done', async () => {
  await expect(inLanes(2, ['a', 'b'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
