import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { health } from '../../../contract/health';
import type { Config } from '../config';
import { Refusal } from '../refusal';

/** Where nobody has asked for so long, no balancer would learn of it either. */
const ASKED_LATELY = 30_000;

/** How an instance leaves its balancer: /ready says no, all calls are served on for a while, and then nobody comes anymore. */
export interface Drain {
  /** Whether people should be sent here; whoever asks is taken for a balancer. */
  isServing(): boolean;
  /** Ends when everybody has had the time to go elsewhere: at once where nobody asks /ready. */
  leave(): Promise<void>;
}

export function createDrain(app: FastifyInstance, { drain, role }: Pick<Config, 'drain' | 'role'>): Drain {
  const own: (string | undefined)[] = [health.check.path, health.ready.path];
  let isLeaving = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, reply, done) => {
    // Whoever keeps his connection would come back by it, to one that is about to be closed.
    if (isLeaving) reply.header('connection', 'close');
    if (role === 'jobs' && !own.includes(request.routeOptions.url)) done(new Refusal('not_serving'));
    else done();
  });
  return {
    isServing: () => {
      askedAt = performance.now();
      return !isLeaving && role !== 'jobs';
    },
    leave: async () => {
      isLeaving = true;
      if (performance.now() - askedAt < ASKED_LATELY) await wait(drain);
    },
  };
}
