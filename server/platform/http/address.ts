import type { IncomingMessage } from 'node:http';

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The address of a request in the one form that everything behind it expects: a path that can be decoded. What cannot
 * be (`/%zz`) is taken letter by letter, so that it is answered like any unknown address, with all headers.
 */
export function plainAddress(request: IncomingMessage): string {
  const url = (request.url ?? '/').replace(ORIGIN, '');
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  const rest = end < 0 ? '' : url.slice(end);
  return `${path.startsWith('/') ? '' : '/'}${isDecodable(path) ? path : path.replaceAll('%', '%25')}${rest}`;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a call comes from, as limits count it. One IPv6 line has 2^64 addresses to choose from: its network is one place.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...gap, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
