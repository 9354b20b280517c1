import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { Unreadable } from '../crypto/cipher';
import { type Keeping, streamList } from './list-stream';

/** A list as it was told before. */
export interface ToldBefore {
  bytes: number;
  pieces(): Iterable<Buffer>;
}

/** A list that is the same while its mark is. */
export interface MarkedList<Batch> {
  mark: string;
  /** Null where it must be read. */
  before: ToldBefore | null;
  batches(): AsyncIterable<Batch>;
  keeping: Keeping;
}

/** Up to here a list leaves at one go: to send it piece by piece would take longer. */
const AT_ONE_GO = 512 * 1024;

/** Answers that nothing has changed, what was told before, or the list anew. */
export async function tellMarked(
  schema: z.ZodMiniType,
  list: MarkedList<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const tag = `"${list.mark}"`;
  reply.header('etag', tag);
  // A proxy that packs what passes through it makes a tag a weak one.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return again(list.before) ?? streamList(schema, list.batches(), request.log, list.keeping);
}

function again(before: ToldBefore | null): Buffer | Readable | null {
  if (!before) return null;
  if (before.bytes > AT_ONE_GO) return Readable.from(before.pieces());
  try {
    return Buffer.concat([...before.pieces()]);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
