import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { failureOf } from './failure';

/** Hears the pieces of a list as they leave. */
export interface Keeping {
  add(piece: string): void;
  /** After the last one. */
  whole(): void;
}

/**
 * A list as JSON, batch by batch, as fast as the caller reads: a long one is never whole in memory. Nothing has left
 * before the first batch is here, so that a refusal until then is an ordinary one; a fault after that cuts the answer
 * off, so that nobody takes a part for the whole.
 */
export async function streamList(
  list: z.ZodMiniType,
  batches: AsyncIterable<unknown>,
  log: FastifyBaseLogger,
  keeping?: Keeping,
): Promise<Readable> {
  const pieces = piecesOf(list, batches, keeping);
  const first = await pieces.next();
  return Readable.from(followed(String(first.value), pieces, log));
}

async function* piecesOf(
  list: z.ZodMiniType,
  batches: AsyncIterable<unknown>,
  keeping?: Keeping,
): AsyncGenerator<string, void> {
  let before = '[';
  for await (const batch of batches) {
    const items = JSON.stringify(list.parse(batch)).slice(1, -1);
    if (items === '') continue;
    const piece = before + items;
    keeping?.add(piece);
    yield piece;
    before = ',';
  }
  const last = before === '[' ? '[]' : ']';
  keeping?.add(last);
  keeping?.whole();
  yield last;
}

async function* followed(first: string, rest: AsyncGenerator<string>, log: FastifyBaseLogger) {
  try {
    yield first;
    yield* rest;
  } catch (error) {
    failureOf(error, log);
    throw error;
  } finally {
    await rest.return(undefined);
  }
}
