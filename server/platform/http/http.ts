import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config';
import { happened } from '../metrics/happenings';
import { Refusal } from '../refusal';
import { networkOf, plainAddress } from './address';
import { answerClientError } from './client-error';
import { failureOf } from './failure';
import { armourOf } from './headers';

const KIB = 1024;
const PER_ADDRESS_AND_MINUTE = 1_200;

/** How long a caller may take, in milliseconds. */
export interface Patience {
  /** From the first byte to the last of the headers. */
  headers: number;
  /** To the last byte of the body. */
  request: number;
  /** How often Node looks who is over it: left to itself every 30 s, so that 15 s would be up to 45. */
  look: number;
}
const PATIENCE: Patience = { headers: 10_000, request: 15_000, look: 1_000 };

/** The web server with its armour: limits, headers, parsers, and one place that turns errors into answers. */
export async function createHttp(config: Config, patience = PATIENCE): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: { paths: ['req.headers', '*.password', '*.token'], remove: true } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    bodyLimit: 64 * KIB,
    requestTimeout: patience.request,
    // Longer than the assistant may wait for a model, all the while saying nothing.
    connectionTimeout: Math.max(30_000, (config.ai?.patience.inAll ?? 0) + 10_000),
    keepAliveTimeout: 10_000,
    http: {
      maxHeaderSize: 16 * KIB,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.look,
    },
    forceCloseConnections: 'idle',
    // What comes by an open connection while it closes is answered like any other call.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    rewriteUrl: plainAddress,
    clientErrorHandler: answerClientError,
    // As long as an address may be at all: a long token is answered like any wrong one.
    routerOptions: { maxParamLength: 16 * KIB, ignoreTrailingSlash: false },
  });
  readJsonOnly(app);
  answerErrors(app);
  const forAssets = armourOf(config);
  const forAnswers = { ...forAssets, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/assets/') ? forAssets : forAnswers);
    done();
  });
  if (['debug', 'trace'].includes(config.logLevel)) logCalls(app);
  if (config.rateLimits) {
    await app.register(rateLimit, {
      max: PER_ADDRESS_AND_MINUTE,
      timeWindow: '1 minute',
      skipOnError: true,
      keyGenerator: (request) => networkOf(request.ip),
      // By the route and not by the address, which can be written in several ways.
      allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
      errorResponseBuilder: (_request, context) =>
        new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
    });
  }
  return app;
}

/** The pattern of the route, never its address: that may hold a token or somebody's email. */
function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    const route = request.routeOptions.url ?? 'none';
    app.log.debug({ id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call');
    done();
  });
}

/** JSON and nothing else; no body where one says JSON is no body, as browsers send it with an empty POST. */
function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // He left before he had said everything: nobody hears the answer, and nothing of ours has failed.
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    const failure = failureOf(hasLeft ? new Refusal('invalid_input') : error, request.log);
    happened('refusal', { code: failure.body.code });
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
    return reply.code(failure.status).header('cache-control', 'no-store').send(failure.body);
  });
}
