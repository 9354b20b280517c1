import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

/** Mail programs post their one-click requests as forms; nobody else may, since a form needs no permission to cross origins. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    scope.addContentTypeParser(contentType, { parseAs: 'buffer' }, readForm);
  }
  scope.addContentTypeParser('*', async () => {
    throw new Refusal('unsupported_body', { words: 'Please send the request as a form.' });
  });
}

const RAW_LIMIT = 256 * 1024;

/** Bytes as they came: a signature is over them, and a body read and written again is another body. */
export function acceptRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: RAW_LIMIT },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

async function readForm(request: FastifyRequest, body: string | Buffer): Promise<Record<string, unknown>> {
  const contentType = request.headers['content-type'] ?? '';
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new Refusal('invalid_input', { words: 'That form could not be read.' });
  }
}
