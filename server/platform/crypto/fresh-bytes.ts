import { randomBytes } from 'node:crypto';

const AT_ONCE = 4_096;
let pool = Buffer.alloc(0);

/** Random bytes that nobody else is given. Asked of the system many at a time: one by one, thousands of seals would mostly wait for it. */
export function freshBytes(count: number): Buffer {
  if (pool.length < count) pool = randomBytes(Math.max(AT_ONCE, count));
  const taken = pool.subarray(0, count);
  pool = pool.subarray(count);
  return taken;
}
