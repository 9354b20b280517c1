import { BlockList, isIPv4, isIPv6 } from 'node:net';

const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8);
ownNetworks.addSubnet('10.0.0.0', 8);
ownNetworks.addSubnet('172.16.0.0', 12);
ownNetworks.addSubnet('192.168.0.0', 16);
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

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
