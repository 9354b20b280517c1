import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MINUTE, SECOND } from '../../../contract/time';
import { isLoopbackHost, isPublicIp } from '../private-address';

export interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface PushReply {
  status: number;
  /** Milliseconds that the service asks us to wait; null where it names none. */
  retryAfter: number | null;
}

const PATIENCE = 10 * SECOND;
const LONGEST_WAIT = 12 * 60 * MINUTE;

/** Posts to a push service. Follows no redirect, reads no answer, and throws where none comes in time. */
export function postToService(
  { endpoint, headers, body }: PushRequest,
  now: () => Date,
  patience = PATIENCE,
): Promise<PushReply> {
  const url = new URL(endpoint);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const isHere = isLoopbackHost(url.hostname);
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      // In all, not only while nothing moves: a service that sends a byte now and then is no answer either.
      signal: AbortSignal.timeout(patience),
      ...(!isHere && { lookup: publicOnly }),
    });
    sending.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, retryAfter: retryAfterOf(response, now()) });
    });
    sending.on('error', (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error))));
    sending.end(body);
  });
}

/** Without the address, which is the receiver's. */
function reasonOf({ name, code }: NodeJS.ErrnoException): string {
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'no answer in time';
  return code ?? 'unknown';
}

function retryAfterOf({ headers }: IncomingMessage, now: Date): number | null {
  const given = headers['retry-after'];
  if (given === undefined) return null;
  const wait = /^\d+$/.test(given) ? Number(given) * SECOND : Date.parse(given) - now.getTime();
  return Number.isNaN(wait) ? null : Math.min(LONGEST_WAIT, Math.max(0, wait));
}

/** A name of theirs that suddenly means a machine of ours is not asked. */
const publicOnly: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => isIP(address) !== 0 && isPublicIp(address));
    const [first] = allowed;
    if (!first) return found(error ?? Object.assign(new Error('not public'), { code: 'ENOTPUBLIC' }), '', 4);
    if (options.all) return found(null, allowed);
    found(null, first.address, first.family);
  });
};
