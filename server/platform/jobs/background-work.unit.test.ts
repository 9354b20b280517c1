import { describe, expect, it } from 'vitest';
import { createBackgroundWork } from './background-work';

function setUp() {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const finish: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finish.push(resolve));
  return {
    background: createBackgroundWork({ debug: write, info: write, warn: write, error: write }),
    lines,
    finish,
    work,
  };
}

describe('work in the background', () => {
  it('is not felt before somebody says what it begins', () => {
    const { background, finish, work } = setUp();
    background.now();
    background.runs(work);
    expect(finish).toHaveLength(0);
    background.now();
    expect(finish).toHaveLength(1);
  });

  it('begins nothing that is under way, and whoever wants it done waits for that', async () => {
    const { background, finish, work } = setUp();
    background.runs(work);
    background.now();
    background.now();
    const joined = background.join(work);
    expect(finish).toHaveLength(1);
    finish[0]?.();
    await joined;
    background.now();
    expect(finish).toHaveLength(2);
  });

  it('whose work fails is told of in the log and can be given again', async () => {
    const { background, lines, finish, work } = setUp();
    background.runs(() => Promise.reject(new Error('no')));
    background.now();
    await expect(background.join(work)).rejects.toThrow('no');
    expect(lines).toHaveLength(1);
    background.runs(work);
    background.now();
    expect(finish).toHaveLength(1);
  });

  it('that is closed waits for what is under way and begins nothing more', async () => {
    const { background, finish, work } = setUp();
    background.runs(work);
    background.now();
    const closed = background.close();
    expect(background.isClosing()).toBe(true);
    finish[0]?.();
    await closed;
    background.now();
    await background.join(work);
    expect(finish).toHaveLength(1);
  });
});
