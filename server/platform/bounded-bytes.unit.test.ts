import { expect, it } from 'vitest';
import { BoundedBytes } from './bounded-bytes';

it('a bounded memory for bytes forgets what was longest not used, and only as much as it must', () => {
  const memory = new BoundedBytes(10);
  const held = () => ['a', 'b', 'c', 'd'].filter((key) => memory.get(key) !== undefined).join('');
  memory.set('a', Buffer.alloc(4));
  memory.set('b', Buffer.alloc(4));
  expect(held()).toBe('ab');
  memory.get('a');
  memory.set('c', Buffer.alloc(4));
  expect(held()).toBe('ac');
  memory.set('c', Buffer.alloc(6));
  expect(held()).toBe('ac');
  memory.set('d', Buffer.alloc(11));
  expect(held()).toBe('');
  memory.set('a', Buffer.alloc(10));
  expect(held()).toBe('a');
});
