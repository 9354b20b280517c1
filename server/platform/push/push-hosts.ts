import { isLoopbackHost } from '../private-address';

/** The push services of browsers. We post to an address that a browser names: anywhere else, and it could name a server of ours. */
const SERVICES = [
  /^(fcm|android)\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

const LONGEST = 1_000;

/**
 * Whether a push service may be asked at this address. Over https, without a port or a password; besides those of browsers
 * only what the operator names, which on this machine may do without https and have a port.
 */
export function isPushAddress(address: string, ownHosts: readonly string[]): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, host, hostname, port, username, password, hash } = new URL(address);
  if (username || password || hash || address.includes('@')) return false;
  if (ownHosts.includes(host)) return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}
