import type { FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_MARKS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const OWN_PAGE = new Set(['same-origin', 'none']);

/**
 * The stand-ins are for whoever sits at this machine: asked of the connection itself, since a header can say anything;
 * not through a proxy on this machine, which everybody reaches; and not by a name that a foreign page made to point here. Nor does a foreign page in his browser pull their levers.
 */
export async function onlyFromHere(request: FastifyRequest): Promise<void> {
  const named = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const fromHere =
    LOOPBACK.has(request.socket.remoteAddress ?? '') &&
    LOOPBACK_NAMES.has(named) &&
    PROXY_MARKS.every((mark) => request.headers[mark] === undefined);
  if (!fromHere || !isReadingOrOurs(request)) throw new Refusal('not_found');
}

/** A browser says which page sends a form; a script says nothing. */
function isReadingOrOurs({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_PAGE.has(String(site))) return false;
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host;
}
