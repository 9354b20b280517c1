import { describe, expect, it } from 'vitest';
import { createNudge } from './nudge';

function setUp() {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const finish: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finish.push(resolve));
  return { nudge: createNudge({ debug: write, info: write, warn: write, error: write }), lines, finish, work };
}

describe('a nudge', () => {
  it('is not felt before somebody says what it begins', () => {
    const { nudge, finish, work } = setUp();
    nudge.now();
    nudge.runs(work);
    expect(finish).toHaveLength(0);
    nudge.now();
    expect(finish).toHaveLength(1);
  });

  it('begins nothing that is under way, and whoever wants it done waits for that', async () => {
    const { nudge, finish, work } = setUp();
    nudge.runs(work);
    nudge.now();
    nudge.now();
    const joined = nudge.join(work);
    expect(finish).toHaveLength(1);
    finish[0]?.();
    await joined;
    nudge.now();
    expect(finish).toHaveLength(2);
  });

  it('whose work fails is told of in the log and can be given again', async () => {
    const { nudge, lines, finish, work } = setUp();
    nudge.runs(() => Promise.reject(new Error('no')));
    nudge.now();
    await expect(nudge.join(work)).rejects.toThrow('no');
    expect(lines).toHaveLength(1);
    nudge.runs(work);
    nudge.now();
    expect(finish).toHaveLength(1);
  });

  it('that is closed waits for what is under way and begins nothing more', async () => {
    const { nudge, finish, work } = setUp();
    nudge.runs(work);
    nudge.now();
    const closed = nudge.close();
    expect(nudge.isClosing()).toBe(true);
    finish[0]?.();
    await closed;
    nudge.now();
    await nudge.join(work);
    expect(finish).toHaveLength(1);
  });
});
