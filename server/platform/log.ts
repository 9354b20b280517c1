import type { FastifyBaseLogger } from 'fastify';

/** What gets the ids and the counts, never a text: structured lines for the operator. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
