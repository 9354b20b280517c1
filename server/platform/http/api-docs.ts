import type { FastifyInstance } from 'fastify';
import { docsPageOf, docsStyles } from './docs-page';
import { type Contract, openApiOf } from './openapi';

export function serveApiDocs(app: FastifyInstance, contract: Contract, version: string): void {
  const openApi = onFirstCall(() => JSON.stringify(openApiOf(contract, version)));
  const page = onFirstCall(() => docsPageOf(contract, version));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(openApi()));
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyles));
}

/** What is documented where Premium is not sold: nobody there is told of paying. */
export function withoutPayments(contract: Contract): Contract {
  const kept = (endpoints: Contract[string]) => Object.entries(endpoints).filter(([, { payments }]) => !payments);
  return Object.fromEntries(
    Object.entries(contract).map(([tag, endpoints]) => [tag, Object.fromEntries(kept(endpoints))]),
  );
}

/** Most processes are never asked: a start does not wait for it. */
function onFirstCall(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
