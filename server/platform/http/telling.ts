import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint';
import { EVENT_STREAM, type EventName } from '../../../contract/events';
import type { Failure } from './failure';

/** Answers a call piece by piece. Nothing has left before the first word, so that a refusal until then is an ordinary one. */
export interface Telling {
  hasBegun(): boolean;
  tell(event: unknown): void;
  /** The last words. */
  reply(body: unknown): FastifyReply;
  refuse(failure: Failure): FastifyReply;
}

/** Null where the call has nothing to tell, or the caller takes the reply as a whole. */
export function tellingOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Telling | null {
  const { events } = endpoint;
  if (!events || !request.headers.accept?.includes(EVENT_STREAM)) return null;
  const stream = new PassThrough();
  let hasBegun = false;
  const say = (name: EventName, data: unknown): FastifyReply => {
    // Whoever has left hears nothing; what he asked for is done all the same.
    if (!hasBegun && reply.raw.destroyed) return reply;
    if (!hasBegun) {
      hasBegun = true;
      // A proxy that collects the pieces would make them pointless.
      reply.headers({ 'content-type': `${EVENT_STREAM}; charset=utf-8`, 'x-accel-buffering': 'no' }).send(stream);
    }
    if (stream.writable) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    return reply;
  };
  const end = (name: EventName, data: unknown) => {
    say(name, data);
    stream.end();
    return reply;
  };
  return {
    hasBegun: () => hasBegun,
    tell: (event) => void say('told', events.parse(event)),
    reply: (body) => end('reply', body),
    refuse: ({ status, body }) => end('refusal', { status, ...body }),
  };
}
