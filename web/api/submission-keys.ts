import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isDecided } from './api-error';
import { newIdempotencyKey } from './idempotency-key';

/** With the owner's cache, so that they leave with him. */
const keysOf = new WeakMap<QueryClient, Map<string, string>>();

/**
 * Sends words under a key that stays the same for every try, wherever he tries again, until the server has taken or
 * refused them: where only the answer got lost, the thing is not done twice.
 */
export function useOnce(kind: string) {
  const cache = useQueryClient();
  return async <Reply>(words: string, send: (key: string) => Promise<Reply>): Promise<Reply> => {
    const keys = keysOf.get(cache) ?? new Map<string, string>();
    keysOf.set(cache, keys);
    const name = `${kind} ${words}`;
    const key = keys.get(name) ?? newIdempotencyKey();
    keys.set(name, key);
    try {
      const reply = await send(key);
      keys.delete(name);
      return reply;
    } catch (error) {
      if (isDecided(error)) keys.delete(name);
      throw error;
    }
  };
}
