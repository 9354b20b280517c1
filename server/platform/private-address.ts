import { BlockList, isIPv4, isIPv6 } from 'node:net';

const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8);
ownNetworks.addSubnet('10.0.0.0', 8);
ownNetworks.addSubnet('172.16.0.0', 12);
ownNetworks.addSubnet('192.168.0.0', 16);
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Besides those: of the link, of a carrier's network, of documentation, of everybody at once, and what tunnels IPv4. */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(net, bits);
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  special.addSubnet(net, bits, 'ipv6');
}

/** Whether an address is one of the open internet's. */
export function isPublicIp(address: string): boolean {
  // A subnet of these would cover every address of IPv4.
  if (address.toLowerCase().startsWith('::ffff:')) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !ownNetworks.check(address, family) && !special.check(address, family);
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Whether the name of a host means this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.has(host);

/** Names that mean nothing outside a house: those without a dot, as between containers, and those that end in such a word. */
const PRIVATE_NAME = /^[\w-]+$|\.(local|localhost|internal)$/;

/** Whether whoever is reached there sits on this machine or on a network of its owner's. */
export function isPrivateAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIPv4(host)) return ownNetworks.check(host);
  if (isIPv6(host)) return ownNetworks.check(host, 'ipv6');
  return PRIVATE_NAME.test(host);
}

/** An http(s) address and no more: no password, no query. */
export function isPlainAddress(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return [username, password, search, hash].every((part) => part === '');
}

/** A plain address that a path can be written after. */
export function isBareAddress(value: string): boolean {
  return /^https?:\/\/[^\s/\\?#@]+$/.test(value) && isPlainAddress(value);
}
