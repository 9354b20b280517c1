import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter, Histogram, MetricValue, Registry } from 'prom-client';

/** From a call that touches an index to one that waits for a model. */
const BUCKETS = [0.005, 0.05, 0.25, 1, 10];

/** Files of the web app are routes too, one each: to a monitor they are one thing. */
const isOurs = /^\/(api|calendar|health|ready|\.well-known)(\/|$)/;
const routeOf = (url: string) => (isOurs.test(url) ? url : 'web');

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const methodOf = (method: string) => (METHODS.has(method) ? method : 'other');

/** What is known of the calls of one route by one method. */
interface Tally {
  labels: { route: string; method: string };
  /** How many took as long as each bucket allows, and no longer than the one before; the last took longer than any. */
  took: number[];
  seconds: number;
  /** By the first digit of the status. */
  ended: number[];
}

/**
 * How long calls take and how they end, by the pattern of the route: an address may hold a token. How they end is counted
 * apart and by its class alone, so that the number of series is known beforehand, whatever strangers ask for. Every call is
 * counted by hand: to look its labels up in the library would cost more than all the rest of a monitor.
 */
export function watchRoutes(app: FastifyInstance, registry: Registry): void {
  const tallies = new Map<string, Tally>();
  const tallyOf = (route: string, method: string): Tally => {
    const key = `${method} ${route}`;
    const known = tallies.get(key);
    if (known) return known;
    const fresh = {
      labels: { route, method },
      took: [...BUCKETS.map(() => 0), 0],
      seconds: 0,
      ended: [0, 0, 0, 0, 0, 0],
    };
    tallies.set(key, fresh);
    return fresh;
  };
  app.addHook('onRoute', (route) => {
    const watched = watcher(tallyOf, routeOf(route.url));
    const others = route.onResponse ?? [];
    route.onResponse = [watched, ...(Array.isArray(others) ? others : [others])];
  });
  const unknown = watcher(tallyOf, 'web');
  app.addHook('onResponse', (request, reply, done) => (request.is404 ? unknown(request, reply, done) : done()));
  registry.registerMetric(told(DURATION, () => [...tallies.values()].flatMap(durations)) as unknown as Histogram);
  registry.registerMetric(told(ENDED, () => [...tallies.values()].flatMap(endings)) as unknown as Counter);
}

function watcher(tallyOf: (route: string, method: string) => Tally, route: string) {
  const byMethod = new Map<string, Tally>();
  return ({ method }: FastifyRequest, { elapsedTime, statusCode }: FastifyReply, done: () => void) => {
    let tally = byMethod.get(method);
    if (!tally) {
      tally = tallyOf(route, methodOf(method));
      if (METHODS.has(method)) byMethod.set(method, tally);
    }
    const seconds = elapsedTime / 1_000;
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
    tally.took[bucket] = (tally.took[bucket] ?? 0) + 1;
    tally.seconds += seconds;
    const status = Math.floor(statusCode / 100);
    tally.ended[status] = (tally.ended[status] ?? 0) + 1;
    done();
  };
}

const DURATION = { name: 'http_request_duration_seconds', help: 'How long calls took.', type: 'histogram' };
const ENDED = { name: 'http_requests_total', help: 'How calls ended.', type: 'counter' };

type Told = MetricValue<string> & { metricName?: string };

/** As the library asks its own for what they know. */
function told(about: typeof DURATION, values: () => Told[]) {
  return { ...about, aggregator: 'sum', get: async () => ({ ...about, aggregator: 'sum', values: values() }) };
}

function durations({ labels, took, seconds }: Tally): Told[] {
  const { name } = DURATION;
  let count = 0;
  const buckets = took.map((calls, n) => {
    count += calls;
    return { metricName: `${name}_bucket`, labels: { le: BUCKETS[n] ?? '+Inf', ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: count },
  ];
}

function endings({ labels, ended }: Tally): Told[] {
  return ended.flatMap((value, digit) => (value > 0 ? [{ labels: { ...labels, status: `${digit}xx` }, value }] : []));
}
