import { randomBytes } from 'node:crypto';
import type { Endpoint } from '../../contract/endpoint';

export function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)?.[name] ?? '')),
  );
  const search = new URLSearchParams((query as Record<string, string> | undefined) ?? {}).toString();
  return search ? `${path}?${search}` : path;
}

/** An address that nobody else in this run has. */
export function uniqueEmail(name = 'someone'): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.com`;
}
