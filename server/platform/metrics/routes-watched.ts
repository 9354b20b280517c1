import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** From a call that touches an index to one that waits for a model. */
const BUCKETS = [0.005, 0.05, 0.25, 1, 2.5, 10];

/** Files of the web app are routes too, one each: to a monitor they are one thing. */
const isOurs = /^\/(api|calendar|health|\.well-known)(\/|$)/;
const routeOf = (url: string | undefined) => (url && isOurs.test(url) ? url : 'web');

/**
 * How long calls take and how they end, by the pattern of the route: an address may hold a token. How they end is counted
 * apart and by its class alone, so that the number of series is known beforehand, whatever strangers ask for.
 */
export function watchRoutes(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const took = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'How long calls took.', registers },
    ...{ labelNames: ['route', 'method'], buckets: BUCKETS },
  });
  const ended = new Counter({
    ...{ name: 'http_requests_total', help: 'How calls ended.', registers },
    labelNames: ['route', 'method', 'status'],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { route: routeOf(request.routeOptions.url), method: methodOf(request.method) };
    took.observe(labels, reply.elapsedTime / 1_000);
    ended.inc({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` });
    done();
  });
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const methodOf = (method: string) => (METHODS.has(method) ? method : 'other');
