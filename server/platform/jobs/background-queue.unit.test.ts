import { describe, expect, it } from 'vitest';
import { createBackgroundQueue } from './background-queue';

function setUp() {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const done: string[] = [];
  const waits: (() => void)[] = [];
  const queue = createBackgroundQueue({ debug: write, info: write, warn: write, error: write });
  const slow = (name: string) => () =>
    new Promise<void>((resolve) => {
      waits.push(() => {
        done.push(name);
        resolve();
      });
    });
  return { queue, lines, done, slow, waits };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work for many in the background', () => {
  it('is done one after the other, in the order in which it came, and nobody is left out', async () => {
    const { queue, done, slow, waits } = setUp();
    for (const name of ['one', 'two', 'three']) queue.add(name, slow(name));
    queue.add('two', slow('two, again'));
    await turn();
    expect(waits).toHaveLength(1);
    for (let at = 0; at < 3; at++) {
      waits[at]?.();
      await turn();
    }
    expect(done).toEqual(['one', 'two', 'three']);
  });

  it('may ask for another turn behind the others', async () => {
    const { queue, done } = setUp();
    const often = (name: string, times: number) => async () => {
      done.push(name);
      if (times > 1) queue.add(name, often(name, times - 1));
    };
    queue.add('long', often('long', 3));
    queue.add('short', often('short', 1));
    await turn();
    expect(done).toEqual(['long', 'short', 'long', 'long']);
  });

  it('that fails is told of, and the next is done', async () => {
    const { queue, lines, done } = setUp();
    queue.add('bad', () => Promise.reject(new Error('no')));
    queue.add('good', async () => void done.push('good'));
    await turn();
    expect([lines.length, done]).toEqual([1, ['good']]);
  });

  it('is waited for at the end, and nothing else begins', async () => {
    const { queue, done, slow, waits } = setUp();
    queue.add('one', slow('one'));
    queue.add('two', slow('two'));
    await turn();
    const closed = queue.close();
    queue.add('three', slow('three'));
    waits[0]?.();
    await closed;
    expect(done).toEqual(['one']);
    expect(waits).toHaveLength(1);
  });
});
