import { replaceEqualDeep } from '@tanstack/react-query';
import type { Endpoint, Reply } from '../../contract/endpoint';
import { ApiError } from './api-error';
import { type CallOptions, call, type Inputs } from './client';

/** By what the server knows a reply again; gone with the reply, and on no disk. */
const tags = new WeakMap<object, string>();

/** As `call`, but where the server says that nothing has changed since the reply before, that one is the answer. */
export async function callUnlessKnown<E extends Endpoint>(
  endpoint: E,
  inputs: Inputs<E>,
  known: Reply<E> | undefined,
  options: CallOptions<E>,
): Promise<Reply<E>> {
  const before = tags.get(Object(known));
  let tag: string | null = null;
  try {
    const reply = await call(endpoint, inputs, {
      ...options,
      headers: before === undefined ? {} : { 'If-None-Match': before },
      onHeaders: (headers) => {
        tag = headers.get('etag');
      },
    });
    if (tag !== null && !hasUnreadable(reply)) tags.set(Object(reply), tag);
    return reply;
  } catch (error) {
    if (known !== undefined && error instanceof ApiError && error.status === 304) return known;
    throw error;
  }
}

/** It may be mended without any mark that tells of it: it is asked for anew. */
const hasUnreadable = (reply: unknown) => Array.isArray(reply) && reply.some((one) => Object(one).unreadable === true);

/** For the cache, which keeps what has not changed of the reply before: what it makes of the two is the newer one. */
export function shareKeepingTag(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after);
  const tag = tags.get(Object(after));
  if (tag === undefined) tags.delete(Object(shared));
  else tags.set(Object(shared), tag);
  return shared;
}
