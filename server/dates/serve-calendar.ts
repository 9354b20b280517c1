import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { networkOf } from '../platform/http/address';
import { readFeed } from './feed';

/** Outside the API: a calendar program brings no session. Nothing here tells it to save a file, or it would, once. */
export function serveCalendar(app: FastifyInstance, deps: Deps): void {
  app.route<{ Params: { file: string } }>({
    method: 'GET',
    url: '/calendar/:file',
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const { tag, bytes } = await readFeed(deps, request.params.file, networkOf(request.ip));
      reply.headers({ etag: tag, 'cache-control': 'private, max-age=3600' });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(bytes);
    },
  });
}
