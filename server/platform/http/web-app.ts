import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SCREEN_FILES } from '../../../contract/screen-files';
import { SERVER_PATHS } from '../../../contract/server-paths';
import { Refusal } from '../refusal';
import { type PageFacts, pageSender } from './page';

/** `/icon.png`, `/.well-known/x`: whoever asks for a file has no use for the page. */
const FILES = /\.(?=\d*[a-z])[a-z0-9]{1,20}$|\/\./i;
const HASHED_FOR_EVER = 'public, max-age=31536000, immutable';

interface WebApp extends PageFacts {
  folder: string;
}

/** The built web app from the same process: its files, and its one page for every address that is not the server's. */
export async function serveWebApp(app: FastifyInstance, { folder, ...facts }: WebApp): Promise<void> {
  const sendPage = existsSync(join(folder, 'index.html')) ? pageSender(folder, facts) : null;
  if (sendPage) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      // Each file is a route: what only stands in for another would make a start longer.
      globIgnore: ['**/*.map', '**/*.br', '**/*.gz', SCREEN_FILES],
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes('/assets/') ? HASHED_FOR_EVER : 'no-store');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = decodeURIComponent(request.url.split(/[?#]/, 1)[0] ?? '/');
    const isLooking = request.method === 'GET' || request.method === 'HEAD';
    if (!isLooking || SERVER_PATHS.test(path) || FILES.test(path)) throw new Refusal('not_found');
    if (!sendPage) return reply.type('text/plain').send('The web app has not been built yet: npm run build');
    sendPage(request, reply);
    return reply;
  });
}
