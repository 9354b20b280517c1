import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { countHappenings } from './counted';
import { type LookedUp, lookUp } from './looked-up';
import { watchRoutes } from './routes-watched';

export interface Metrics {
  /** Everything, in the text that Prometheus reads. */
  expose(): Promise<string>;
  /** On a port of its own: the public one never shows a figure. Rejects where it cannot be had. */
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

/** Loaded only where METRICS_PORT is set. */
export function createMetrics(app: FastifyInstance, watched: LookedUp): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchRoutes(app, registry);
  const stopCounting = countHappenings(registry);
  const refresh = lookUp(registry, watched);
  let server: Server | null = null;

  const expose = async () => {
    await refresh();
    return registry.metrics();
  };

  function open(): Server {
    return createServer(async (request, response) => {
      const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
      if (!isAsked) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics.\n');
      response.writeHead(200, { 'content-type': registry.contentType }).end(await expose());
    });
  }

  return {
    expose,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server = open().once('error', reject);
        server.listen(port, host, resolve);
      }),
    close: async () => {
      stopCounting();
      server?.closeAllConnections();
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    },
  };
}
