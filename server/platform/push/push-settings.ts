import * as z from 'zod/mini';
import { isLoopbackHost } from '../private-address';
import { readPushKey } from './vapid';

export interface PushSettings {
  /** Null: made once and kept in the data folder; with a database elsewhere there is none. */
  privateKey: Buffer | null;
  /** Services besides those of browsers. */
  hosts: string[];
}

const HOSTS = /^[a-z0-9.-]+(:\d+)?(,[a-z0-9.-]+(:\d+)?)*$/;
const isKey = (text: string) => readPushKey(text) !== undefined;

export const pushShape = {
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.refine(isKey, 'must be 32 bytes as base64; make some with `openssl rand -base64 32`')),
  ),
  PUSH_HOSTS: z.optional(z.string().check(z.regex(HOSTS, 'must be names of hosts, separated by commas'))),
};

interface Given {
  VAPID_PRIVATE_KEY?: string | undefined;
  PUSH_HOSTS?: string | undefined;
}

export function pushSettingsOf({ VAPID_PRIVATE_KEY: key, PUSH_HOSTS: hosts }: Given): PushSettings {
  return { privateKey: (key && readPushKey(key)) || null, hosts: hosts?.split(',') ?? [] };
}

/** What browsers name must not reach a server on this machine, where browsers of others do so. */
export function pushFaults(given: Given, isPublic: boolean): string[] {
  const isHere = (host: string) => isLoopbackHost(new URL(`http://${host}`).hostname);
  if (!isPublic || !pushSettingsOf(given).hosts.some(isHere)) return [];
  return ['PUSH_HOSTS: may name this machine only where nobody else reaches the product'];
}
